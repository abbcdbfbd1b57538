import { archivePath, type DataExport, dataExport } from '@waymark/model/entities/data-export';
import { newId } from '@waymark/model/ids';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { PhotoStore } from '../../photos/follow-original.ts';
import { readEntity, stored } from '../../platform/stored.ts';

/** After this time an archive that is still being made was lost, in milliseconds: longer than all attempts take. */
const LOST_AFTER = 6 * 3_600_000;

/**
 * A request that comes this soon after an archive began is the same one again, in milliseconds: a second tap, another tab, or what the
 * network repeated. A small archive may be ready before the second one is looked at.
 */
const REPEATED_WITHIN = 60_000;

export function exportRef(db: Firestore, uid: string): DocumentReference {
  return db.doc(`users/${uid}/exports/latest`);
}

/**
 * Begins an archive of a user's data, in place of an earlier one. One that is being made, or has just been made, is the answer.
 * @param now in milliseconds
 * @param take counts a new archive, or refuses it
 */
export async function requestExport(
  { db, originals }: PhotoStore,
  uid: string,
  now: number,
  take: () => Promise<void> = async () => {},
): Promise<{ archiveId: string; isNew: boolean }> {
  const known = readEntity(await exportRef(db, uid).get(), dataExport);
  if (!isAnswer(known, now)) await take();
  const { archiveId, before } = await db.runTransaction(async (transaction) => {
    const ref = exportRef(db, uid);
    const existing = readEntity(await transaction.get(ref), dataExport);
    if (isAnswer(existing, now)) {
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

/** Whether an archive answers a request. One that failed does not. */
function isAnswer(archive: DataExport | undefined, now: number): archive is DataExport {
  if (archive === undefined || archive.state === 'failed') return false;
  return now - archive.startedAt < (archive.state === 'making' ? LOST_AFTER : REPEATED_WITHIN);
}
