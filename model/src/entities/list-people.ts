import * as z from 'zod/mini';
import { idSchema, uidSchema } from '../ids.ts';
import { instant, line } from './fields.ts';

/** How long an invitation can be accepted, in milliseconds: a week. */
export const INVITATION_LASTS = 7 * 86_400_000;

/** How many invitations to one list may be open at once. */
export const MAX_OPEN_INVITATIONS = 20;

/**
 * `lists/{listId}/invitations/{id}`: may be accepted once. Written by functions, read by the list's owner; the hash of its secret
 * lies below it, where nobody reads.
 */
export const listInvitation = z.strictObject({
  id: idSchema,
  state: z.enum(['open', 'used', 'revoked']),
  createdAt: instant,
  /** From then on it is accepted no more. */
  expiresAt: instant,
  /** When the database forgets it: until then who follows its link is told what became of it. */
  purgeAt: instant,
});
export type ListInvitation = z.infer<typeof listInvitation>;

/** `lists/{listId}/people/{uid}`: an editor of a list, for its owner. Written by functions; who may edit, `editors` says. */
export const listEditor = z.strictObject({
  uid: uidSchema,
  /** What they call themselves. */
  name: line(80),
  since: instant,
});
export type ListEditor = z.infer<typeof listEditor>;

/** What somebody sends who accepts an invitation. */
export const acceptance = z.strictObject({
  listId: idSchema,
  /** What the link says, however it may have been altered. */
  invitation: z.string().check(z.maxLength(200)),
  name: listEditor.shape.name,
});
export type Acceptance = z.infer<typeof acceptance>;

/** Whether an invitation can still be accepted. @param now in milliseconds */
export function isOpen({ state, expiresAt }: ListInvitation, now: number): boolean {
  return state === 'open' && now < expiresAt;
}
