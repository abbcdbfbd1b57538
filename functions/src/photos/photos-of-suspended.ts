import { originalPath, photoPathOf, uploadedPhotoPath } from '@waymark/model/entities/original';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { closedSince } from '../accounts/closed-account.ts';
import { isSuspended } from '../accounts/suspension.ts';
import { codeOf } from '../platform/error-code.ts';
import type { OriginalRef, PhotoStore } from './follow-original.ts';

/** Adds an original to the queue that makes variants. */
type Enqueue = (event: { original: string; generation: string; what: 'again' }) => Promise<void>;

/** A creator's record before and after a change. */
interface Change {
  before: DocumentSnapshot | undefined;
  after: DocumentSnapshot | undefined;
  /** In milliseconds. */
  now: number;
}

/**
 * Reacts to a change of a creator's record: takes the photos of a suspended creator off the web, and has them made again for one
 * who is active again. The originals stay, which only their owner can read.
 */
export async function followPhotosOfSuspended(
  store: PhotoStore,
  enqueue: Enqueue,
  { before, after, now }: Change,
): Promise<void> {
  const uid: unknown = after?.get('userId');
  if (typeof uid !== 'string' || (!isSuspended(before) && !isSuspended(after))) return;
  if ((await closedSince(store.db, uid)) !== undefined) {
    await store.variants.deleteFiles({ prefix: `photos/${uid}/`, force: true });
    // Without its record a photo is made again.
    await store.db.recursiveDelete(store.db.collection(`users/${uid}/photos`));
    return;
  }
  const [files] = await store.originals.getFiles({ prefix: `originals/${uid}/` });
  for (const { name, metadata } of files) {
    await enqueue({ original: name, generation: `${metadata.generation}-${now}`, what: 'again' });
  }
}

/**
 * Withdraws one photo of a suspended user. An original that was uploaded with a token from before the suspension is deleted.
 * @returns whether the owner is suspended
 */
export async function withdrawOfSuspended(
  store: PhotoStore,
  { uid, photoId }: OriginalRef,
): Promise<boolean> {
  const since = await closedSince(store.db, uid);
  if (since === undefined) return false;
  await store.variants.deleteFiles({ prefix: `${photoPathOf(uid, photoId)}/`, force: true });
  await store.db.doc(uploadedPhotoPath(uid, photoId)).delete();
  const original = store.originals.file(originalPath(uid, photoId));
  try {
    const [{ timeCreated = '' }] = await original.getMetadata();
    if (Date.parse(timeCreated) > since) await original.delete({ ignoreNotFound: true });
  } catch (error) {
    if (codeOf(error) !== 404) throw error;
  }
  return true;
}
