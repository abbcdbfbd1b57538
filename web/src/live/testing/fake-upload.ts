import { photoPathOf } from '@waymark/model/entities/original';
import type { Photo } from '@waymark/model/entities/photo';
import { UploadError, type UploadReason } from '../uploads/upload-failure.ts';
import type { Arrived, Heard, UploadTransport } from '../uploads/upload-transport.ts';

/** As long as it is where nothing else is configured, in milliseconds. */
export const RETRY_LIMIT = 600_000;

/** One sending, in the hands of a test. */
interface FakeSending extends Heard {
  path: string;
  type: string;
  /** What the task has asked of it. */
  asked: string[];
  arrive(arrived: Arrived): void;
  fail(reason: UploadReason): void;
}

/** Stands in for Storage and the functions in tests: nothing happens unless a test says so. */
export function createFakeTransport(hash = 'right') {
  const sendings: FakeSending[] = [];
  const removed: string[] = [];
  const heeding = new Set<() => void>();
  let isAway = false;
  const waiting: { photoId: string; resolve(photo: Photo): void; reject(error: unknown): void }[] = [];
  const transport: UploadTransport = {
    async send(path, _file, type, heard) {
      const { promise, resolve, reject } = Promise.withResolvers<Arrived>();
      promise.catch(() => {});
      const fail = (reason: UploadReason) => reject(new UploadError(reason));
      const asked: string[] = [];
      sendings.push({ ...heard, path, type, asked, arrive: resolve, fail });
      return {
        pause: () => void asked.push('pause'),
        resume: () => void asked.push('resume'),
        again: () => void asked.push('again'),
        cancel() {
          asked.push('cancel');
          fail('broken');
        },
        arrived: promise,
      };
    },
    retryLimit: RETRY_LIMIT,
    hashOf: async () => hash,
    whenVariantsMade(_uid, photoId, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<Photo>();
      signal.addEventListener('abort', () => reject(signal.reason));
      waiting.push({ photoId, resolve, reject });
      return promise;
    },
    async remove(path) {
      removed.push(path);
    },
    isAway: () => isAway,
    onConnectionChange(listener) {
      heeding.add(listener);
      return () => heeding.delete(listener);
    },
  };
  return {
    load: async () => transport,
    transport,
    sendings,
    removed,
    /** The network goes, or comes. */
    setAway(away: boolean) {
      isAway = away;
      for (const listener of heeding) listener();
    },
    /** Photos that are being made. */
    waiting,
  };
}

/** A photo as it is when it has just been made. */
export function madePhoto(uid: string, photoId: string): Photo {
  return { path: photoPathOf(uid, photoId), width: 900, height: 600, thumbhash: 'AAAAAAAA', alt: {} };
}
