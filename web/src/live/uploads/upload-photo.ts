import { originalPath, type PhotoType } from '@waymark/model/entities/original';
import type { Photo } from '@waymark/model/entities/photo';
import { newId } from '@waymark/model/ids';
import { createStore, type Source } from '../../ui/hooks/store.ts';
import { photoTypeOf } from './photo-type.ts';
import { UploadError, type UploadReason, uploadFailureOf } from './upload-failure.ts';
import { afterEvent, isOver, newUpload, type UploadEvent, type UploadProgress } from './upload-state.ts';
import type { Sending, SentFile, StoredFile, UploadTransport } from './upload-transport.ts';

/** A file that becomes a photo. */
export interface UploadTask extends Source<UploadProgress> {
  readonly file: File;
  /** Starts the upload, which waits until then. */
  start(): void;
  /** Pauses the upload. This and the next two return whether the state of the upload allowed it. */
  pause(): boolean;
  resume(): boolean;
  cancel(): boolean;
}

/** How long no byte may arrive before the upload counts as cut off, in milliseconds. */
export const CUT_OFF_AFTER = 8_000;

/** Files up to this size, in bytes, are sent in one request, which reports no progress. */
const ONE_REQUEST = 256 * 1024;

/** How long after the end of its sending a file may still become stored, in milliseconds. */
export const LATE_STORE_TIME = 2_000;

/** Reasons after which a photo may still be made from the stored file. */
export const OPEN_REASONS: readonly UploadReason[] = ['not-ready', 'refused', 'broken'];

/** How many times a file is sent whose stored copy differs from it. */
const SENDINGS = 2;

const loadTransport = async (): Promise<UploadTransport> =>
  (await import('./firebase-transport.ts')).firebaseTransport;

/**
 * Uploads a file as the original of a new photo and waits until the photo can be shown. It never throws: the task's state
 * contains the failure.
 * @param firstId the id of the photo; another one is used where the file does not arrive whole under it
 * @param isResumed whether an earlier attempt, of a page that was closed for example, may have stored the file under this id
 * @param metadata for Storage to keep beside the file
 */
export function uploadPhoto(
  file: File,
  uid: string,
  load = loadTransport,
  firstId: string = newId(),
  isResumed = false,
  metadata?: SentFile['metadata'],
): UploadTask {
  const progress = createStore(newUpload(file.size));
  progress.subscribe(watch);
  let isStarted = false;
  let sending: Sending | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let transport: UploadTransport | undefined;
  const ended = new AbortController();

  /** Applies an event. @returns whether the event changed anything */
  function dispatch(event: UploadEvent): boolean {
    const before = progress.current();
    progress.set(afterEvent(before, event));
    return progress.current() !== before;
  }

  /** Restarts the timer for the next bytes after every change. */
  function watch(): void {
    clearTimeout(quiet);
    const { state, phase, isCutOff } = progress.current();
    if (state !== 'running' || phase !== 'sending') return;
    if (!isCutOff) quiet = setTimeout(() => dispatch({ type: 'lost' }), CUT_OFF_AFTER);
    // Without a network the upload waits for its return, without a limit.
    else if (transport !== undefined && !transport.isServerUnreachable()) {
      quiet = setTimeout(giveUp, Math.max(0, transport.retryLimit - CUT_OFF_AFTER));
    }
  }

  function giveUp(): void {
    dispatch({ type: 'failed', failure: { reason: navigator.onLine ? 'retries-over' : 'offline' } });
    sending?.cancel();
  }

  function heedConnection(): void {
    if (transport?.isServerUnreachable() === true) {
      // The upload may be cut off already: then its timer for giving up has to stop.
      if (!dispatch({ type: 'lost' })) watch();
    } else if (dispatch({ type: 'back' })) sending?.again();
  }

  async function run(): Promise<void> {
    let stopHeeding = () => {};
    try {
      const type = photoTypeOf(file);
      transport = await load();
      if (!dispatch({ type: 'begun' })) return;
      stopHeeding = transport.onConnectionChange(heedConnection);
      const photoId = await sendWhole(transport, type);
      dispatch({ type: 'stored' });
      dispatch({ type: 'made', photo: await make(transport, photoId) });
    } catch (error) {
      if (isWanted()) fail(error);
      // A cancelled upload has not failed.
      else dispatch({ type: 'halted' });
    } finally {
      stopHeeding();
    }
  }

  function fail(error: unknown): void {
    const failure = uploadFailureOf(error);
    // `uploadFailureOf` has already reported any other fault of the application.
    if (error instanceof UploadError && failure.reason === 'broken') reportError(error);
    dispatch({ type: 'failed', failure });
  }

  /** Sends the file until the stored copy equals it: a lost answer can make the copy longer. @returns the photo's id */
  async function sendWhole(transport: UploadTransport, type: PhotoType): Promise<string> {
    const hashed = transport.hashOf(file);
    // The hash is awaited later. Until then its failure must not count as an unhandled rejection.
    hashed.catch(() => {});
    for (let time = 1; time <= SENDINGS && isWanted(); time++) {
      const photoId = time === 1 ? firstId : newId();
      const path = originalPath(uid, photoId);
      const known = isResumed && time === 1 ? await transport.find(path) : undefined;
      const { size, md5 } = known ?? (await send(transport, path, type));
      const isWhole = size === file.size && md5 === (await hashed);
      if (isWhole && isWanted()) return photoId;
      await removeQuietly(transport, path);
    }
    throw new UploadError('altered');
  }

  async function send(transport: UploadTransport, path: string, type: PhotoType): Promise<StoredFile> {
    let last = 0;
    const one = await transport.send(
      path,
      { file, type, metadata },
      {
        onSent(bytes) {
          // Repeated bytes of a part also show that the connection works.
          if (bytes !== last && !dispatch({ type: 'sent', bytes })) watch();
          last = bytes;
        },
        onPaused: () => dispatch({ type: 'halted' }),
      },
    );
    sending = one;
    // The user may have cancelled or paused before there was a sending.
    if (!isWanted()) one.cancel();
    else if (progress.current().state === 'pausing') one.pause();
    try {
      return await one.arrived;
    } catch (error) {
      // All bytes were sent, so the file may be stored although no photo will use it.
      const isWhole = file.size <= ONE_REQUEST || last >= file.size;
      if (isWhole) setTimeout(() => void removeQuietly(transport, path), LATE_STORE_TIME);
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
      // After an open reason the photo may still be made. After any other reason the original is useless.
      const isOpen = error instanceof UploadError && OPEN_REASONS.includes(error.reason);
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
      if (!dispatch({ type: 'pause' })) return false;
      sending?.pause();
      return true;
    },
    resume() {
      if (!dispatch({ type: 'resume' })) return false;
      sending?.resume();
      return true;
    },
    cancel() {
      // A paused upload has to resume before it can be cancelled.
      if (progress.current().state === 'paused') this.resume();
      const isWaiting = progress.current().phase === 'waiting';
      if (!dispatch({ type: 'cancel' })) return false;
      sending?.cancel();
      ended.abort();
      if (isWaiting) dispatch({ type: 'halted' });
      return true;
    },
  };
}

/** Removes an original that no photo uses, as far as that is possible now. */
export async function removeQuietly(transport: Pick<UploadTransport, 'remove'>, path: string): Promise<void> {
  await transport
    .remove(path)
    .catch((error: unknown) => console.warn(`${path} could not be removed.`, error));
}
