import { originalPath, uploadedPhotoPath } from '@waymark/model/entities/original';
import { type Quotas, shareOf } from '@waymark/model/entities/quotas';
import type { PhotoFault, UploadedPhoto } from '@waymark/model/entities/uploaded-photo';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { raisedFor, usedByPhotos } from '../accounts/count-used.ts';
import { codeOf } from '../platform/error-code.ts';
import { ApiError } from '../platform/errors.ts';
import type { TakePoint } from '../platform/limits.ts';
import { stored } from '../platform/stored.ts';
import type { OriginalRef, PhotoStore } from './follow-original.ts';

/**
 * Deletes a new original whose owner has as many photos as they may have, or uploaded as many today as they may. Storage cannot
 * count. One that replaces another of the same name is new too: it may be larger. The record says why, until the deletion of the
 * original is followed.
 * @param take counts the uploads of a user
 * @returns whether the original is refused
 */
export async function refuseOverQuota(
  store: PhotoStore,
  { uid, photoId }: OriginalRef,
  take: TakePoint,
): Promise<boolean> {
  const record = store.db.doc(uploadedPhotoPath(uid, photoId));
  const original = store.originals.file(originalPath(uid, photoId));
  try {
    const [known, [{ generation, timeCreated = '', size = 0 }]] = await Promise.all([
      record.get(),
      original.getMetadata(),
    ]);
    // The event came twice.
    if (known.get('generation') === String(generation)) return false;
    const bytes = Number(size);
    const reason = await refusal(store, { uid, bytes, replaced: known, take });
    if (reason === undefined) return false;
    const refused: UploadedPhoto = {
      id: photoId,
      generation: String(generation),
      createdAt: Date.parse(timeCreated),
      bytes,
      state: 'failed',
      reason,
    };
    await record.set(stored.encode(refused, 'id'));
    await original.delete({ ignoreNotFound: true });
    return true;
  } catch (error) {
    // It was deleted meanwhile, which is followed like every deletion.
    if (codeOf(error) === 404) return false;
    throw error;
  }
}

interface NewOriginal {
  uid: string;
  bytes: number;
  /** The record of the photo with the same name, which is counted still; it may not exist. */
  replaced: DocumentSnapshot;
  take: TakePoint;
}

async function refusal(
  { db }: PhotoStore,
  { uid, bytes, replaced, take }: NewOriginal,
): Promise<PhotoFault | undefined> {
  const [all, raised] = await Promise.all([usedByPhotos(db, uid), raisedFor(db, uid)]);
  const used = replaced.exists
    ? { photos: all.photos - 1, photoBytes: all.photoBytes - bytesIn(replaced) }
    : all;
  const found: Quotas = { used, ...(raised && { raised }) };
  const [photos, space] = [shareOf('photos', found), shareOf('photoBytes', found)];
  if (photos.used >= photos.most || space.used + bytes > space.most) return 'over-quota';
  try {
    await take(uid);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too-many') return 'too-many-today';
    throw error;
  }
}

function bytesIn(record: DocumentSnapshot): number {
  const bytes: unknown = record.get('bytes');
  return typeof bytes === 'number' ? bytes : 0;
}
