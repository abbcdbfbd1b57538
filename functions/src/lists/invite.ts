import {
  INVITATION_LIFETIME,
  isOpen,
  listInvitation,
  MAX_OPEN_INVITATIONS,
} from '@waymark/model/entities/list-people';
import { unusedInvitationsOf } from '@waymark/model/function-queries';
import { newId } from '@waymark/model/ids';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { readEntities, readEntity, stored } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { encodeInvitation, hashOf, newSecret } from './invitation-secret.ts';
import { hashRef, invitationRef, listRef, type OwnListRequest, requireOwnList } from './shared-list.ts';

/** The most open invitations, for each week until the database deletes the first of them. */
const MOST_UNUSED = 10 * MAX_OPEN_INVITATIONS;

/** How long an expired invitation is stored, in milliseconds. */
const REMEMBERED = 30 * 86_400_000;

/**
 * Creates an invitation to edit a list, for its owner.
 * @param now in milliseconds
 * @returns the content of its link, only once, since the secret is not stored
 * @throws ApiError as `requireOwnList`, and `too-many-invitations` where the most are open
 */
export function invite(db: Firestore, { uid, listId, now }: OwnListRequest & { now: number }) {
  return db.runTransaction(async (transaction) => {
    const list = listRef(db, listId);
    await requireOwnList(transaction, list, uid, 'Only the owner of a list invites others to it.');
    const unused = await transaction.get(toQuery(db, unusedInvitationsOf(listId, MOST_UNUSED)));
    const open = readEntities(unused.docs, listInvitation).filter((each) => isOpen(each, now));
    if (open.length >= MAX_OPEN_INVITATIONS) {
      throw new ApiError('too-many-invitations', 'Revoke an open invitation first.');
    }
    const [id, secret] = [newId(), newSecret()];
    const expiresAt = now + INVITATION_LIFETIME;
    const purgeAt = expiresAt + REMEMBERED;
    const ref = invitationRef(list, id);
    transaction.create(ref, stored.encode({ state: 'open', createdAt: now, expiresAt, purgeAt }));
    transaction.create(hashRef(ref), { sha256: hashOf(secret), ...stored.encode({ purgeAt }) });
    return { invitation: encodeInvitation({ id, secret }), expiresAt };
  });
}

/**
 * Revokes an invitation for the list's owner. A used one stays used, and its user an editor.
 * @throws ApiError as `requireOwnList`, also where the invitation does not exist
 */
export async function revokeInvitation(
  db: Firestore,
  { uid, listId, invitationId }: OwnListRequest & { invitationId: string },
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const list = listRef(db, listId);
    await requireOwnList(transaction, list, uid, 'Only the owner of a list takes an invitation back.');
    const ref = invitationRef(list, invitationId);
    const found = readEntity(await transaction.get(ref), listInvitation);
    if (found === undefined) throw new ApiError('not-found', 'There is no such invitation.');
    if (found.state === 'open') transaction.update(ref, { state: 'revoked' });
  });
}
