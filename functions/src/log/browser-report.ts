import { uidSchema } from '@waymark/model/ids';
import * as z from 'zod/mini';

/** The severities that browsers may report; the others are for servers. */
const SEVERITIES = ['INFO', 'WARNING', 'ERROR'] as const;

/**
 * Characters that end a line, move a cursor, change the direction of writing or are not text. The log shows a visible character
 * instead.
 */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const MAX_MESSAGE = 1_000;
const MAX_STACK = 4_000;

const text = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max)),
    z.transform((value) => value.replaceAll('\r\n', '\n').replace(UNSEEN, '\ufffd')),
  );

/** A browser's report of an error: the query of `GET /api/log/write`. */
export const browserReport = z.strictObject({
  severity: z.enum(SEVERITIES),
  userId: z.optional(z.union([uidSchema, z.literal('')])),
  message: z.pipe(text(MAX_MESSAGE), z.string().check(z.minLength(1))),
  stack: z.optional(text(MAX_STACK)),
});
