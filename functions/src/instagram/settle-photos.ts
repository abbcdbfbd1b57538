import type { ImportFailure, ImportProblem } from '@waymark/model/entities/import-problems';
import { importItem } from '@waymark/model/entities/instagram-import';
import { originalPath, photoPathOf, uploadedPhotoPath } from '@waymark/model/entities/original';
import { type UploadedPhoto, uploadedPhoto } from '@waymark/model/entities/uploaded-photo';
import type { Firestore } from 'firebase-admin/firestore';
import pMap from 'p-map';
import type { PhotoStore } from '../photos/follow-original.ts';
import { readEntities, stored } from '../platform/stored.ts';
import { itemRef } from './paths.ts';
import type { Progress } from './turn-outcome.ts';

/** How many items are looked at together. Each has at most 40 photos. */
const LOOKED_AT = 100;

/** How many originals are looked for at once. */
const AT_ONCE = 20;

/** How many turns may pass in which no photo was made, before those that are missing are given up. */
const MOST_WAITS = 60;

/** What became of pending items. */
interface Settled {
  /** Those whose photos are still being made. */
  pending: string[];
  /** Those of which a photo was refused: it has to be stored again once there is room. */
  refused: string[];
  imported: number;
  failed: number;
  problems: { item: string; reason: ImportProblem }[];
  /** Set where the account has no room for photos. */
  failure: ImportFailure | undefined;
}

interface Run {
  uid: string;
  importId: string;
}

/**
 * Looks which photos of the first pending items were made, and completes these items. Of a run in which photos were refused it looks at
 * all of them, so that all that were refused are stored again together.
 */
export async function settlePhotos(
  store: PhotoStore,
  run: Run,
  { pending, waits, isRefused = false }: Pick<Progress, 'pending' | 'waits' | 'isRefused'>,
): Promise<Settled> {
  const settled: Settled = {
    pending: [],
    refused: [],
    imported: 0,
    failed: 0,
    problems: [],
    failure: undefined,
  };
  let start = 0;
  do {
    await settleSome(store, run, pending.slice(start, start + LOOKED_AT), settled, { waits, isRefused });
    start += LOOKED_AT;
  } while (start < pending.length && (isRefused || settled.failure !== undefined));
  settled.pending.unshift(...pending.slice(start));
  return settled;
}

/** @param settled is changed */
async function settleSome(
  { db, originals }: PhotoStore,
  { uid, importId }: Run,
  looked: readonly string[],
  settled: Settled,
  { waits, isRefused }: { waits: number; isRefused: boolean },
): Promise<void> {
  if (looked.length === 0) return;
  const items = readEntities(
    await db.getAll(...looked.map((id) => itemRef(db, importId, id))),
    importItem,
    'mediaId',
  );
  const known = await photosAt(
    db,
    items.flatMap(({ photoIds }) => photoIds.map((id) => uploadedPhotoPath(uid, id))),
  );
  // The record of a refused photo goes with its original, mostly before a turn sees it.
  const missing =
    waits > 0 || isRefused ? items.flatMap(({ photoIds }) => photoIds.filter((id) => !known.has(id))) : [];
  const gone = new Set<string>();
  await pMap(
    missing,
    async (id) => {
      const [isThere] = await originals.file(originalPath(uid, id)).exists();
      if (!isThere) gone.add(id);
    },
    { concurrency: AT_ONCE },
  );
  const refusal = (id: string) => refusalOf(known.get(id)) ?? (gone.has(id) ? 'too-many-today' : undefined);
  const writing = db.batch();
  for (const item of items) {
    const photos = item.photoIds.map((id) => known.get(id));
    const refusals = item.photoIds.map(refusal).filter((failure) => failure !== undefined);
    if (refusals.length > 0) {
      const kept = item.photoIds.filter((id) => refusal(id) === undefined);
      // Those of a run before may have room now.
      if (!isRefused) settled.failure ??= refusals[0];
      settled.refused.push(item.mediaId);
      writing.update(itemRef(db, importId, item.mediaId), { photoIds: kept });
      continue;
    }
    const isOver = waits >= MOST_WAITS;
    if (photos.some((photo) => photo === undefined) && !isOver) {
      settled.pending.push(item.mediaId);
      continue;
    }
    const ready = photos.flatMap((photo) => (photo?.state === 'ready' ? [photo] : []));
    const [first] = ready;
    if (ready.length < item.photoIds.length) {
      const [line = ''] = item.caption.split('\n');
      const reason = photos.includes(undefined) ? 'not-stored' : 'not-a-picture';
      settled.problems.push({ item: (line || item.mediaId).slice(0, 200).toWellFormed(), reason });
    }
    if (first === undefined) {
      settled.failed++;
      continue;
    }
    settled.imported++;
    if (item.photo !== undefined) continue;
    const { id, width, height, thumbhash, position } = first;
    const photo = { path: photoPathOf(uid, id), width, height, thumbhash, alt: {} };
    const placed = item.position === undefined && position && { position, positionFrom: 'photo' };
    writing.update(itemRef(db, importId, item.mediaId), stored.encode({ photo, ...placed }));
  }
  await writing.commit();
}

/** Why the account refused a photo; undefined where it did not. */
function refusalOf(photo: UploadedPhoto | undefined): ImportFailure | undefined {
  if (photo?.state !== 'failed') return undefined;
  if (photo.reason === 'over-quota') return 'storage-full';
  return photo.reason === 'too-many-today' ? 'too-many-today' : undefined;
}

/** The records of photos at these paths, by their ids. */
async function photosAt(
  db: Firestore,
  paths: readonly string[],
): Promise<ReadonlyMap<string, UploadedPhoto>> {
  if (paths.length === 0) return new Map();
  const found = await db.getAll(...paths.map((path) => db.doc(path)));
  return new Map(readEntities(found, uploadedPhoto).map((photo) => [photo.id, photo]));
}
