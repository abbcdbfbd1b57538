import * as z from 'zod/mini';
import { idSchema, uidSchema } from '../ids.ts';
import { instant, line } from './fields.ts';
import { RATES } from './quotas.ts';

/** How long an invitation is valid, in milliseconds: one week. */
export const INVITATION_LIFETIME = 7 * 86_400_000;

/** The most editors of one list, apart from its owner. */
export const MAX_EDITORS = 20;

/** The most invitations to one list that may be open at once. */
export const MAX_OPEN_INVITATIONS = RATES.invitationsOfAList;

/**
 * `lists/{listId}/invitations/{id}`: may be accepted once. Functions write it and the list's owner reads it. The hash of its
 * secret lies in a document below it, which no client can read.
 */
export const listInvitation = z.strictObject({
  id: idSchema,
  state: z.enum(['open', 'used', 'revoked']),
  createdAt: instant,
  /** The end of its validity. */
  expiresAt: instant,
  /** When the database deletes it. Until then its link leads to an explanation. */
  purgeAt: instant,
});
export type ListInvitation = z.infer<typeof listInvitation>;

/**
 * `lists/{listId}/people/{uid}`: an editor of a list, who may change its items. Functions write it; its owner and the editor read it.
 */
export const listEditor = z.strictObject({
  /** Stored too: a query for the lists that a user edits cannot find documents by their names. */
  uid: uidSchema,
  /** Of the list. */
  ownerId: uidSchema,
  /** The name that they chose. */
  name: line(80),
  since: instant,
});
export type ListEditor = z.infer<typeof listEditor>;

/** The request that accepts an invitation. */
export const acceptance = z.strictObject({
  listId: idSchema,
  /** The secret from the link, which may have been altered. */
  invitation: z.string().check(z.maxLength(200)),
  name: listEditor.shape.name,
});
export type Acceptance = z.infer<typeof acceptance>;

/** Whether an invitation can still be accepted. @param now in milliseconds */
export function isOpen({ state, expiresAt }: ListInvitation, now: number): boolean {
  return state === 'open' && now < expiresAt;
}
