import { derivedId } from '@waymark/model/archive/derived-id';
import type { ImportFailure, ImportProblem } from '@waymark/model/entities/import-problems';
import { type ImportStatus, isFinished, statusAfter } from '@waymark/model/entities/import-status';
import { type InstagramImport, MAX_PROBLEMS } from '@waymark/model/entities/instagram-import';
import { importedPhotoSource } from '@waymark/model/instagram/imported-photo-source';
import pMap from 'p-map';
import { UploadError, type UploadReason } from '../../../live/uploads/upload-failure.ts';
import { createStore, type Source } from '../../../ui/hooks/store.ts';
import type { ExportItem, InstagramExport } from '../archive/read-export.ts';
import { isVideo } from '../archive/read-layout.ts';
import { chunksOf } from './chunks-of.ts';
import { type ImportTarget, TooManyItems } from './import-target.ts';

/** How an import goes, as far as this browser knows. */
export interface RunProgress extends Pick<InstagramImport, 'status' | 'counts' | 'problems'> {
  failure: ImportFailure | undefined;
}

/** The import of an archive, while this browser works on it. */
export interface ImportRun extends Source<RunProgress> {
  readonly importId: string;
  /** Each returns whether the status allowed it. */
  pause(): boolean;
  goOn(): boolean;
  cancel(): boolean;
  /** Resolves when it has ended, however. It never rejects. */
  readonly ended: Promise<void>;
}

interface RunOptions {
  importId: string;
  /** The names of the archive's files. */
  files: readonly string[];
  /** Whether it was begun before: by this browser, or on another device. */
  isResumed: boolean;
  /** The shortest time between two reports of its counts, in milliseconds. */
  reportEvery?: number;
}

/** How many photos are on their way at once. */
const PHOTOS_AT_ONCE = 3;

/** How many requests with items are on their way at once. */
const REQUESTS_AT_ONCE = 2;

/** Why a photo was not stored, for reasons that lie in the photo. All others stop the import. */
const PHOTO_PROBLEMS: Partial<Record<UploadReason, ImportProblem>> = {
  'not-a-picture': 'not-a-picture',
  'wrong-type': 'not-a-picture',
  damaged: 'unreadable',
  empty: 'unreadable',
  unreadable: 'unreadable',
  'too-big': 'too-large',
  'too-large': 'too-large',
  'not-made': 'not-stored',
  'not-ready': 'not-stored',
  altered: 'not-stored',
};

/** Ends the work of a cancelled import. */
class Cancelled extends Error {}

/**
 * Imports what was read from an archive: adds its items, then uploads their photos. It can be stopped at any time and run again: what is
 * stored already is left as it is, and every photo has the same id in each run.
 */
