import { ExportError } from './export-error.ts';
import { type InstagramExport, readExport } from './read-export.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/*
 * Reads an archive beside the page, which stays responsive meanwhile. Closing the archive ends the worker.
 */

let archive: InstagramExport | undefined;

const answer = (message: FromWorker) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('files' in data) void open(data.files);
  else void read(data.id, data.path);
});

async function open(files: readonly Blob[]): Promise<void> {
  try {
    archive = await readExport(files);
    const { items, problems, failed } = archive;
    answer({ opened: { items, problems, failed } });
  } catch (error) {
    if (!(error instanceof ExportError)) console.error(error);
    answer({ refused: error instanceof ExportError ? error.failure : 'not-an-export' });
  }
}

async function read(id: number, path: string): Promise<void> {
  try {
    answer({ id, file: await archive?.photo(path) });
  } catch {
    answer({ id, file: undefined });
  }
}
