import type { Firestore } from 'firebase-admin/firestore';
import { endEditorship, type OwnRequest, personRef, requireOwn, sharedRef } from './shared-document.ts';

/**
 * Removes an editor from a list or a co-writer from a story, for the owner or for this user. Removing another user changes nothing.
 * @throws ApiError as `requireOwn`
 */
export async function removeEditor(
  db: Firestore,
  { uid, shared, editorId }: OwnRequest & { editorId: string },
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const ref = sharedRef(db, shared);
    const [document, editor] = await transaction.getAll(ref, personRef(ref, editorId));
    const goes = uid === editorId && document?.exists && editor?.exists;
    if (!goes) await requireOwn(transaction, db, { uid, shared }, 'Only the owner says who else edits it.');
    if (document) endEditorship(transaction, document, editorId);
  });
}
