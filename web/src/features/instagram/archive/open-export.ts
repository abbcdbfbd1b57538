import { Mutex } from 'async-mutex';
import { drawCover } from './draw-cover.ts';
import { ExportError } from './export-error.ts';
import type { ExportContent, InstagramExport } from './read-export.ts';
import { isVideo } from './read-layout.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** An archive that workers read. */
export interface OpenExport extends InstagramExport {
  /** A photo of an item, given its path; of a video a frame. @throws where it is damaged, and where this browser cannot decode it */
  photo(path: string): Promise<File>;
  /** Ends the worker. Photos that are still asked for are never read. */
  close(): void;
}

/**
 * Reads an export of Instagram beside the page.
 * @throws ExportError
 */
export async function openExport(files: readonly File[]): Promise<OpenExport> {
  const read = await readItems(files);
  const photos = photoReader(files);
  const drawing = new Mutex();
  return {
    ...read,
    async photo(path) {
      if (!isVideo(path)) return photos.read(path);
      // One after another: each is in memory as a whole.
      return drawing.runExclusive(async () => drawCover(await photos.read(path)));
    },
    close: photos.close,
  };
}

/** Its worker ends with the reading: what it needed in memory is many times what it found. */
function readItems(files: readonly File[]): Promise<ExportContent> {
  const { promise, resolve, reject } = Promise.withResolvers<ExportContent>();
  const worker = startWorker(
    (message) => {
      if ('opened' in message) resolve(message.opened);
      else if ('refused' in message) reject(new ExportError(message.refused));
    },
    reject,
    { itemsOf: files },
  );
  return promise.finally(() => worker.terminate());
}

/** Reads single photos, in a worker that starts with the first of them. */
function photoReader(files: readonly File[]): { read(path: string): Promise<File>; close(): void } {
  const waiting = new Map<number, PromiseWithResolvers<File>>();
  let [last, isClosed] = [0, false];
  let worker: Worker | undefined;

  function receive(message: FromWorker): void {
    if (!('id' in message)) return;
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.file) asked?.resolve(message.file);
    else asked?.reject(new Error('The photo cannot be read.'));
  }

  function fail(error: unknown): void {
    worker?.terminate();
    worker = undefined;
    for (const asked of waiting.values()) asked.reject(error);
    waiting.clear();
  }

  return {
    read(path) {
      const id = ++last;
      const asked = Promise.withResolvers<File>();
      if (isClosed) return asked.promise;
      waiting.set(id, asked);
      worker ??= startWorker(receive, fail, { photosOf: files });
      worker.postMessage({ id, path } satisfies ToWorker);
      return asked.promise;
    },
    close() {
      isClosed = true;
      worker?.terminate();
    },
  };
}

function startWorker(
  onMessage: (message: FromWorker) => void,
  onError: (error: unknown) => void,
  first: ToWorker,
): Worker {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onMessage(data));
  worker.addEventListener('error', (event) =>
    onError(event.error ?? new Error('The worker could not be started.')),
  );
  worker.postMessage(first);
  return worker;
}
