import { originalPath, uploadedPhotoPath } from '@waymark/model/entities/original';
import { type Quotas, shareOf } from '@waymark/model/entities/quotas';
import type { PhotoFault, UploadedPhoto } from '@waymark/model/entities/uploaded-photo';
import { raisedFor, usedByPhotos } from '../accounts/count-used.ts';
import { codeOf } from '../platform/error-code.ts';
import { ApiError } from '../platform/errors.ts';
import type { TakePoint } from '../platform/limits.ts';
import { stored } from '../platform/stored.ts';
import type { OriginalRef, PhotoStore } from './follow-original.ts';

/**
 * Deletes a new original whose owner has as many photos as they may have, or uploaded as many today as they may. Storage cannot
 * count. The record says why, until the deletion of the original is followed.
 * @param take counts the uploads of a user
 * @returns whether the original is refused
 */
export async function refuseOverQuota(
  store: PhotoStore,
  { uid, photoId }: OriginalRef,
  take: TakePoint,
): Promise<boolean> {
  const record = store.db.doc(uploadedPhotoPath(uid, photoId));
  if ((await record.get()).exists) return false;
  const original = store.originals.file(originalPath(uid, photoId));
  try {
    const [{ generation, timeCreated = '', size = 0 }] = await original.getMetadata();
    const bytes = Number(size);
    const reason = await refusal(store, { uid, bytes, take });
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

async function refusal(
  { db }: PhotoStore,
  { uid, bytes, take }: { uid: string; bytes: number; take: TakePoint },
): Promise<PhotoFault | undefined> {
  const [used, raised] = await Promise.all([usedByPhotos(db, uid), raisedFor(db, uid)]);
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
