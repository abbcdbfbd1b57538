import type { CaptureData } from '@waymark/model/entities/capture-data';
import type { FromFactsWorker, ToFactsWorker } from './photo-facts-worker.ts';

/** How long the worker may be silent before it counts as stuck, in milliseconds. */
const LONGEST = 10_000;

/** Reads files beside the page. */
export interface FactsReader {
  /** What a camera wrote into each file; nothing where that cannot be read. */
  read(files: readonly File[]): Promise<CaptureData[]>;
}

const startWorker = () => new Worker(new URL('./photo-facts-worker.ts', import.meta.url), { type: 'module' });

/** @param start starts a worker; a test replaces it */
export function createFactsReader(start: () => Worker = startWorker): FactsReader {
  async function read(files: readonly File[]): Promise<CaptureData[]> {
    const found: CaptureData[] = files.map(() => ({}));
    if (files.length === 0) return found;
    let worker: Worker | undefined;
    try {
      worker = start();
      // One after another: hundreds of files at once would be in memory together.
      for (const [id, file] of files.entries()) found[id] = await askWorker(worker, { id, file });
    } catch (error) {
      console.warn('The positions in photos cannot be read before they are uploaded.', error);
    } finally {
      worker?.terminate();
    }
    return found;
  }
  return { read };
}

/** @throws where the worker fails, or does not answer */
function askWorker(worker: Worker, question: ToFactsWorker): Promise<CaptureData> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The worker does not answer.')), LONGEST);
    worker.onmessage = ({ data }: MessageEvent<FromFactsWorker>) => {
      if (data.id !== question.id) return;
      clearTimeout(timer);
      resolve(data.facts);
    };
    worker.onerror = (event) => {
      clearTimeout(timer);
      reject(event.error ?? new Error('The worker could not be started.'));
    };
    worker.postMessage(question);
  });
}
