import {
  INVITATION_LIFETIME,
  isOpen,
  MAX_OPEN_INVITATIONS,
  shareInvitation,
} from '@waymark/model/entities/sharing';
import { unusedInvitationsOf } from '@waymark/model/function-queries';
import { newId } from '@waymark/model/ids';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { encodeLink, hashOf, newSecret } from '../platform/secret-link.ts';
import { readEntities, readEntity, stored } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { hashRef, invitationRef, type OwnRequest, requireOwn } from './shared-document.ts';

/** The most open invitations, for each week until the database deletes the first of them. */
const MOST_UNUSED = 10 * MAX_OPEN_INVITATIONS;

/** How long an expired invitation is stored, in milliseconds. */
const REMEMBERED = 30 * 86_400_000;

/**
 * Creates an invitation to edit a list or a story, for its owner.
 * @param now in milliseconds
 * @returns the content of its link, only once, since the secret is not stored
 * @throws ApiError as `requireOwn`, and `too-many-invitations` where the most are open
 */
export function invite(db: Firestore, { uid, shared, now }: OwnRequest & { now: number }) {
  return db.runTransaction(async (transaction) => {
    const document = await requireOwn(transaction, db, { uid, shared }, 'Only the owner invites others.');
    const unused = await transaction.get(toQuery(db, unusedInvitationsOf(shared, MOST_UNUSED)));
    const open = readEntities(unused.docs, shareInvitation).filter((each) => isOpen(each, now));
    if (open.length >= MAX_OPEN_INVITATIONS) {
      throw new ApiError('too-many-invitations', 'Revoke an open invitation first.');
    }
    const [id, secret] = [newId(), newSecret()];
    const expiresAt = now + INVITATION_LIFETIME;
    const purgeAt = expiresAt + REMEMBERED;
    const ref = invitationRef(document.ref, id);
    transaction.create(ref, stored.encode({ state: 'open', createdAt: now, expiresAt, purgeAt }));
    transaction.create(hashRef(ref), { sha256: hashOf(secret), ...stored.encode({ purgeAt }) });
    return { invitation: encodeLink({ id, secret }), expiresAt };
  });
}

/**
 * Revokes an invitation, for the owner of the list or the story. A used one stays used, and its user an editor.
 * @throws ApiError as `requireOwn`, also where the invitation does not exist
 */
export async function revokeInvitation(
  db: Firestore,
  { uid, shared, invitationId }: OwnRequest & { invitationId: string },
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const refusal = 'Only the owner takes an invitation back.';
    const document = await requireOwn(transaction, db, { uid, shared }, refusal);
    const ref = invitationRef(document.ref, invitationId);
    const found = readEntity(await transaction.get(ref), shareInvitation);
    if (found === undefined) throw new ApiError('not-found', 'There is no such invitation.');
    if (found.state === 'open') transaction.update(ref, { state: 'revoked' });
  });
}
