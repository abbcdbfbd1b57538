import { uidSchema } from '@waymark/model/ids';
import * as z from 'zod/mini';

/** How bad what a browser reports can be: the rest is for servers. */
const SEVERITIES = ['INFO', 'WARNING', 'ERROR'] as const;

/**
 * Everything that could end a line, move a cursor, turn the direction of writing round or be no text at all: whoever reads the
 * log sees a character in its place.
 */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const MAX_MESSAGE = 1_000;
const MAX_STACK = 4_000;

const text = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max)),
    z.transform((value) => value.replaceAll('\r\n', '\n').replace(UNSEEN, '\ufffd')),
  );

/** What a browser says that went wrong: the query of `GET /api/log/write`. */
export const browserReport = z.strictObject({
  severity: z.enum(SEVERITIES),
  userId: z.optional(z.union([uidSchema, z.literal('')])),
  message: z.pipe(text(MAX_MESSAGE), z.string().check(z.minLength(1))),
  stack: z.optional(text(MAX_STACK)),
});
