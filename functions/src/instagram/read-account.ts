import { importItem, instagramImport, MAX_PROBLEMS } from '@waymark/model/entities/instagram-import';
import { originalPath, photoPathOf } from '@waymark/model/entities/original';
import { quotas, quotasPath, shareOf } from '@waymark/model/entities/quotas';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { PhotoStore } from '../photos/follow-original.ts';
import { ApiError } from '../platform/errors.ts';
import { readEntities, readEntity, stored } from '../platform/stored.ts';
import { deletePhoto } from '../publish/trash/purge-trash.ts';
import { accountSource } from './api/account-source.ts';
import { ImportEnded, importPage, type MediaSink, storeAgain } from './api/import-page.ts';
import { InstagramError } from './api/instagram-error.ts';
import { claimItems } from './claim-items.ts';
import { type Instagram, markExpired, tokenOf } from './connection.ts';
import { importRef, itemRef } from './paths.ts';
import { settlePhotos } from './settle-photos.ts';
import {
  afterAgain,
  afterFault,
  afterFull,
  afterPage,
  BEGIN,
  endOf,
  type Outcome,
  PHOTO_PAUSE,
  type Progress,
  progressSchema,
} from './turn-outcome.ts';

/** While this many items wait for their photos to be made, no further page is read: their ids are in one document. */
const MOST_PENDING = 5_000;

/** How many items whose photos were refused before a turn stores again. */
const AGAIN_AT_ONCE = 25;

/** How far an import from the API is. No client reads it. */
function progressRef(run: DocumentReference): DocumentReference {
  return run.collection('progress').doc('api');
}

/** The turn that comes next in an import. */
export async function nextTurn(db: Firestore, importId: string): Promise<number> {
  return (await progressOf(db, importId)).turn;
}

async function progressOf(db: Firestore, importId: string): Promise<Progress> {
  const found = await progressRef(importRef(db, importId)).get();
  return progressSchema.safeParse(found.data()).data ?? BEGIN;
}

interface Turn {
  uid: string;
  importId: string;
  turn: number;
  now: number;
}

/** The turn after a turn, and the pause before it in milliseconds. */
interface NextTurn {
  turn: number;
  pause: number;
  /** Whether it reads a page. */
  isReading: boolean;
}

/**
 * Does one turn of an import from the API: looks which photos were made, and reads one page. A turn that was done before, or of an import
 * that does not run, does nothing.
 * @returns undefined where there is no further turn
 */
export async function readAccount(
  store: PhotoStore,
  instagram: Instagram,
  { uid, importId, turn, now }: Turn,
): Promise<NextTurn | undefined> {
  const { db } = store;
  const run = readEntity(await importRef(db, importId).get(), instagramImport);
  const progress = await progressOf(db, importId);
  if (run?.ownerId !== uid || run.status !== 'running' || progress.turn !== turn) return undefined;
  const outcome = await workOn(store, instagram, { uid, importId, turn, now }, progress);
  const isOn = await record(db, importId, turn, outcome, now);
  if (!isOn || outcome.end !== undefined) return undefined;
  return { turn: turn + 1, pause: outcome.pause, isReading: !outcome.progress.isRead };
}

async function workOn(
  store: PhotoStore,
  instagram: Instagram,
  turn: Turn,
  progress: Progress,
): Promise<Outcome> {
  const settled = await settlePhotos(store, turn, progress);
  const again = [...(progress.again ?? []), ...settled.refused];
  const base: Outcome = {
    progress: {
      ...progress,
      turn: turn.turn + 1,
      pending: settled.pending,
      again,
      isRefused: settled.failure !== undefined,
      tries: 0,
    },
    counts: { found: 0, imported: settled.imported, skipped: 0, failed: settled.failed },
    problems: settled.problems,
    pause: 0,
  };
  if (settled.failure !== undefined) {
    const isFull = !(await hasRoom(store.db, turn.uid, 0));
    return { ...base, end: { status: 'failed', failure: isFull ? 'storage-full' : settled.failure } };
  }
  const isMoving = settled.imported + settled.failed > 0;
  const waits = isMoving || settled.pending.length === 0 ? 0 : progress.waits + 1;
  if (again.length === 0 && (progress.isRead || settled.pending.length >= MOST_PENDING)) {
    const isDone = progress.isRead && settled.pending.length === 0;
    return {
      ...base,
      progress: { ...base.progress, waits },
      pause: isMoving ? 0 : PHOTO_PAUSE,
      ...(isDone && { end: endOf(progress) }),
    };
  }
  const isStoring = again.length > 0 || progress.isListed === true;
  if (isStoring && !(await hasRoom(store.db, turn.uid, settled.pending.length))) {
    return { ...base, end: { status: 'failed', failure: 'storage-full' } };
  }
  try {
    const token = await tokenOf(store.db, instagram, turn);
    if (token === undefined) throw new InstagramError('disconnected', 'there is no token');
    const [source, sink] = [accountSource(instagram.app, token), sinkOf(store, turn)];
    if (again.length > 0) {
      const some = again.slice(0, AGAIN_AT_ONCE);
      return afterAgain(base, await storeAgain(source, sink, some), again.slice(AGAIN_AT_ONCE));
    }
    return afterPage(base, await importPage(source, sink, progress));
  } catch (error) {
    if (error instanceof ImportEnded) return base;
    if (error instanceof ApiError && error.code === 'too-many-items') return afterFull(base);
    if (!(error instanceof InstagramError)) throw error;
    if (error.fault === 'disconnected') await markExpired(store.db, turn.uid);
    return afterFault(base, progress, error);
  }
}

