import { type ImportItem, importItem } from '@waymark/model/entities/instagram-import';
import { type Position, samePosition } from '@waymark/model/geography/position';
import {
  type DocumentReference,
  deleteField,
  doc,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore';
import { firestore } from '../../session/firebase.ts';
import { readEntity } from '../core/read-entity.ts';
import { stored } from '../core/stored.ts';
import { runInDatabase } from '../core/unavailable-error.ts';

/** What the owner of an import changes in an item. */
export type ItemChange = Partial<Pick<ImportItem, 'position' | 'positionFrom' | 'state' | 'workId'>>;

/**
 * Cancels an import of an archive that no tab works on, for example because it was closed. A tab that still does notices it.
 * @throws UnavailableError, and the refusal of the security rules
 */
export function cancelImport(importId: string): Promise<void> {
  return runInDatabase(() =>
    runTransaction(firestore, async (transaction) => {
      const change = { status: 'cancelled', finishedAt: serverTimestamp(), failure: deleteField() };
      transaction.update(doc(firestore, 'instagramImports', importId), change);
    }),
  );
}

/**
 * Changes an item of an import. A transaction, because a plain write would wait for a connection instead of failing without one.
 * @throws UnavailableError, and the refusal of the security rules
 */
export function changeItem(importId: string, mediaId: string, change: ItemChange): Promise<void> {
  return runInDatabase(() =>
    runTransaction(firestore, async (transaction) => {
      transaction.update(itemRef(importId, mediaId), stored.encode(change));
    }),
  );
}

/**
 * Gives an item back the position that it had before it was placed, or none. An item that was placed elsewhere since, or became a draft,
 * stays as it is.
 * @param before the item before it was placed
 * @param placed where it was placed
 * @throws UnavailableError, and the refusal of the security rules
 */
export function undoPlacing(importId: string, before: ImportItem, placed: Position): Promise<void> {
  const { mediaId, position, positionFrom } = before;
  const ref = itemRef(importId, mediaId);
  return runInDatabase(() =>
    runTransaction(firestore, async (transaction) => {
      const data = (await transaction.get(ref)).data();
      const raw = data && { path: ref.path, id: mediaId, data: stored.decode(data) };
      const now = raw && readEntity(raw, importItem, 'mediaId');
      if (now?.state !== 'new' || !now.position || !samePosition(now.position, placed)) return;
      transaction.update(ref, { position: deleteField(), ...stored.encode({ position, positionFrom }) });
    }),
  );
}

function itemRef(importId: string, mediaId: string): DocumentReference {
  return doc(firestore, 'instagramImports', importId, 'items', mediaId);
}
