import { list as listSchema } from '@waymark/model/entities/list';
import { type Shared, sharedPath } from '@waymark/model/entities/shared';
import { work as workSchema } from '@waymark/model/entities/work';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { readEntity } from '../platform/stored.ts';

/** A request for a list or a story that the caller owns. */
export interface OwnRequest {
  /** The id of the caller. */
  uid: string;
  shared: Shared;
}

export function sharedRef(db: Firestore, shared: Shared): DocumentReference {
  return db.doc(sharedPath(shared));
}

export function invitationRef(document: DocumentReference, invitationId: string): DocumentReference {
  return document.collection('invitations').doc(invitationId);
}

/** Below an invitation, where security rules let no client read. */
export function hashRef(invitation: DocumentReference): DocumentReference {
  return invitation.collection('secrets').doc('hash');
}

/** An editor of a list, or a co-writer of a story. */
export function personRef(document: DocumentReference, uid: string): DocumentReference {
  return document.collection('people').doc(uid);
}

/** The owner of a list or a story; undefined where it does not exist, is broken or in the trash, or is a work of another kind. */
export function ownerOf(shared: Shared, snapshot: DocumentSnapshot | undefined): string | undefined {
  if (snapshot === undefined) return undefined;
  if (shared.kind === 'list') return readEntity(snapshot, listSchema)?.ownerId;
  const work = readEntity(snapshot, workSchema);
  return work?.kind === 'post' && work.deletedAt === undefined ? shared.ownerId : undefined;
}

/** Whether everybody with its address may read a document. A story, which is a work, says no visibility itself. */
function isOpenToAll(snapshot: DocumentSnapshot): boolean {
  return ['public', 'unlisted'].includes(snapshot.get('visibility'));
}

/**
 * A list or a story as it is stored, for its owner.
 * @param refusal the message for another user who may see it
 * @throws ApiError `not-found`, also for one that the caller may not see; `forbidden` for one that they may see
 */
export async function requireOwn(
  transaction: Transaction,
  db: Firestore,
  { uid, shared }: OwnRequest,
  refusal: string,
): Promise<DocumentSnapshot> {
  const snapshot = await transaction.get(sharedRef(db, shared));
  const ownerId = ownerOf(shared, snapshot);
  if (ownerId === uid) return snapshot;
  const isSeen =
    ownerId !== undefined &&
    (isOpenToAll(snapshot) || (await transaction.get(personRef(snapshot.ref, uid))).exists);
  if (isSeen) throw new ApiError('forbidden', refusal);
  throw new ApiError('not-found', `There is no such ${shared.kind}.`);
}

/**
 * Ends the right of a user to edit a list or a story. A listener to its document may go on until that changes, so that one that
 * only its editors may read does. Its time moves by a millisecond and not to now: the versions of a story are kept by the time that
 * passes between changes of its content.
 * @param document the list or the story, read in this transaction
 */
export function endEditorship(transaction: Transaction, document: DocumentSnapshot, uid: string): void {
  transaction.delete(personRef(document.ref, uid));
  if (document.exists && !isOpenToAll(document)) {
    const last: unknown = document.get('updatedAt');
    const updatedAt =
      last instanceof Timestamp ? Timestamp.fromMillis(last.toMillis() + 1) : FieldValue.serverTimestamp();
    transaction.update(document.ref, { updatedAt });
  }
}