/** Whether a user may have more photos than those that they have, and those that are being made. */
async function hasRoom(db: Firestore, uid: string, waiting: number): Promise<boolean> {
  const found = quotas.safeParse((await db.doc(quotasPath(uid)).get()).data()).data;
  const [photos, space] = [shareOf('photos', found), shareOf('photoBytes', found)];
  return photos.used + waiting < photos.most && space.used < space.most;
}

/** Writes what a turn did, unless another task did it before. @returns whether the import still runs */
function record(
  db: Firestore,
  importId: string,
  turn: number,
  outcome: Outcome,
  now: number,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const ref = importRef(db, importId);
    const [snapshot, found] = await transaction.getAll(ref, progressRef(ref));
    const run = snapshot && readEntity(snapshot, instagramImport);
    const progress = progressSchema.safeParse(found?.data()).data ?? BEGIN;
    if (run === undefined || progress.turn !== turn) return false;
    const { counts, problems, end, failure } = outcome;
    const failureNow = end?.failure ?? failure;
    const isOn = run.status === 'running';
    transaction.set(progressRef(ref), outcome.progress);
    transaction.update(ref, {
      ...stored.encode({
        counts: {
          found: run.counts.found + counts.found,
          imported: run.counts.imported + counts.imported,
          skipped: run.counts.skipped + counts.skipped,
          failed: run.counts.failed + counts.failed,
        },
        problems: [...run.problems, ...problems].slice(0, MAX_PROBLEMS),
        // A run that was paused or cancelled meanwhile stays so.
        ...(isOn && end && { status: end.status, finishedAt: now }),
      }),
      failure: failureNow ?? FieldValue.delete(),
    });
    return isOn;
  });
}

function sinkOf(store: PhotoStore, { uid, importId }: Turn): MediaSink {
  const { db, originals } = store;
  return {
    uid,
    async claim(media) {
      try {
        const items = media.map(({ item, otherKeys }) => ({ item, otherKeys }));
        return await claimItems(db, { uid, importId, items });
      } catch (error) {
        const isOver = error instanceof ApiError && (error.code === 'conflict' || error.code === 'not-found');
        throw isOver ? new ImportEnded('The import does not run any more.', { cause: error }) : error;
      }
    },
    async photosOf(mediaIds) {
      if (mediaIds.length === 0) return new Map();
      const found = await db.getAll(...mediaIds.map((id) => itemRef(db, importId, id)));
      return new Map(
        readEntities(found, importItem, 'mediaId').map(({ mediaId, photoIds }) => [mediaId, photoIds]),
      );
    },
    async store(photoId, fetched) {
      const file = originals.file(originalPath(uid, photoId));
      if ((await file.exists())[0]) return false;
      const { bytes, type } = await fetched();
      await file.save(Buffer.from(bytes), { resumable: false, contentType: type });
      return true;
    },
    async addPhotos(photos) {
      if (photos.size === 0) return [];
      return db.runTransaction(async (transaction) => {
        const refs = [...photos.keys()].map((id) => itemRef(db, importId, id));
        const found = await transaction.getAll(...refs);
        for (const item of readEntities(found, importItem, 'mediaId')) {
          const ids = photos.get(item.mediaId) ?? [];
          const photoIds = [...ids, ...item.photoIds.filter((id) => !ids.includes(id))];
          transaction.update(itemRef(db, importId, item.mediaId), { photoIds });
        }
        return found.filter(({ exists }) => !exists).map(({ id }) => id);
      });
    },
    remove: (photoId) => deletePhoto(store, uid, photoPathOf(uid, photoId)),
  };
}
