import { Writable } from 'node:stream';
import type { Manifest } from '@waymark/model/archive/archive';
import { ARCHIVE_FILES } from '@waymark/model/archive/archive';
import {
  archivePath,
  type DataExport,
  dataExport,
  EXPORT_LIFETIME,
} from '@waymark/model/entities/data-export';
import type { Firestore } from 'firebase-admin/firestore';
import type { PhotoStore } from '../../photos/follow-original.ts';
import { readEntity, stored } from '../../platform/stored.ts';
import { personOf } from '../person.ts';
import { makeArchive } from './make-archive.ts';
import { exportRef } from './request-export.ts';

/** How much of the archive is in memory while it is sent to Storage, in bytes: a multiple of 256 KiB. */
const CHUNK = 4 * 1_024 * 1_024;

interface ExportJob {
  uid: string;
  archiveId: string;
}

interface ExportOptions {
  /** The address of the site. */
  origin: string;
  now?: () => number;
}

/**
 * Makes an archive that was requested, and reports it to its user. A second run makes the same file again; a run for an archive
 * that is not wanted any more, or is ready, does nothing.
 * @returns what was made; undefined where there was nothing to do
 */
export async function runExport(
  store: PhotoStore,
  { uid, archiveId }: ExportJob,
  { origin, now = () => Date.now() }: ExportOptions,
): Promise<Manifest | undefined> {
  if (!(await isWanted(store.db, uid, archiveId))) return undefined;
  const file = store.originals.file(archivePath(uid, archiveId));
  const output = Writable.toWeb(
    file.createWriteStream({
      resumable: true,
      chunkSize: CHUNK,
      contentType: 'application/zip',
      metadata: { contentDisposition: 'attachment; filename="waymark.zip"', cacheControl: 'no-store' },
    }),
  );
  const manifest = await makeArchive(store, await personOf(store.db, uid), { output, now: now(), origin });
  const [{ size }] = await file.getMetadata();
  const finishedAt = now();
  const isReported = await report(store.db, uid, archiveId, {
    state: 'ready',
    finishedAt,
    expiresAt: finishedAt + EXPORT_LIFETIME,
    bytes: Number(size),
    works: manifest.counts[ARCHIVE_FILES.works] ?? 0,
    photos: manifest.counts['photos'] ?? 0,
    missing: manifest.missing.length,
  });
  if (isReported) return manifest;
  // The account was deleted, or another archive has been requested.
  if (!(await isNamed(store.db, uid, archiveId))) await file.delete({ ignoreNotFound: true });
  return undefined;
}

/** Reports to its user that the attempts to make an archive have ended. */
export async function recordFailedExport(
  { db }: PhotoStore,
  { uid, archiveId }: ExportJob,
  now: number,
): Promise<void> {
  await report(db, uid, archiveId, { state: 'failed', finishedAt: now });
}

async function isWanted(db: Firestore, uid: string, archiveId: string): Promise<boolean> {
  const asked = readEntity(await exportRef(db, uid).get(), dataExport);
  return asked?.archiveId === archiveId && asked.state === 'making';
}

async function isNamed(db: Firestore, uid: string, archiveId: string): Promise<boolean> {
  return (await exportRef(db, uid).get()).get('archiveId') === archiveId;
}

type Outcome<State extends DataExport['state']> = Omit<
  Extract<DataExport, { state: State }>,
  'id' | 'archiveId' | 'startedAt'
>;

/** @returns false where this archive is not being made any more */
function report(
  db: Firestore,
  uid: string,
  archiveId: string,
  outcome: Outcome<'ready'> | Outcome<'failed'>,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const ref = exportRef(db, uid);
    const asked = readEntity(await transaction.get(ref), dataExport);
    if (asked?.archiveId !== archiveId || asked.state !== 'making') return false;
    transaction.set(ref, stored.encode({ ...asked, ...outcome }, 'id'));
    return true;
  });
}
