import { type ImportStatus, isFinished } from '@waymark/model/entities/import-status';
import { importItem, instagramImport } from '@waymark/model/entities/instagram-import';
import { originalPath, photoIdOf, uploadedPhotoPath } from '@waymark/model/entities/original';
import type { Photo } from '@waymark/model/entities/photo';
import { uploadedPhoto } from '@waymark/model/entities/uploaded-photo';
import { allItemsOfImport } from '@waymark/model/own-queries';
import { FirebaseError } from 'firebase/app';
import {
  type DocumentReference,
  type DocumentSnapshot,
  deleteField,
  doc,
  getDocFromServer,
  getDocsFromServer,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
} from 'firebase/firestore';
import { readEntity } from '../../../live/core/read-entity.ts';
import { stored } from '../../../live/core/stored.ts';
import { toQuery } from '../../../live/core/to-query.ts';
import { runInDatabase } from '../../../live/core/unavailable-error.ts';
import { UploadError } from '../../../live/uploads/upload-failure.ts';
import { type UploadTask, uploadPhoto } from '../../../live/uploads/upload-photo.ts';
import { isOver } from '../../../live/uploads/upload-state.ts';
import { addItems, setProblems } from '../../../services/instagram-api.ts';
import { firestore } from '../../../session/firebase.ts';
import {
  EndedElsewhere,
  type ImportTarget,
  NotRunning,
  TooManyItems,
  type UploadedPhoto,
} from './import-target.ts';

/** How many items are read at once. */
const PAGE = 500;

/** How often a request is sent while there is no answer, or while there were too many requests. */
const TRIES = 6;

/** The pause before the second attempt, in milliseconds. Each further one is twice as long. */
const PAUSE = 1_000;

/** The account of the signed-in creator. */
export function firestoreTarget(uid: string): ImportTarget {
  const runRef = (importId: string) => doc(firestore, 'instagramImports', importId);
  return {
    uid,
    start: (importId, run) =>
      written((transaction) => {
        const own = { ownerId: uid, source: 'archive', status: 'running', problems: [], finishedAt: null };
        const fields = { ...run, ...own };
        transaction.set(runRef(importId), { ...fields, startedAt: serverTimestamp() });
      }),
    change: (importId, { failure, ...change }) =>
      written(async (transaction) => {
        const status = statusIn(await transaction.get(runRef(importId)));
        const isOver = status === undefined || (isFinished(status) && status !== 'failed');
        if (isOver && status !== change.status) throw new EndedElsewhere();
        const fields = { ...stored.encode(change), failure: failure ?? deleteField() };
        transaction.update(runRef(importId), fields);
      }),
    async setProblems(importId, problems) {
      const failed = await setProblems(uid, importId, problems);
      if (failed) throw new Error(`The problems were refused: ${failed.reason}`);
    },
    async items(importId) {
      const items = new Map<string, { photoIds: readonly string[] }>();
      let page = toQuery(firestore, allItemsOfImport(importId, PAGE));
      for (;;) {
        const { docs } = await runInDatabase(() => getDocsFromServer(page));
        for (const { ref, id, data } of docs.map((one) => ({ ref: one.ref, id: one.id, data: one.data() }))) {
          const item = readEntity({ path: ref.path, id, data: stored.decode(data) }, importItem, 'mediaId');
          if (item) items.set(id, item);
        }
        const last = docs.at(-1);
        if (last === undefined || docs.length < PAGE) return items;
        page = query(page, startAfter(last));
      }
    },
    async add(importId, items) {
      for (let time = 1; ; time++) {
        const answer = await addItems(uid, importId, items);
        if ('done' in answer) return new Set(answer.done.skipped);
        const { reason } = answer.failure;
        if (reason === 'full') throw new TooManyItems();
        if (reason === 'gone') throw new EndedElsewhere();
        if (reason === 'not-now') {
          const status = statusIn(await runInDatabase(() => getDocFromServer(runRef(importId))));
          throw status === undefined || isFinished(status) ? new EndedElsewhere() : new NotRunning();
        }
        if ((reason !== 'unreachable' && reason !== 'too-many') || time === TRIES) {
          throw new Error(`The items were refused: ${reason}`);
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE * 2 ** (time - 1)));
      }
    },
    async upload(photoId, file, signal) {
      const there = await storedPhoto(uid, photoId);
      if (there) return there;
      const content = await file();
      signal.throwIfAborted();
      const { path } = await finished(uploadPhoto(content, uid, undefined, photoId), signal);
      const made = await storedPhoto(uid, photoIdOf(path));
      if (made === undefined) throw new UploadError('not-ready');
      return { ...made, isNew: true };
    },
    async addPhoto(importId, mediaId, uploaded) {
      const { photo, isNew } = uploaded;
      const remove = async () => {
        if (!isNew) return;
        const { firebaseTransport } = await import('../../../live/uploads/firebase-transport.ts');
        await firebaseTransport.remove(originalPath(uid, photoIdOf(photo.path)));
      };
      try {
        const isThere = await noted(doc(runRef(importId), 'items', mediaId), uploaded);
        if (!isThere) await remove();
      } catch (error) {
        // The items of a deleted import cannot be read. After any other error the photo may be noted.
        if (error instanceof FirebaseError && error.code === 'permission-denied') await remove();
        throw error;
      }
    },
  };
}

