import { photoPathOf } from '@waymark/model/entities/original';
import type { Photo } from '@waymark/model/entities/photo';
import { UploadError, type UploadReason } from '../uploads/upload-failure.ts';
import type { SendingListener, StoredFile, UploadTransport } from '../uploads/upload-transport.ts';

/** The default of the retry limit, in milliseconds. */
export const RETRY_LIMIT = 600_000;

/** One sending that a test controls. */
interface FakeSending extends SendingListener {
  path: string;
  type: string;
  metadata: Readonly<Record<string, string>> | undefined;
  /** The calls of the task. */
  asked: string[];
  arrive(arrived: StoredFile): void;
  fail(reason: UploadReason): void;
}

/** A fake of Storage and the functions, in which only a test makes something happen. */
export function createFakeTransport(hash = 'right') {
  const sendings: FakeSending[] = [];
  const removed: string[] = [];
  /** The originals that are stored, by path. */
  const stored = new Map<string, StoredFile>();
  const heeding = new Set<() => void>();
  let isAway = false;
  const waiting: { photoId: string; resolve(photo: Photo): void; reject(error: unknown): void }[] = [];
  const transport: UploadTransport = {
    async send(path, { type, metadata }, heard) {
      const { promise, resolve, reject } = Promise.withResolvers<StoredFile>();
      promise.catch(() => {});
      const fail = (reason: UploadReason) => reject(new UploadError(reason));
      const asked: string[] = [];
      sendings.push({ ...heard, path, type, metadata, asked, arrive: resolve, fail });
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
    find: async (path) => stored.get(path),
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
    isServerUnreachable: () => isAway,
    onConnectionChange(listener) {
      heeding.add(listener);
      return () => heeding.delete(listener);
    },
  };
  return {
    load: async () => transport,
    transport,
    sendings,
    stored,
    removed,
    /** Disconnects or reconnects the network. */
    setAway(away: boolean) {
      isAway = away;
      for (const listener of heeding) listener();
    },
    /** The photos that are being made. */
    waiting,
  };
}

/** A newly made photo. */
export function madePhoto(uid: string, photoId: string): Photo {
  return { path: photoPathOf(uid, photoId), width: 900, height: 600, thumbhash: 'AAAAAAAA', alt: {} };
}
