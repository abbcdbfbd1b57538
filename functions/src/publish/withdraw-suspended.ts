import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { allByCreator, allOwnedIn, publishedWorksOf } from '@waymark/model/function-queries';
import { listsOf } from '@waymark/model/own-queries';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { hasSuspendedRecord, suspensionOf } from '../accounts/suspension.ts';
import { ApiError } from '../platform/errors.ts';
import { toQuery } from '../platform/to-query.ts';
import { endEditorships } from '../sharing/end-editorships.ts';
import { unpublishWork } from './withdraw-work.ts';

/**
 * Unpublishes everything of a suspended creator: works become drafts and lists private, so that the creator can publish them
 * again after the suspension. Links to previews end, and they edit no list and no story of others any more.
 */
export async function withdrawSuspended(db: Firestore, creatorId: string): Promise<void> {
  const suspension = await suspensionOf(db, creatorId);
  if (!suspension?.suspended) return;
  const { userId } = suspension;
  for (const query of publishedWorksOf(userId)) {
    const works = await toQuery(db, query).select().get();
    for (const { id } of works.docs) await unpublish(db, userId, id);
  }
  // Public documents without a work.
  for (const kind of PUBLISHED_KINDS) {
    const left = await toQuery(db, allByCreator(kind, creatorId)).select().get();
    for (const { ref } of left.docs) await ref.delete();
  }
  const lists = await toQuery(db, listsOf(userId)).select('visibility').get();
  for (const list of lists.docs) {
    if (list.get('visibility') !== 'private') await list.ref.update({ visibility: 'private' });
  }
  const previews = await toQuery(db, allOwnedIn('previewLinks', userId)).select().get();
  for (const { ref } of previews.docs) await ref.delete();
  await endEditorships(db, userId);
}

/** A work that breaks its schema stays unchanged; its public document is deleted like the others. */
async function unpublish(db: Firestore, uid: string, workId: string): Promise<void> {
  try {
    await unpublishWork(db, uid, workId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/**
 * Makes a list private that a suspended owner has just published: an existing session lasts for up to an hour, and lists are
 * written without a function.
 */
export async function withdrawListOfSuspended(
  db: Firestore,
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const visibility: unknown = after?.get('visibility');
  if (after === undefined || visibility === 'private' || visibility === before?.get('visibility')) return;
  const ownerId: unknown = after.get('ownerId');
  if (typeof ownerId !== 'string' || !(await hasSuspendedRecord(db, ownerId))) return;
  await after.ref.update({ visibility: 'private' });
}
