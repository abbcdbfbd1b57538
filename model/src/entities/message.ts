import * as z from 'zod/mini';
import { idSchema, uidSchema } from '../ids.ts';
import { LOCALES } from '../locale.ts';
import { filledText, instant } from './fields.ts';
import { MESSAGE_MAX } from './message-length.ts';

const MESSAGE_STATES = ['new', 'read', 'archived'] as const;

/** `messages/{id}`: a message from a visitor to a creator or to the team. Read and written by functions only. */
export const message = z.strictObject({
  id: idSchema,
  /** A creator's id, or the team. */
  to: z.union([z.literal('team'), idSchema]),
  /** The sender's uid where signed in. */
  from: z.nullable(uidSchema),
  email: z.email().check(z.maxLength(254)),
  body: filledText(MESSAGE_MAX),
  locale: z.enum(LOCALES),
  createdAt: instant,
  state: z.enum(MESSAGE_STATES),
});
export type Message = z.infer<typeof message>;

/** The fields that its sender writes. */
export const messageDraft = z.pick(message, { email: true, body: true });
export type MessageDraft = z.infer<typeof messageDraft>;