export function runImport(archive: InstagramExport, target: ImportTarget, options: RunOptions): ImportRun {
  const { importId, reportEvery = 2_000 } = options;
  const counts = {
    found: archive.items.length + archive.failed,
    imported: 0,
    skipped: 0,
    failed: archive.failed,
  };
  const problems = archive.problems.slice(0, MAX_PROBLEMS);
  const progress = createStore<RunProgress>({ status: 'running', counts, problems, failure: undefined });
  const stop = new AbortController();
  /** Resolved while the import is not paused. */
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  let reported = Promise.resolve();
  let nextReport = 0;

  const set = (change: Partial<RunProgress>) => progress.set({ ...progress.current(), ...change });
  const count = (name: 'imported' | 'skipped' | 'failed', by = 1) => {
    const { counts } = progress.current();
    set({ counts: { ...counts, [name]: counts[name] + by } });
  };
  const problem = (item: ExportItem, reason: ImportProblem) => {
    const { problems } = progress.current();
    const [line = ''] = item.caption.split('\n');
    const named = {
      item: (line.trim() === '' ? (item.photoPaths[0] ?? '') : line).slice(0, 200).toWellFormed(),
      reason,
    };
    if (problems.length < MAX_PROBLEMS) set({ problems: [...problems, named] });
  };

  /** Waits while the import is paused. @throws Cancelled */
  async function passage(): Promise<void> {
    await gate.promise;
    if (stop.signal.aborted) throw new Cancelled();
  }

  /** Writes what is known now, after what was written before. */
  function report(): Promise<void> {
    const { status, counts, problems, failure } = progress.current();
    const ending = isFinished(status) && { finishedAt: Date.now() };
    const write = () => target.change(importId, { status, counts, problems, failure, ...ending });
    reported = reported.then(write, write);
    return reported;
  }

  function reportSometimes(): void {
    if (Date.now() < nextReport) return;
    nextReport = Date.now() + reportEvery;
    // The last report says the same, and its failure counts.
    report().catch(() => {});
  }

  async function run(): Promise<void> {
    if (options.isResumed) await report();
    else await target.start(importId, { counts, problems, files: [...options.files] });
    const wanted = await addItems();
    const stored = await target.items(importId);
    await pMap(wanted, (item) => importPhotos(item, stored.get(item.mediaId)?.photoIds ?? []), {
      concurrency: PHOTOS_AT_ONCE,
      signal: stop.signal,
    });
    await passage();
    set({ status: 'done' });
  }

  /** @returns the items that are in this import */
  async function addItems(): Promise<ExportItem[]> {
    const skipped = new Set<string>();
    const found = archive.items.map(({ photoPaths: _, ...item }) => item);
    await pMap(
      chunksOf(found),
      async (chunk) => {
        await passage();
        const others = await target.add(importId, chunk);
        for (const id of others) skipped.add(id);
        count('skipped', others.size);
        reportSometimes();
      },
      { concurrency: REQUESTS_AT_ONCE, signal: stop.signal },
    );
    return archive.items.filter(({ mediaId }) => !skipped.has(mediaId));
  }

  /** Uploads the photos of an item that are missing, one after another, so that they stay in order. */
  async function importPhotos(item: ExportItem, photoIds: readonly string[]): Promise<void> {
    let [stored, reason]: [number, ImportProblem | undefined] = [0, undefined];
    for (const [index, path] of item.photoPaths.entries()) {
      await passage();
      const photoId = await derivedId(target.uid, importedPhotoSource(item.mediaId, index));
      if (!photoIds.includes(photoId)) {
        const fault = await importPhoto(item, photoId, path);
        reason ??= fault;
        if (fault !== undefined) continue;
      }
      stored++;
    }
    if (reason !== undefined) problem(item, reason);
    count(stored > 0 ? 'imported' : 'failed');
    reportSometimes();
  }

  /** @returns why the photo could not be stored, where that lies in the photo */
  async function importPhoto(
    item: ExportItem,
    photoId: string,
    path: string,
  ): Promise<ImportProblem | undefined> {
    try {
      const uploaded = await target.upload(photoId, () => readPhoto(path), stop.signal);
      // Also after a cancellation: undoing finds the photo by its item.
      await target.addPhoto(importId, item.mediaId, uploaded);
      return undefined;
    } catch (error) {
      const known = error instanceof UploadError ? PHOTO_PROBLEMS[error.reason] : undefined;
      if (known === undefined) throw error;
      return known === 'unreadable' && isVideo(path) ? 'no-cover' : known;
    }
  }

  async function readPhoto(path: string): Promise<File> {
    try {
      return await archive.photo(path);
    } catch (cause) {
      throw new UploadError('unreadable', { cause });
    }
  }

  async function work(): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!stop.signal.aborted) {
        console.warn('The import stopped.', error);
        set({ status: 'failed', failure: failureOf(error) });
      }
    }
    // Without a connection the last report is lost too; the import is then continued with the archive.
    await report().catch((error: unknown) => console.warn('The import could not be reported.', error));
  }

  function act(action: 'pause' | 'go-on' | 'cancel'): ImportStatus | undefined {
    const status = statusAfter(progress.current().status, action);
    if (status !== undefined) set({ status });
    return status;
  }

  return {
    importId,
    current: progress.current,
    initial: progress.initial,
    subscribe: progress.subscribe,
    pause() {
      if (act('pause') === undefined) return false;
      gate = Promise.withResolvers();
      report().catch(() => {});
      return true;
    },
    goOn() {
      // A failed import goes on in a new run.
      if (progress.current().status !== 'paused' || act('go-on') === undefined) return false;
      report().catch(() => {});
      gate.resolve();
      return true;
    },
    cancel() {
      if (isFinished(progress.current().status) || act('cancel') === undefined) return false;
      stop.abort(new Cancelled());
      gate.resolve();
      return true;
    },
    ended: work(),
  };
}

function failureOf(error: unknown): ImportFailure {
  if (error instanceof TooManyItems) return 'too-many-items';
  return error instanceof UploadError && error.reason === 'quota' ? 'storage-full' : 'unavailable';
}
