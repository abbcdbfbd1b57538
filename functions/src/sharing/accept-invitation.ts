import type { Shared } from '@waymark/model/entities/shared';
import { isOpen, MOST_EDITORS, shareInvitation } from '@waymark/model/entities/sharing';
import { editorsOf } from '@waymark/model/own-queries';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { isSecretOf, parseLink } from '../platform/secret-link.ts';
import { readEntity, stored } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { hashRef, invitationRef, ownerOf, personRef, sharedRef } from './shared-document.ts';

/** What a user accepts, as their link says. */
export interface Acceptance {
  shared: Shared;
  invitation: string;
  /** The name that they chose. */
  name: string;
}

interface Accepting extends Acceptance {
  uid: string;
  /** In milliseconds. */
  now: number;
}

/**
 * Makes a user an editor of a list or a co-writer of a story by an invitation, which is then used. A user who is one already does
 * not use it, so that a request with a lost answer can be repeated.
 * @throws ApiError `invitation-unknown` for an invalid link, or where the list or the story is gone; `invitation-used`, `-revoked` and
 * `-expired`; `list-full` or `story-full` where the most edit it
 */
export async function acceptInvitation(db: Firestore, accepting: Accepting): Promise<void> {
  const { uid, shared, now, name } = accepting;
  const link = parseLink(accepting.invitation);
  if (link === undefined) throw unknown();
  const most = MOST_EDITORS[shared.kind];
  await db.runTransaction(async (transaction) => {
    const ref = sharedRef(db, shared);
    const invitation = invitationRef(ref, link.id);
    const [document, foundInvitation, hash] = await transaction.getAll(ref, invitation, hashRef(invitation));
    const ownerId = ownerOf(shared, document);
    const found = foundInvitation && readEntity(foundInvitation, shareInvitation);
    if (ownerId === undefined || !found || !isSecretOf(hash?.get('sha256'), link.secret)) throw unknown();
    const editors = await transaction.get(toQuery(db, editorsOf(shared, most)));
    if (ownerId === uid || editors.docs.some(({ id }) => id === uid)) return;
    if (found.state !== 'open') {
      throw new ApiError(`invitation-${found.state}`, `The invitation was ${found.state}.`);
    }
    if (!isOpen(found, now)) throw new ApiError('invitation-expired', 'The invitation has expired.');
    if (editors.size >= most)
      throw new ApiError(`${shared.kind}-full`, `The ${shared.kind} has the maximum number of editors.`);
    transaction.update(invitation, { state: 'used' });
    transaction.set(personRef(ref, uid), stored.encode({ uid, ownerId, name, since: now }));
  });
}

function unknown(): ApiError {
  return new ApiError('invitation-unknown', 'There is no such invitation.');
}
