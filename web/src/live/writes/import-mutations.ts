import type { ImportItem } from '@waymark/model/entities/instagram-import';
import { doc, runTransaction } from 'firebase/firestore';
import { firestore } from '../../session/firebase.ts';
import { stored } from '../core/stored.ts';
import { runInDatabase } from '../core/unavailable-error.ts';

/** What the owner of an import changes in an item. */
export type ItemChange = Partial<Pick<ImportItem, 'position' | 'positionFrom' | 'state' | 'workId'>>;

/**
 * Changes an item of an import. A transaction, because a plain write would wait for a connection instead of failing without one.
 * @throws UnavailableError, and the refusal of the security rules
 */
export function changeItem(importId: string, mediaId: string, change: ItemChange): Promise<void> {
  const ref = doc(firestore, 'instagramImports', importId, 'items', mediaId);
  return runInDatabase(() =>
    runTransaction(firestore, async (transaction) => {
      transaction.update(ref, stored.encode(change));
    }),
  );
}
