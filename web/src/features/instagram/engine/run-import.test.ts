import { isFinished } from '@waymark/model/entities/import-status';
import { importedPhotoIds } from '@waymark/model/instagram/imported-photo-ids';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { UploadError } from '../../../live/uploads/upload-failure.ts';
import type { ExportItem, InstagramExport } from '../archive/read-export.ts';
import { TooManyItems } from './import-target.ts';
import { type ImportRun, runImport } from './run-import.ts';
import { MemoryTarget } from './testing/memory-target.ts';

const RUN = 'r'.repeat(20);
const OTHER = 'o'.repeat(20);

vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => vi.clearAllMocks());

function itemOf(index: number, photos = 1): ExportItem {
  return {
    mediaId: `t-${index}`,
    type: 'post',
    caption: `Photo ${index}`,
    takenAt: index,
    photosFound: photos,
    videos: 0,
    positionFrom: null,
    photoPaths: Array.from({ length: photos }, (_, photo) => `media/${index}-${photo}.jpg`),
  };
}

function archiveOf(items: readonly ExportItem[], damaged: readonly string[] = []): InstagramExport {
  return {
    items,
    problems: [],
    failed: 0,
    async photo(path) {
      if (damaged.includes(path)) throw new Error('damaged');
      return new File(['x'], path, { type: 'image/jpeg' });
    },
  };
}

function begin(target: MemoryTarget, archive: InstagramExport, importId = RUN): ImportRun {
  const isResumed = target.runs.has(importId);
  return runImport(archive, target, { importId, files: ['a.zip'], isResumed, reportEvery: 0 });
}

/** Every item has its photos in order, and no photo is stored that no item may have. */
async function expectConsistent(target: MemoryTarget): Promise<void> {
  const possible = new Set<string>();
  for (const { photoIds, ...item } of target.found.values()) {
    const ids = await importedPhotoIds(target.uid, item);
    for (const id of ids) possible.add(id);
    expect(photoIds).toEqual(ids.filter((id) => photoIds.includes(id)));
    for (const id of photoIds) expect(target.photos).toContain(id);
  }
  expect([...target.photos].filter((id) => !possible.has(id))).toEqual([]);
}

test('everything in an archive is imported, carousels in order', async () => {
  const target = new MemoryTarget();
  const run = begin(target, archiveOf([itemOf(1, 3), itemOf(2)]));
  // Its page would be the 404 page until it is stored.
  expect(run.current().isStored).toBe(false);
  await run.ended;
  expect(run.current().isStored).toBe(true);
  expect(target.runs.get(RUN)).toMatchObject({
    status: 'done',
    counts: { found: 2, imported: 2, skipped: 0, failed: 0 },
    finishedAt: expect.any(Number),
  });
  expect(target.found.get('t-1')?.photoIds).toHaveLength(3);
  await expectConsistent(target);
});

test('a second import skips what the first one has', async () => {
  const target = new MemoryTarget();
  await begin(target, archiveOf([itemOf(1), itemOf(2)]), OTHER).ended;
  await begin(target, archiveOf([itemOf(1), itemOf(2), itemOf(3)])).ended;
  expect(target.runs.get(RUN)?.counts).toEqual({ found: 3, imported: 1, skipped: 2, failed: 0 });
  expect(target.found.size).toBe(3);
});

test('two imports at once have every medium once', async () => {
  const target = new MemoryTarget();
  const items = Array.from({ length: 250 }, (_, index) => itemOf(index));
  await Promise.all([OTHER, RUN].map((id) => begin(target, archiveOf(items), id).ended));
  const [one, other] = [target.runs.get(OTHER)?.counts, target.runs.get(RUN)?.counts];
  expect((one?.imported ?? 0) + (other?.imported ?? 0)).toBe(250);
  expect((one?.skipped ?? 0) + (other?.skipped ?? 0)).toBe(250);
});

test('every item is there before the first photo is uploaded', async () => {
  const target = new MemoryTarget();
  const before = vi.fn();
  target.before = (step) => {
    if (step === 'upload') before(target.found.size);
  };
  const run = begin(target, archiveOf(Array.from({ length: 450 }, (_, index) => itemOf(index))));
  expect(run.found).toHaveLength(450);
  expect(run.found[0]).not.toHaveProperty('photoPaths');
  await run.ended;
  expect(before.mock.calls.map(([size]) => size)).toEqual(Array(450).fill(450));
});

test('what another import has is known as soon as the items are added', async () => {
  const target = new MemoryTarget();
  await begin(target, archiveOf([itemOf(1)]), OTHER).ended;
  const run = begin(target, archiveOf([itemOf(1), itemOf(2)]));
  await run.ended;
  expect([...run.current().skipped]).toEqual(['t-1']);
});