/** Notes a photo in its item. @returns false where the import was undone meanwhile, and the item is gone */
function noted(ref: DocumentReference, { photo, position }: UploadedPhoto): Promise<boolean> {
  return runInDatabase(() =>
    runTransaction(firestore, async (transaction) => {
      const data = (await transaction.get(ref)).data();
      if (data === undefined) return false;
      const raw = { path: ref.path, id: ref.id, data: stored.decode(data) };
      const item = readEntity(raw, importItem, 'mediaId');
      const photoId = photoIdOf(photo.path);
      if (item === undefined || item.photoIds.includes(photoId)) return true;
      const change = {
        photoIds: [...item.photoIds, photoId],
        ...(item.photo === undefined && { photo }),
        ...(item.position === undefined && position && { position, positionFrom: 'photo' }),
      };
      transaction.update(ref, stored.encode(change));
      return true;
    }),
  );
}

/** The status of an import; undefined where it was deleted. */
function statusIn(document: DocumentSnapshot): ImportStatus | undefined {
  return instagramImport.shape.status.safeParse(document.get('status')).data;
}

/** A transaction, because a plain write would wait for a connection instead of failing without one. */
function written(
  write: (transaction: Parameters<Parameters<typeof runTransaction>[1]>[0]) => void | Promise<void>,
): Promise<void> {
  return runInDatabase(() => runTransaction(firestore, async (transaction) => write(transaction)));
}

/** A photo whose variants are made, with the position that it had; undefined where there is none. */
async function storedPhoto(uid: string, photoId: string): Promise<UploadedPhoto | undefined> {
  const ref = doc(firestore, uploadedPhotoPath(uid, photoId));
  const snapshot = await runInDatabase(() => getDocFromServer(ref));
  const data = snapshot.data();
  const record =
    data && readEntity({ path: ref.path, id: photoId, data: stored.decode(data) }, uploadedPhoto);
  if (record?.state !== 'ready') return undefined;
  const { width, height, thumbhash, position } = record;
  return {
    photo: { path: `photos/${uid}/${photoId}`, width, height, thumbhash, alt: {} },
    position,
    isNew: false,
  };
}

/** Waits for an upload. @throws UploadError */
function finished(task: UploadTask, signal: AbortSignal): Promise<Photo> {
  return new Promise((resolve, reject) => {
    const cancel = () => task.cancel();
    signal.addEventListener('abort', cancel);
    const stop = task.subscribe(() => {
      const { state, photo, failure } = task.current();
      if (!isOver(state)) return;
      stop();
      signal.removeEventListener('abort', cancel);
      if (photo) resolve(photo);
      else reject(failure === undefined ? signal.reason : new UploadError(failure.reason));
    });
    task.start();
  });
}
