import { firestore, storage } from '../platform/admin.ts';
import { ORIGINALS_BUCKET } from '../platform/configuration.ts';
import type { PhotoStore } from './follow-original.ts';

/** Where the photos of this deployment are. */
export function photoStore(): PhotoStore {
  return {
    db: firestore,
    originals: storage.bucket(ORIGINALS_BUCKET.value()),
    variants: storage.bucket(),
  };
}
