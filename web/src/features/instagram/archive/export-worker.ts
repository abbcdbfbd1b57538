import { ExportError } from './export-error.ts';
import { openPhotos, readExport } from './read-export.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/*
 * Reads an archive beside the page, which stays responsive meanwhile. The page ends the worker.
 */

let photos: ReturnType<typeof openPhotos> | undefined;

const answer = (message: FromWorker) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('itemsOf' in data) void readItems(data.itemsOf);
  else if ('photosOf' in data) photos = openPhotos(data.photosOf);
  else void readPhoto(data.id, data.path);
});

async function readItems(files: readonly Blob[]): Promise<void> {
  try {
    const { items, problems, failed } = await readExport(files);
    answer({ opened: { items, problems, failed } });
  } catch (error) {
    if (!(error instanceof ExportError)) console.error(error);
    answer({ refused: error instanceof ExportError ? error.failure : 'not-an-export' });
  }
}

async function readPhoto(id: number, path: string): Promise<void> {
  try {
    const photo = await photos;
    answer({ id, file: await photo?.(path) });
  } catch {
    answer({ id, file: undefined });
  }
}
