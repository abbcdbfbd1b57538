import type { ImportFailure, ImportProblem } from '@waymark/model/entities/import-problems';
import { type ImportStatus, isFinished, statusAfter } from '@waymark/model/entities/import-status';
import { type FoundItem, type InstagramImport, MAX_PROBLEMS } from '@waymark/model/entities/instagram-import';
import { importedPhotoId } from '@waymark/model/instagram/imported-photo-ids';
import pMap from 'p-map';
import { UploadError } from '../../../live/uploads/upload-failure.ts';
import { createStore, type Source } from '../../../ui/hooks/store.ts';
import type { ExportItem, InstagramExport } from '../archive/read-export.ts';
import { chunksOf } from './chunks-of.ts';
import { EndedElsewhere, type ImportTarget, NotRunning } from './import-target.ts';
import { importFailureOf, photoProblemOf } from './photo-problems.ts';

/** How an import goes, as far as this browser knows. */
export interface RunProgress extends Pick<InstagramImport, 'status' | 'counts' | 'problems'> {
  failure: ImportFailure | undefined;
  /** The ids of the items that another import has. */
  skipped: ReadonlySet<string>;
  /** Whether the import is stored, so that its page is there. */
  isStored: boolean;
}

/** The import of an archive, while this browser works on it. */
export interface ImportRun extends Source<RunProgress> {
  readonly importId: string;
  /** What the archive has. Until the import has ended, some of it may not be stored yet. */
  readonly found: readonly FoundItem[];
  /** Each returns whether the status allowed it. */
  pause(): boolean;
  goOn(): boolean;
  cancel(): boolean;
  /** Resolves when it has ended, however, and no photo is on its way any more. It never rejects. */
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

/** How often items are sent to an import that does not run although it was continued. */
const TRIES = 3;

/** Ends the work of an import that stops. */
class Stopped extends Error {}

/**
 * Imports what was read from an archive: adds all of its items, then uploads their photos. It can be stopped at any time and run again:
 * what is stored already is left as it is, and every photo has the same id in each run.
 */
export function runImport(archive: InstagramExport, target: ImportTarget, options: RunOptions): ImportRun {
  const { importId, reportEvery = 2_000 } = options;
  const found = archive.items.map(({ photoPaths: _, ...item }) => item);
  const counts = { found: found.length + archive.failed, imported: 0, skipped: 0, failed: archive.failed };
  const problems = archive.problems.slice(0, MAX_PROBLEMS);
  const progress = createStore<RunProgress>({
    status: 'running',
    counts,
    problems,
    failure: undefined,
    skipped: new Set(),
    isStored: options.isResumed,
  });
  const stop = new AbortController();
  /** Photos on their way. Each is noted in its item before the import has ended: otherwise nothing would find it. */
  const onTheirWay = new Set<Promise<void>>();
  /** Resolved while the import is not paused. */
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  let reported = Promise.resolve();
  let nextReport = 0;
  // A new import has none, and one that goes on may have those of its first run.
  let reportedProblems = problems.length === 0 && !options.isResumed ? problems : undefined;

  const set = (change: Partial<RunProgress>) => progress.set({ ...progress.current(), ...change });
  const count = (name: 'imported' | 'failed') => {
    const { counts } = progress.current();
    set({ counts: { ...counts, [name]: counts[name] + 1 } });
  };
  const problem = ({ caption, photoPaths }: ExportItem, reason: ImportProblem) => {
    const { problems } = progress.current();
    const [line = ''] = caption.split('\n');
    const named = line.trim() === '' ? (photoPaths[0] ?? '') : line;
    if (problems.length < MAX_PROBLEMS)
      set({ problems: [...problems, { item: named.slice(0, 200).toWellFormed(), reason }] });
  };

  /** Waits while the import is paused. @throws Stopped */
  async function passage(): Promise<void> {
    await gate.promise;
    if (stop.signal.aborted) throw new Stopped();
  }

  /** Writes what is known now, after what was written before. */
  function report(): Promise<void> {
    const { status, counts, problems, failure } = progress.current();
    const ending = isFinished(status) && { finishedAt: Date.now() };
    const write = async () => {
      await target.change(importId, { status, counts, failure, ...ending });
      if (problems === reportedProblems) return;
      await target.setProblems(importId, problems);
      reportedProblems = problems;
    };
    reported = reported.then(write, write);
    return reported;
  }

  function reportSometimes(): void {
    if (Date.now() < nextReport) return;
    nextReport = Date.now() + reportEvery;
    reportQuietly();
  }

  /** The last report says the same, and its failure counts. */
  function reportQuietly(): void {
    report().catch((error: unknown) => {
      if (error instanceof EndedElsewhere) endElsewhere();
    });
  }

  function endElsewhere(): void {
    if (!isFinished(progress.current().status)) set({ status: 'cancelled' });
    stop.abort(new Stopped());
    gate.resolve();
  }

  async function run(): Promise<void> {
    if (options.isResumed) await report();
    else await target.start(importId, { counts, files: [...options.files] });
    set({ isStored: true });
    await addItems();
    const { skipped } = progress.current();
    const wanted = archive.items.filter(({ mediaId }) => !skipped.has(mediaId));
    const stored = await target.items(importId);
    await pMap(wanted, (item) => importPhotos(item, stored.get(item.mediaId)?.photoIds ?? []), {
      concurrency: PHOTOS_AT_ONCE,
      signal: stop.signal,
    });
    await passage();
    set({ status: 'done' });
  }

  async function addItems(): Promise<void> {
    await pMap(
      chunksOf(found),
      async (chunk) => {
        const others = await addWhileRunning(chunk);
        if (others.size > 0) {
          const skipped = new Set([...progress.current().skipped, ...others]);
          set({ skipped, counts: { ...progress.current().counts, skipped: skipped.size } });
        }
        reportSometimes();
      },
      { concurrency: REQUESTS_AT_ONCE, signal: stop.signal },
    );
  }

  /** A request that arrives while the import is paused is sent again once it goes on. */
  async function addWhileRunning(chunk: readonly FoundItem[]): Promise<ReadonlySet<string>> {
    for (let refusals = 0; ; ) {
      await passage();
      try {
        return await target.add(importId, chunk);
      } catch (error) {
        if (!(error instanceof NotRunning)) throw error;
        if (progress.current().status === 'running' && ++refusals === TRIES) throw error;
        // That it goes on may not be written yet.
        await reported.catch(() => {});
      }
    }
  }

  /** Uploads the photos of an item that are missing, one after another, so that they stay in order. */
  async function importPhotos(item: ExportItem, photoIds: readonly string[]): Promise<void> {
    let [stored, reason]: [number, ImportProblem | undefined] = [0, undefined];
    for (const [index, path] of item.photoPaths.entries()) {
      await passage();
      const photoId = await importedPhotoId(target.uid, item.mediaId, index);
      if (!photoIds.includes(photoId)) {
        if (stop.signal.aborted) throw new Stopped();
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
    { mediaId }: ExportItem,
    photoId: string,
    path: string,
  ): Promise<ImportProblem | undefined> {
    const going = storePhoto(mediaId, photoId, path);
    onTheirWay.add(going);
    try {
      await going;
      return undefined;
    } catch (error) {
      const reason = photoProblemOf(error, path);
      if (reason === undefined) throw error;
      return reason;
    } finally {
      onTheirWay.delete(going);
    }
  }

  async function storePhoto(mediaId: string, photoId: string, path: string): Promise<void> {
    const uploaded = await target.upload(photoId, () => readPhoto(path), stop.signal);
    // Also after a cancellation: undoing finds the photo by its item.
    await target.addPhoto(importId, mediaId, uploaded);
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
      if (error instanceof EndedElsewhere) endElsewhere();
      else if (!stop.signal.aborted) {
        console.warn('The import stopped.', error);
        set({ status: 'failed', failure: importFailureOf(error) });
        stop.abort(new Stopped());
      }
    }
    await Promise.allSettled(onTheirWay);
    // Without a connection the last report is lost too; the import is then continued with the archive.
    await report().catch((error: unknown) => {
      if (!(error instanceof EndedElsewhere)) console.warn('The import could not be reported.', error);
    });
  }

  function act(action: 'pause' | 'go-on' | 'cancel'): ImportStatus | undefined {
    const status = statusAfter(progress.current().status, action);
    if (status !== undefined) set({ status });
    return status;
  }

  return {
    importId,
    found,
    current: progress.current,
    initial: progress.initial,
    subscribe: progress.subscribe,
    pause() {
      if (act('pause') === undefined) return false;
      gate = Promise.withResolvers();
      reportQuietly();
      return true;
    },
    goOn() {
      // A failed import goes on in a new run.
      if (progress.current().status !== 'paused' || act('go-on') === undefined) return false;
      reportQuietly();
      gate.resolve();
      return true;
    },
    cancel() {
      if (isFinished(progress.current().status) || act('cancel') === undefined) return false;
      stop.abort(new Stopped());
      gate.resolve();
      return true;
    },
    ended: work(),
  };
}
