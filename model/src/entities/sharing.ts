import * as z from 'zod/mini';
import { idSchema, uidSchema } from '../ids.ts';
import { instant, line } from './fields.ts';
import { RATES } from './quotas.ts';
import type { Shared } from './shared.ts';

/** How long an invitation is valid, in milliseconds: one week. */
export const INVITATION_LIFETIME = 7 * 86_400_000;

/** The most people with whom the owner of a list or a story edits it. */
export const MOST_EDITORS = { list: 20, story: 10 } as const satisfies Record<Shared['kind'], number>;

/** The most invitations to one list or story that may be open at once. */
export const MAX_OPEN_INVITATIONS = RATES.openInvitations;

/**
 * `lists/{listId}/invitations/{id}` and `users/{uid}/works/{workId}/invitations/{id}`: may be accepted once. Functions write it and
 * the owner reads it. The hash of its secret lies in a document below it, which no client can read.
 */
export const shareInvitation = z.strictObject({
  id: idSchema,
  state: z.enum(['open', 'used', 'revoked']),
  createdAt: instant,
  /** The end of its validity. */
  expiresAt: instant,
  /** When the database deletes it. Until then its link leads to an explanation. */
  purgeAt: instant,
});
export type ShareInvitation = z.infer<typeof shareInvitation>;

/**
 * `lists/{listId}/people/{uid}`, an editor of a list, who may change its items; and `users/{ownerId}/works/{workId}/people/{uid}`, a
 * co-writer of a story, who may change its content. Functions write it; the owner and this user read it.
 */
export const coEditor = z.strictObject({
  /** Stored too: a query for what a user edits cannot find documents by their names. */
  uid: uidSchema,
  /** Of the list or the story. */
  ownerId: uidSchema,
  /** The name that they chose. */
  name: line(80),
  since: instant,
});
export type CoEditor = z.infer<typeof coEditor>;

const accepted = {
  /** The secret from the link, which may have been altered. */
  invitation: z.string().check(z.maxLength(200)),
  name: coEditor.shape.name,
};

/** The requests that accept an invitation to a list, and to a story. */
export const listAcceptance = z.strictObject({ listId: idSchema, ...accepted });
export const storyAcceptance = z.strictObject({ ownerId: uidSchema, workId: idSchema, ...accepted });

/** Whether an invitation can still be accepted. @param now in milliseconds */
export function isOpen({ state, expiresAt }: ShareInvitation, now: number): boolean {
  return state === 'open' && now < expiresAt;
}