test('a damaged photo is a problem, and an item without any photo has failed', async () => {
  const target = new MemoryTarget();
  await begin(target, archiveOf([itemOf(1, 2), itemOf(2)], ['media/1-0.jpg', 'media/2-0.jpg'])).ended;
  expect(target.runs.get(RUN)).toMatchObject({
    status: 'done',
    counts: { found: 2, imported: 1, skipped: 0, failed: 1 },
    problems: ['Photo 2', 'Photo 1'].map((item) => ({ item, reason: 'unreadable' })),
  });
});

test('at most fifty problems are kept, and those of the first run go when it goes on', async () => {
  const target = new MemoryTarget();
  const items = Array.from({ length: 60 }, (_, index) => itemOf(index));
  const paths = items.flatMap(({ photoPaths }) => photoPaths);
  await begin(target, archiveOf(items, paths)).ended;
  expect(target.runs.get(RUN)).toMatchObject({ status: 'done', counts: { failed: 60 } });
  expect(target.runs.get(RUN)?.problems).toHaveLength(50);

  const other = new MemoryTarget();
  other.before = (step) => {
    if (step === 'upload') throw new UploadError('offline');
  };
  const archive = archiveOf([itemOf(1), itemOf(2)], ['media/1-0.jpg']);
  const photo = async (path: string) => {
    // The import ends at the second photo, and the first one has failed before.
    if (path === 'media/2-0.jpg') await vi.waitFor(() => expect(run.current().problems).toHaveLength(1));
    return archive.photo(path);
  };
  const run = begin(other, { ...archive, photo });
  await run.ended;
  expect(other.runs.get(RUN)?.problems).toEqual([{ item: 'Photo 1', reason: 'unreadable' }]);
  other.before = () => {};
  await begin(other, archiveOf([itemOf(1), itemOf(2)])).ended;
  expect(other.runs.get(RUN)).toMatchObject({ status: 'done', problems: [] });
});

test('an import that is full stops, and says so', async () => {
  const target = new MemoryTarget();
  target.before = (step) => {
    if (step === 'add') throw new TooManyItems();
  };
  await begin(target, archiveOf([itemOf(1)])).ended;
  expect(target.runs.get(RUN)).toMatchObject({ status: 'failed', failure: 'too-many-items' });
});

test('a video of which no frame can be drawn has no cover, and the import goes on', async () => {
  const target = new MemoryTarget();
  const video = { ...itemOf(1), videos: 1, photoPaths: ['media/reels/1.mp4'] };
  await begin(target, archiveOf([video, itemOf(2)], ['media/reels/1.mp4'])).ended;
  expect(target.runs.get(RUN)).toMatchObject({
    status: 'done',
    counts: { found: 2, imported: 1, skipped: 0, failed: 1 },
    problems: [{ item: 'Photo 1', reason: 'no-cover' }],
  });
  expect(target.found.get('t-1')?.photoIds).toEqual([]);
});

test.each([
  ['quota', 'storage-full'],
  ['over-quota', 'storage-full'],
  ['too-many-today', 'too-many-today'],
  ['offline', 'unavailable'],
  ['signed-out', 'unavailable'],
] as const)(
  'an upload that ends with %s stops the import, which goes on where it stopped',
  async (reason, failure) => {
    const target = new MemoryTarget();
    let left = 2;
    target.before = (step) => {
      if (step === 'upload' && left-- === 0) throw new UploadError(reason);
    };
    const archive = archiveOf([itemOf(1), itemOf(2), itemOf(3), itemOf(4)]);
    await begin(target, archive).ended;
    expect(target.runs.get(RUN)).toMatchObject({ status: 'failed', failure });
    const before = target.photos.size;
    expect(before).toBeLessThan(4);
    target.before = () => {};
    await begin(target, archive).ended;
    expect(target.runs.get(RUN)).toMatchObject({ status: 'done', counts: { imported: 4, failed: 0 } });
  },
);

