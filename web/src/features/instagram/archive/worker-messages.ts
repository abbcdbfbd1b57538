import type { ImportFailure } from '@waymark/model/entities/import-problems';
import type { InstagramExport } from './read-export.ts';

/** What the page sends to the worker that reads an archive. */
export type ToWorker = { files: readonly Blob[] } | { id: number; path: string };

/** What the worker answers. */
export type FromWorker =
  | { opened: Pick<InstagramExport, 'items' | 'problems' | 'failed'> }
  | { refused: ImportFailure }
  /** The photo that was asked for under the id; undefined where it cannot be read. */
  | { id: number; file: File | undefined };
