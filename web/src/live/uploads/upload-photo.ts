import { originalPath, type PhotoType } from '@waymark/model/entities/original';
import type { Photo } from '@waymark/model/entities/photo';
import { newId } from '@waymark/model/ids';
import { createStore, type Source } from '../../ui/store.ts';
import { photoTypeOf } from './photo-type.ts';
import { UploadError, type UploadReason, uploadFailureOf } from './upload-failure.ts';
import { afterEvent, isOver, newUpload, type UploadEvent, type UploadProgress } from './upload-state.ts';
import type { Arrived, Sending, UploadTransport } from './upload-transport.ts';

/** A file that becomes a photo. */
export interface UploadTask extends Source<UploadProgress> {
  readonly file: File;
  /** Begins it; it waits before. */
  start(): void;
  /** Each says whether it could be done in the state that the upload is in. */
  pause(): boolean;
  resume(): boolean;
  cancel(): boolean;
}

/** How long not one byte may arrive while it is sent until that is said, in milliseconds. */
export const CUT_OFF_AFTER = 8_000;

/** What is no larger, in bytes, is sent in one request, of which nobody tells how far it is. */
const ONE_REQUEST = 256 * 1024;

/** How long after its sending has ended a file may still come to be stored, in milliseconds. */
export const LATE = 2_000;

/** Reasons after which a photo may still be made of what is stored. */
const OPEN: readonly UploadReason[] = ['not-ready', 'refused'];

/** How often a file is sent that arrives as another. */
const SENDINGS = 2;

const loadTransport = async (): Promise<UploadTransport> =>
  (await import('./firebase-transport.ts')).firebaseTransport;

/**
 * Uploads a file as the original of a new photo, and waits until that can be shown. It never throws: what goes wrong is in the
 * task's state.
 */
export function uploadPhoto(file: File, uid: string, load = loadTransport): UploadTask {
  const progress = createStore(newUpload(file.size));
  progress.subscribe(watch);
  let isStarted = false;
  let sending: Sending | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let transport: UploadTransport | undefined;
  const ended = new AbortController();

  /** @returns whether it changed anything */
  function tell(event: UploadEvent): boolean {
    const before = progress.current();
    progress.set(afterEvent(before, event));
    return progress.current() !== before;
  }

  /** Every change starts the waiting for the next bytes anew. */
  function watch(): void {
    clearTimeout(quiet);
    const { state, phase, isCutOff } = progress.current();
    if (state !== 'running' || phase !== 'sending') return;
    if (!isCutOff) quiet = setTimeout(() => tell({ type: 'lost' }), CUT_OFF_AFTER);
    // Where the network went, it is waited for, however long that is.
    else if (transport !== undefined && !transport.isAway()) {
      quiet = setTimeout(giveUp, Math.max(0, transport.retryLimit - CUT_OFF_AFTER));
    }
  }

  function giveUp(): void {
    tell({ type: 'failed', failure: { reason: navigator.onLine ? 'retries-over' : 'offline' } });
    sending?.cancel();
  }

  function heedConnection(): void {
    if (transport?.isAway() === true) {
      // It may be quiet for a while already: that it is given up is not to happen now.
      if (!tell({ type: 'lost' })) watch();
    } else if (tell({ type: 'back' })) sending?.again();
  }

  async function run(): Promise<void> {
    let stopHeeding = () => {};
    try {
      const type = photoTypeOf(file);
      transport = await load();
      if (!tell({ type: 'begun' })) return;
      stopHeeding = transport.onConnectionChange(heedConnection);
      const photoId = await sendWhole(transport, type);
      tell({ type: 'stored' });
      tell({ type: 'made', photo: await make(transport, photoId) });
    } catch (error) {
      if (isWanted()) fail(error);
      // What was cancelled has not failed.
      else tell({ type: 'halted' });
    } finally {
      stopHeeding();
    }
  }

  function fail(error: unknown): void {
    const failure = uploadFailureOf(error);
    // A fault of ours that was not seen before is reported already.
    if (error instanceof UploadError && failure.reason === 'broken') reportError(error);
    tell({ type: 'failed', failure });
  }

  /** Sends the file until it has arrived as it is: an answer that was lost can make it longer. @returns the photo's id */
  async function sendWhole(transport: UploadTransport, type: PhotoType): Promise<string> {
    const hashed = transport.hashOf(file);
    // It is awaited later; until then it may fail unheard.
    hashed.catch(() => {});
    for (let time = 1; time <= SENDINGS && isWanted(); time++) {
      const photoId = newId();
      const path = originalPath(uid, photoId);
      const { size, md5 } = await send(transport, path, type);
      const isWhole = size === file.size && md5 === (await hashed);
      if (isWhole && isWanted()) return photoId;
      await removeQuietly(transport, path);
    }
    throw new UploadError('altered');
  }

  async function send(transport: UploadTransport, path: string, type: PhotoType): Promise<Arrived> {
    let last = 0;
    const one = await transport.send(path, file, type, {
      onSent(bytes) {
        // Also where a part is sent anew, and the whole is no further.
        if (bytes !== last && !tell({ type: 'sent', bytes })) watch();
        last = bytes;
      },
      onPaused: () => tell({ type: 'halted' }),
    });
    sending = one;
    // What was asked for before it could be told.
    if (!isWanted()) one.cancel();
    else if (progress.current().state === 'pausing') one.pause();
    try {
      return await one.arrived;
    } catch (error) {
      // All of it was on its way: it may be stored all the same, and is nobody's.
      const isWhole = file.size <= ONE_REQUEST || last >= file.size;
      if (isWhole) setTimeout(() => void removeQuietly(transport, path), LATE);
      throw error;
    } finally {
      sending = undefined;
    }
  }

  const isWanted = () => progress.current().state !== 'canceling' && !isOver(progress.current().state);

  async function make(transport: UploadTransport, photoId: string): Promise<Photo> {
    try {
      return await transport.whenVariantsMade(uid, photoId, ended.signal);
    } catch (error) {
      // It may still be made; all else is over, and nothing can be shown of it.
      const isOpen = error instanceof UploadError && OPEN.includes(error.reason);
      if (!isOpen) await removeQuietly(transport, originalPath(uid, photoId));
      throw error;
    }
  }

  return {
    file,
    current: progress.current,
    initial: progress.initial,
    subscribe: progress.subscribe,
    start() {
      if (isStarted || isOver(progress.current().state)) return;
      isStarted = true;
      void run();
    },
    pause() {
      if (!tell({ type: 'pause' })) return false;
      sending?.pause();
      return true;
    },
    resume() {
      if (!tell({ type: 'resume' })) return false;
      sending?.resume();
      return true;
    },
    cancel() {
      // What is paused can only go on, and be cancelled then.
      if (progress.current().state === 'paused') this.resume();
      const isWaiting = progress.current().phase === 'waiting';
      if (!tell({ type: 'cancel' })) return false;
      sending?.cancel();
      ended.abort();
      if (isWaiting) tell({ type: 'halted' });
      return true;
    },
  };
}

async function removeQuietly(transport: UploadTransport, path: string): Promise<void> {
  await transport
    .remove(path)
    .catch((error: unknown) => console.warn(`${path} could not be removed.`, error));
}
