import * as z from 'zod/mini';
import { uidSchema } from '../ids.ts';
import { instant } from './fields.ts';

/** How long a deletion can be cancelled, in milliseconds: 14 days. */
export const DELETION_DELAY = 14 * 86_400_000;

/** How recent the sign-in must be with which an account is deleted, in milliseconds. */
export const RECENT_SIGN_IN = 10 * 60_000;

/**
 * `deletions/{uid}`: an account that is going to be deleted. Written by functions and read by the user. `waiting` can be
 * cancelled; `running` has begun.
 */
export const accountDeletion = z.strictObject({
  uid: uidSchema,
  state: z.enum(['waiting', 'running']),
  requestedAt: instant,
  /** When it begins; once it is running, when it goes on. */
  dueAt: instant,
  /** When the account was closed, which is the beginning. */
  closedAt: z.exactOptional(instant),
});
export type AccountDeletion = z.infer<typeof accountDeletion>;
