import { archivePath, type DataExport, dataExport } from '@waymark/model/entities/data-export';
import { newId } from '@waymark/model/ids';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { PhotoStore } from '../../photos/follow-original.ts';
import { readEntity, stored } from '../../platform/stored.ts';

/** After this time an archive that is still being made was lost, in milliseconds: longer than all attempts take. */
const LOST_AFTER = 6 * 3_600_000;

export function exportRef(db: Firestore, uid: string): DocumentReference {
  return db.doc(`users/${uid}/exports/latest`);
}

/**
 * Begins an archive of a user's data, in place of an earlier one. While one is being made, it is the answer.
 * @param now in milliseconds
 * @param take counts a new archive, or refuses it
 */
export async function requestExport(
  { db, originals }: PhotoStore,
  uid: string,
  now: number,
  take: () => Promise<void> = async () => {},
): Promise<{ archiveId: string; isNew: boolean }> {
  const isMade = (made: DataExport | undefined) =>
    made?.state === 'making' && now - made.startedAt < LOST_AFTER;
  const known = readEntity(await exportRef(db, uid).get(), dataExport);
  if (!isMade(known)) await take();
  const { archiveId, before } = await db.runTransaction(async (transaction) => {
    const ref = exportRef(db, uid);
    const existing = readEntity(await transaction.get(ref), dataExport);
    if (existing !== undefined && isMade(existing)) {
      return { archiveId: existing.archiveId, before: existing };
    }
    const begun: DataExport = { id: 'latest', archiveId: newId(), state: 'making', startedAt: now };
    transaction.set(ref, stored.encode(begun, 'id'));
    return { archiveId: begun.archiveId, before: existing };
  });
  const isNew = before?.archiveId !== archiveId;
  if (isNew && before !== undefined) {
    await originals.file(archivePath(uid, before.archiveId)).delete({ ignoreNotFound: true });
  }
  return { archiveId, isNew };
}
