import { Mutex } from 'async-mutex';
import { drawCover } from './draw-cover.ts';
import { ExportError } from './export-error.ts';
import type { InstagramExport } from './read-export.ts';
import { isVideo } from './read-layout.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** An archive that a worker reads. */
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
export function openExport(files: readonly File[]): Promise<OpenExport> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
  const send = (message: ToWorker) => worker.postMessage(message);
  const waiting = new Map<number, PromiseWithResolvers<File>>();
  const { promise, resolve, reject } = Promise.withResolvers<OpenExport>();
  const drawing = new Mutex();
  let last = 0;

  async function photo(path: string): Promise<File> {
    if (!isVideo(path)) return fileAt(path);
    // One after another: each is in memory as a whole.
    return drawing.runExclusive(async () => drawCover(await fileAt(path)));
  }

  function fileAt(path: string): Promise<File> {
    const id = ++last;
    const asked = Promise.withResolvers<File>();
    waiting.set(id, asked);
    send({ id, path });
    return asked.promise;
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if ('opened' in data) resolve({ ...data.opened, photo, close: () => worker.terminate() });
    else if ('refused' in data) {
      worker.terminate();
      reject(new ExportError(data.refused));
    } else {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.file) asked?.resolve(data.file);
      else asked?.reject(new Error('The photo cannot be read.'));
    }
  });
  worker.addEventListener('error', (event) => {
    worker.terminate();
    reject(event.error ?? new Error('The worker could not be started.'));
  });
  send({ files });
  return promise;
}
