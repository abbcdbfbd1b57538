import type { ImportFailure } from '@waymark/model/entities/import-problems';
import type { ExportContent } from './read-export.ts';

/** What the page sends to a worker that reads an archive: first the files, of which it reads either the items or single photos. */
export type ToWorker =
  | { itemsOf: readonly Blob[] }
  | { photosOf: readonly Blob[] }
  | { id: number; path: string };

/** What the worker answers. */
export type FromWorker =
  | { opened: ExportContent }
  | { refused: ImportFailure }
  /** The photo that was asked for under the id; undefined where it cannot be read. */
  | { id: number; file: File | undefined };
