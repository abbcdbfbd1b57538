import { originalPath, uploadedPhotoPath } from '@waymark/model/entities/original';
import type { PhotoNotes } from '@waymark/model/entities/uploaded-photo';
import { deleteField, doc, runTransaction } from 'firebase/firestore';
import { type Failure, failureOf } from '../../session/failure.ts';
import { firestore } from '../../session/firebase.ts';
import { runInDatabase } from '../core/unavailable-error.ts';

/**
 * Changes what the owner wrote of a photo.
 * @returns the failure, or undefined after success
 */
export async function describePhoto(
  uid: string,
  photoId: string,
  notes: Partial<PhotoNotes>,
): Promise<Failure | undefined> {
  const { credit, ...others } = notes;
  try {
    await runInDatabase(() =>
      // A plain write would wait for a connection instead of failing without one.
      runTransaction(firestore, async (transaction) => {
        transaction.update(doc(firestore, uploadedPhotoPath(uid, photoId)), {
          ...others,
          ...(credit !== undefined && { credit: credit.trim() === '' ? deleteField() : credit }),
        });
      }),
    );
    return undefined;
  } catch (error) {
    return failureOf(error);
  }
}

/** Deletes originals, with which functions delete everything that was made of them. @returns those that could not be deleted */
export async function deletePhotos(uid: string, photoIds: readonly string[]): Promise<Set<string>> {
  const { firebaseTransport } = await import('../uploads/firebase-transport.ts');
  const failed = new Set<string>();
  for (const photoId of photoIds) {
    try {
      await firebaseTransport.remove(originalPath(uid, photoId));
    } catch (error) {
      console.warn('A photo could not be deleted.', error);
      failed.add(photoId);
    }
  }
  return failed;
}