test('a paused import uploads nothing until it goes on', async () => {
  const target = new MemoryTarget();
  let paused: boolean | undefined;
  target.before = (step) => {
    if (step === 'addPhoto') paused ??= run.pause();
  };
  const run = begin(target, archiveOf(Array.from({ length: 20 }, (_, index) => itemOf(index))));
  await vi.waitUntil(() => paused !== undefined);
  expect([paused, run.pause()]).toEqual([true, false]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { size } = target.photos;
  expect(target.runs.get(RUN)?.status).toBe('paused');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(target.photos.size).toBe(size);
  expect(run.goOn()).toBe(true);
  await run.ended;
  expect(target.photos.size).toBe(20);
  expect(run.cancel()).toBe(false);
});

test('a pause while items are added stops nothing: they are added when it goes on', async () => {
  const target = new MemoryTarget();
  let adds = 0;
  target.before = (step) => {
    // The status is written while the request is on its way.
    if (step === 'add' && ++adds === 2) run.pause();
    if (step === 'change' && run.current().status === 'paused') setTimeout(() => run.goOn());
  };
  const run = begin(target, archiveOf(Array.from({ length: 450 }, (_, index) => itemOf(index))));
  await run.ended;
  expect(target.runs.get(RUN)).toMatchObject({ status: 'done', counts: { imported: 450, failed: 0 } });
});

test.each(['cancelled', 'undone', 'deleted'] as const)(
  'an import that is %s on another device stops here, and leaves nothing once it is undone',
  async (how) => {
    const target = new MemoryTarget();
    let [uploads, undoing]: [number, Promise<void> | undefined] = [0, undefined];
    target.before = (step) => {
      if (step !== 'upload' || ++uploads !== 4) return;
      const run = target.runs.get(RUN);
      if (run === undefined) throw new Error('There is no import.');
      target.runs.set(RUN, { ...run, status: 'cancelled' });
      if (how !== 'cancelled') undoing = target.undo(RUN);
      if (how === 'deleted') target.runs.delete(RUN);
    };
    const run = begin(target, archiveOf(Array.from({ length: 40 }, (_, index) => itemOf(index))));
    await run.ended;
    expect(run.current()).toMatchObject({ status: 'cancelled', failure: undefined });
    expect(target.runs.get(RUN)?.status).toBe(how === 'deleted' ? undefined : how);
    expect(uploads).toBeLessThan(20);
    await (undoing ?? target.undo(RUN));
    expect([target.found.size, target.photos.size]).toEqual([0, 0]);
  },
);

test('an import that is cancelled or fails at any step ends consistent, and undoing it leaves nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom('cancel', 'fail'),
      async (photos, how) => {
        const archive = archiveOf(photos.map((count, index) => itemOf(index, count)));
        for (let at = 0, wasReached = true; wasReached; at++) {
          const target = new MemoryTarget();
          let [steps, isStopped]: [number, boolean] = [0, false];
          target.before = () => {
            if (steps++ !== at) return;
            isStopped = true;
            if (how === 'fail') throw new UploadError('offline');
            run?.cancel();
          };
          let run: ImportRun | undefined;
          run = begin(target, archive);
          await run.ended;
          wasReached = isStopped;
          // The tab may be closed then.
          expect(target.uploading).toBe(0);
          await expectConsistent(target);
          const status = target.runs.get(RUN)?.status;
          // Without its document, or its last report, an import is still there to be continued or cancelled.
          if (status === undefined || !isFinished(status)) continue;
          await target.undo(RUN);
          // What was on its way when it ended.
          await new Promise((resolve) => setTimeout(resolve));
          expect([target.found.size, [...target.photos]]).toEqual([0, []]);
        }
      },
    ),
    { numRuns: 10 },
  );
});

const actions = fc.array(
  fc.record({ step: fc.nat(60), action: fc.constantFrom('pause', 'goOn', 'cancel', 'fail', 'close') }),
  { maxLength: 6 },
);

test('whatever stops an import at any step, it ends consistent, and a further run completes it', async () => {
  await fc.assert(
    fc.asyncProperty(
      actions,
      fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 6 }),
      async (planned, photos) => {
        const target = new MemoryTarget();
        const archive = archiveOf(photos.map((count, index) => itemOf(index, count)));
        let run: ImportRun | undefined;
        let [steps, isClosed] = [0, false];
        target.before = () => {
          // A closed tab does nothing any more.
          if (isClosed) throw new Error('closed');
          for (const { step, action } of planned.filter(({ step }) => step === steps)) {
            steps = step + 1;
            if (action === 'fail') throw new UploadError('offline');
            if (action === 'close') {
              isClosed = true;
              throw new Error('closed');
            }
            run?.[action]();
          }
          steps++;
          if (run?.current().status === 'paused') setTimeout(() => run?.goOn());
        };
        run = begin(target, archive);
        const waking = setInterval(() => run?.goOn());
        await run.ended;
        clearInterval(waking);
        expect(isFinished(run.current().status)).toBe(true);
        await expectConsistent(target);
        const { counts } = run.current();
        if (run.current().status === 'done') {
          expect(counts.imported + counts.skipped + counts.failed).toBe(counts.found);
        }
        if (run.current().status === 'cancelled' && !isClosed) return;
        target.before = () => {};
        if (target.runs.get(RUN)?.status === 'done' || target.runs.get(RUN)?.status === 'cancelled') return;
        const again = begin(target, archive);
        await again.ended;
        expect(target.runs.get(RUN)).toMatchObject({ status: 'done', counts: { imported: photos.length } });
        await expectConsistent(target);
      },
    ),
    { numRuns: 100 },
  );
});
