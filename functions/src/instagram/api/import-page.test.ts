import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ImportEnded, importPage, type MediaSource, type ReadProgress, storeAgain } from './import-page.ts';
import type { ApiMedium } from './instagram-api.ts';
import { InstagramError } from './instagram-error.ts';
import { MemorySink } from './testing/memory-sink.ts';

const BEGIN: ReadProgress = { after: null, last: null, isListed: false, isRead: false };
const PAGE = 3;

function mediumOf(index: number, files = 1): ApiMedium {
  const file = (at: number) => ({ id: `${index}${at}`, media_type: 'IMAGE', media_url: `u/${index}/${at}` });
  return {
    ...file(0),
    id: `17${index}`,
    caption: `Photo ${index}`,
    timestamp: new Date(1_700_000_000_000 - index * 1_000).toISOString(),
    ...(files > 1 && {
      media_type: 'CAROUSEL_ALBUM',
      children: { data: Array.from({ length: files }, (_, at) => file(at)) },
    }),
  };
}

/** An account, whose requests fail where `before` throws. */
function accountOf(
  media: readonly ApiMedium[],
  before: (what: 'page' | 'file' | 'again') => void = () => {},
): MediaSource {
  return {
    async page(after) {
      before('page');
      const start = Number(after ?? 0);
      const end = start + PAGE;
      return {
        media: media.slice(start, end),
        unknown: 0,
        after: end < media.length ? String(end) : undefined,
        usage: 1,
      };
    },
    async addressesAgain(id) {
      before('again');
      const found = media.find((medium) => medium.id === id);
      return (found?.children?.data ?? [found]).flatMap((one) =>
        one?.media_url ? [`${one.media_url}?new`] : [],
      );
    },
    async file(address) {
      before('file');
      return { bytes: new TextEncoder().encode(address), type: 'image/jpeg' };
    },
  };
}

/** Reads to the end, repeating each page that fails. @returns what the reports count */
async function readAll(source: MediaSource, sink: MemorySink) {
  const total = { found: 0, imported: 0, skipped: 0, failed: 0, pending: 0, problems: [] as string[] };
  for (let progress = BEGIN, tries = 0; !progress.isRead; tries++) {
    if (tries > 500) throw new Error('It does not end.');
    try {
      const report = await importPage(source, sink, progress);
      progress = report.next;
      total.found += report.found;
      total.imported += report.imported;
      total.skipped += report.skipped;
      total.failed += report.failed;
      total.pending += report.pending.length;
      total.problems.push(...report.problems.map(({ reason }) => reason));
    } catch (error) {
      if (!(error instanceof InstagramError)) throw error;
    }
  }
  return total;
}

test('every medium of an account is imported, with its photos in order', async () => {
  const sink = new MemorySink();
  const total = await readAll(accountOf([mediumOf(1), mediumOf(2, 4), mediumOf(3), mediumOf(4)]), sink);
  expect(total).toEqual({ found: 4, imported: 0, skipped: 0, failed: 0, pending: 4, problems: [] });
  expect(sink.photoCounts).toEqual([1, 4, 1, 1]);
  expect(sink.photos.size).toBe(7);
});

test('whatever fails and however often, each medium is there once in the end', async () => {
  const faults = fc.array(fc.constantFrom<'ok' | 'limited' | 'unavailable'>('ok', 'limited', 'unavailable'), {
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(
      faults,
      fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 10 }),
      async (planned, files) => {
        const left = [...planned];
        const source = accountOf(
          files.map((count, index) => mediumOf(index, count)),
          () => {
            const fault = left.shift() ?? 'ok';
            if (fault !== 'ok') throw new InstagramError(fault, 'fault');
          },
        );
        const sink = new MemorySink();
        const total = await readAll(source, sink);
        expect(total).toMatchObject({ found: files.length, pending: files.length, failed: 0 });
        expect(sink.photoCounts).toEqual(files);
        const noted = [...sink.items.values()].flatMap(({ photoIds }) => photoIds);
        expect(noted.toSorted()).toEqual([...sink.photos].toSorted());
      },
    ),
    { numRuns: 40 },
  );
});

test('an address that expired is asked for again, once', async () => {
  const expired = (known: (address: string) => boolean): MediaSource => {
    const source = accountOf([mediumOf(1, 2)]);
    return {
      ...source,
      file: async (address, most) => (known(address) ? source.file(address, most) : undefined),
    };
  };
  const one = new MemorySink();
  expect(
    await readAll(
      expired((address) => address.endsWith('?new')),
      one,
    ),
  ).toMatchObject({ pending: 1, problems: [] });
  expect(one.photos.size).toBe(2);
  expect(
    await readAll(
      expired(() => false),
      new MemorySink(),
    ),
  ).toMatchObject({ failed: 1, problems: ['address-expired'] });
});

test('files that are too large, empty or no pictures are problems', async () => {
  const source = accountOf([mediumOf(1), mediumOf(2), mediumOf(3)]);
  const total = await readAll(
    {
      ...source,
      async file(address) {
        if (address === 'u/1/0') throw new RangeError('large');
        return {
          bytes: new Uint8Array(address === 'u/2/0' ? 0 : 1),
          type: address === 'u/2/0' ? 'image/png' : 'text/html',
        };
      },
    },
    new MemorySink(),
  );
  expect(total.problems.toSorted()).toEqual(['not-a-picture', 'too-large', 'unreadable']);
  expect(total).toMatchObject({ failed: 3, pending: 0 });
});

