import { list as listSchema } from '@waymark/model/entities/list';
import { type Acceptance, isOpen, listInvitation, MAX_EDITORS } from '@waymark/model/entities/list-people';
import { editorsOf } from '@waymark/model/own-queries';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { readEntity, stored } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { isSecretOf, parseInvitation } from './invitation-secret.ts';
import { hashRef, invitationRef, listRef, personRef } from './shared-list.ts';

interface Accepting extends Acceptance {
  uid: string;
  /** In milliseconds. */
  now: number;
}

/**
 * Makes a user an editor of a list by an invitation, which is then used. An existing editor does not use it, so that a request
 * with a lost answer can be repeated.
 * @throws ApiError `invitation-unknown` for an invalid link or a deleted list; `invitation-used`, `-revoked` and `-expired`; `list-full` where a list has the most editors
 */
export async function acceptInvitation(db: Firestore, accepting: Accepting): Promise<void> {
  const { uid, listId, now, name } = accepting;
  const link = parseInvitation(accepting.invitation);
  if (link === undefined) throw unknown();
  await db.runTransaction(async (transaction) => {
    const ref = listRef(db, listId);
    const invitation = invitationRef(ref, link.id);
    const [foundList, foundInvitation, hash] = await transaction.getAll(ref, invitation, hashRef(invitation));
    const list = foundList && readEntity(foundList, listSchema);
    const found = foundInvitation && readEntity(foundInvitation, listInvitation);
    if (!list || !found || !isSecretOf(hash?.get('sha256'), link.secret)) throw unknown();
    const editors = await transaction.get(toQuery(db, editorsOf(listId, MAX_EDITORS)));
    if (list.ownerId === uid || editors.docs.some(({ id }) => id === uid)) return;
    if (found.state !== 'open') {
      throw new ApiError(`invitation-${found.state}`, `The invitation was ${found.state}.`);
    }
    if (!isOpen(found, now)) throw new ApiError('invitation-expired', 'The invitation has expired.');
    if (editors.size >= MAX_EDITORS)
      throw new ApiError('list-full', 'The list has the maximum number of editors.');
    transaction.update(invitation, { state: 'used' });
    transaction.set(personRef(ref, uid), stored.encode({ uid, ownerId: list.ownerId, name, since: now }));
  });
}

function unknown(): ApiError {
  return new ApiError('invitation-unknown', 'There is no such invitation.');
}
