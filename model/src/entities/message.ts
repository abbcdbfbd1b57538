import * as z from 'zod/mini';
import { idSchema, uidSchema } from '../ids.ts';
import { LOCALES } from '../locale.ts';
import { filledText, instant, line } from './fields.ts';
import { LEAST_WRITING, MESSAGE_MAX } from './message-length.ts';

export const MESSAGE_STATES = ['new', 'read', 'archived'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** The pages on which visitors write to the team. */
const TOPICS = ['contact', 'feedback'] as const;

export const TEAM = 'team';

/**
 * `messages/{id}`: a message from a visitor to a creator or to the team. Functions write it. Its recipient reads it and changes its
 * state.
 */
export const message = z.strictObject({
  id: idSchema,
  /** A creator's id, or the team. */
  to: z.union([z.literal(TEAM), idSchema]),
  /** The uid of the creator who receives it; null where the team does. Security rules decide by it. */
  recipientId: z.nullable(uidSchema),
  /** The page of a message to the team; null where a creator receives it. */
  topic: z.nullable(z.enum(TOPICS)),
  /** The sender's uid where signed in. */
  from: z.nullable(uidSchema),
  /** The sender's name; null where none was given. */
  name: z.nullable(line(80)),
  email: z.email().check(z.maxLength(254)),
  body: filledText(MESSAGE_MAX),
  locale: z.enum(LOCALES),
  createdAt: instant,
  state: z.enum(MESSAGE_STATES),
});
export type Message = z.infer<typeof message>;

/** The fields that its sender writes. */
export const messageDraft = z.pick(message, { name: true, email: true, body: true });
export type MessageDraft = z.infer<typeof messageDraft>;

/** The body of a request that sends a message. */
export const sending = z
  .strictObject({
    /** Made by the browser for this message, so that one that is sent twice arrives once. It becomes the message's id. */
    key: idSchema,
    to: message.shape.to,
    topic: message.shape.topic,
    ...messageDraft.shape,
    locale: message.shape.locale,
    /** A field that people do not see, and that programs fill in. */
    website: z.string().check(z.maxLength(2_000)),
    /** How long the form was open, in milliseconds. Programs are faster than people. */
    openFor: z.number().check(z.minimum(LEAST_WRITING)),
  })
  .check(z.refine(({ to, topic }) => (to === TEAM) === (topic !== null), { path: ['topic'] }));
export type Sending = z.infer<typeof sending>;