test('a page that leads to itself is asked for again, and the rest of the account is read', async () => {
  const source = accountOf([mediumOf(1), mediumOf(2), mediumOf(3), mediumOf(4)]);
  let left = 2;
  const again: MediaSource = {
    ...source,
    page: async (after) =>
      after === undefined || left-- <= 0 ? source.page(after) : { ...(await source.page(undefined)), after },
  };
  const sink = new MemorySink();
  expect(await readAll(again, sink)).toMatchObject({ found: 4, pending: 4 });
  expect(left).toBeLessThan(0);
});

test('a page that is answered twice counts once', async () => {
  const source = accountOf([mediumOf(1), mediumOf(2), mediumOf(3), mediumOf(4)]);
  const twice: MediaSource = {
    ...source,
    async page(after) {
      if (after === '3') return { ...(await source.page(undefined)), after: 'on', unknown: 1 };
      return source.page(after === 'on' ? '3' : after);
    },
  };
  const sink = new MemorySink();
  expect(await readAll(twice, sink)).toMatchObject({ found: 4, pending: 4, skipped: 0, failed: 0 });
  expect(sink.photoCounts).toEqual([1, 1, 1, 1]);
});

test('a photo without a file is a problem, and so is an entry that is no medium', async () => {
  const { media_url: _, ...withoutFile } = mediumOf(2);
  const source = accountOf([mediumOf(1), withoutFile]);
  const sink = new MemorySink();
  const total = await readAll(
    { ...source, page: async (after) => ({ ...(await source.page(after)), unknown: 1 }) },
    sink,
  );
  expect(total).toMatchObject({ found: 3, pending: 1, failed: 2, problems: ['no-media'] });
});

test('a video without a cover is an item without a picture, and no problem', async () => {
  const video = { ...mediumOf(1), media_type: 'VIDEO', media_product_type: 'REELS' };
  const album = mediumOf(2, 2);
  const [photo, child] = album.children?.data ?? [];
  const half = { ...album, children: { data: [photo, { ...child, media_type: 'VIDEO' }] } } as ApiMedium;
  const bare = { ...album, id: '99', children: { data: [{ id: '1', media_type: 'VIDEO' }] } };
  const sink = new MemorySink();
  const total = await readAll(accountOf([video, half, bare]), sink);
  expect(total).toMatchObject({ found: 3, imported: 2, pending: 1, failed: 0, problems: [] });
  expect([...sink.items.values()].map(({ item }) => [item.type, item.photosFound, item.videos])).toEqual([
    ['reel', 1, 1],
    ['post', 1, 0],
    ['post', 1, 1],
  ]);
  expect(sink.photoCounts).toEqual([0, 1, 0]);
});

test('media without a time or caption, and with times of any zone, are items', async () => {
  const at = (timestamp: string | undefined, id: string): ApiMedium => {
    const { timestamp: _, caption: __, ...medium } = mediumOf(1);
    return { ...medium, id, ...(timestamp !== undefined && { timestamp }) };
  };
  const sink = new MemorySink();
  await readAll(
    accountOf([
      at('2024-05-31T14:03:07+0000', '1'),
      at('2024-05-31T16:03:07+0200', '2'),
      at('2024-05-31T08:33:07-0530', '3'),
      at(undefined, '4'),
      at('yesterday', '5'),
    ]),
    sink,
  );
  const taken = Date.UTC(2024, 4, 31, 14, 3, 7);
  expect([...sink.items.values()].map(({ item }) => item.takenAt)).toEqual([taken, taken, taken, null, null]);
});

test('two devices that read at once have every medium and photo once', async () => {
  const files = [1, 3, 2, 1, 2];
  const source = accountOf(files.map((count, index) => mediumOf(index, count)));
  const sink = new MemorySink();
  await Promise.all([readAll(source, sink), readAll(source, sink)]);
  expect(sink.photoCounts).toEqual(files);
  expect(sink.photos.size).toBe(9);
});

test('an import that is undone at any step leaves nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
      async (files) => {
        const source = accountOf(files.map((count, index) => mediumOf(index, count)));
        for (let at = 0, wasUndone = true; wasUndone; at++) {
          const sink = new MemorySink();
          let [step, undoing]: [number, Promise<void> | undefined] = [0, undefined];
          sink.before = () => {
            if (step++ === at) undoing = sink.undo();
          };
          const reading = readAll(source, sink);
          await reading.catch((error: unknown) => expect(error).toBeInstanceOf(ImportEnded));
          // Photos that were on their way when the reading stopped.
          await new Promise((resolve) => setTimeout(resolve));
          wasUndone = undoing !== undefined;
          await undoing;
          if (!wasUndone) continue;
          expect([sink.items.size, [...sink.photos]]).toEqual([0, []]);
        }
      },
    ),
    { numRuns: 10 },
  );
});

test('photos that were refused are stored again, and a medium that is gone is a problem', async () => {
  const source = accountOf([mediumOf(1, 2), mediumOf(2)]);
  const sink = new MemorySink();
  await readAll(source, sink);
  const [first, second] = [...sink.items.values()];
  if (first === undefined || second === undefined) throw new Error('There are no items.');
  // The account had no room for one of the first and for the other one.
  for (const { photoIds } of [first, second]) sink.photos.delete(photoIds.pop() ?? '');
  const gone: MediaSource = {
    ...source,
    async addressesAgain(id) {
      if (id === '99') throw new InstagramError('refused', 'no such medium');
      return source.addressesAgain(id);
    },
  };
  const { pending, ...others } = await storeAgain(gone, sink, ['171', '172', '99']);
  expect({ ...others, pending: pending.toSorted() }).toEqual({
    pending: ['171', '172'],
    imported: 0,
    failed: 1,
    problems: [{ item: '99', reason: 'address-expired' }],
  });
  expect(sink.photoCounts).toEqual([2, 1]);
  expect(sink.photos.size).toBe(3);
});
