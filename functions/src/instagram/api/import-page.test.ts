import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FoundMedium } from './found-media.ts';
import { importPage, type MediaSink, type MediaSource, type ReadProgress } from './import-page.ts';
import type { ApiMedium } from './instagram-api.ts';
import { InstagramError } from './instagram-error.ts';

const BEGIN: ReadProgress = { after: null, last: null, isRead: false };
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

/** An import in memory. */
function sinkOf(others: readonly string[] = []) {
  const items = new Map<string, string[]>();
  const photos = new Set<string>();
  const sink: MediaSink = {
    uid: 'owner',
    async claim(media: readonly FoundMedium[]) {
      const claimed = { created: [] as string[], there: [] as string[], skipped: [] as string[] };
      for (const { item, otherKeys } of media) {
        if (items.has(item.mediaId)) claimed.there.push(item.mediaId);
        else if (otherKeys.some((key) => others.includes(key))) claimed.skipped.push(item.mediaId);
        else {
          items.set(item.mediaId, []);
          claimed.created.push(item.mediaId);
        }
      }
      return claimed;
    },
    photosOf: async () => items,
    async store(photoId, file) {
      if (photos.has(photoId)) return;
      await file();
      photos.add(photoId);
    },
    async addPhoto(mediaId, photoId) {
      const ids = items.get(mediaId);
      if (ids?.includes(photoId) === false) ids.push(photoId);
    },
  };
  return { sink, items, photos };
}

/** Reads to the end, repeating each page that fails. @returns what the reports count */
async function readAll(source: MediaSource, sink: MediaSink) {
  const total = { found: 0, skipped: 0, failed: 0, pending: 0, problems: [] as string[] };
  for (let progress = BEGIN, tries = 0; !progress.isRead; tries++) {
    if (tries > 500) throw new Error('It does not end.');
    try {
      const report = await importPage(source, sink, progress);
      progress = report.next;
      total.found += report.found;
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
  const { sink, items, photos } = sinkOf();
  const total = await readAll(accountOf([mediumOf(1), mediumOf(2, 4), mediumOf(3), mediumOf(4)]), sink);
  expect(total).toEqual({ found: 4, skipped: 0, failed: 0, pending: 4, problems: [] });
  expect([...items.values()].map((ids) => ids.length)).toEqual([1, 4, 1, 1]);
  expect(photos.size).toBe(7);
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
        const { sink, items, photos } = sinkOf();
        const total = await readAll(source, sink);
        expect(total).toMatchObject({ found: files.length, pending: files.length, failed: 0 });
        expect([...items.values()].map((ids) => ids.length)).toEqual(files);
        expect([...items.values()].flat().toSorted()).toEqual([...photos].toSorted());
      },
    ),
    { numRuns: 60 },
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
  const one = sinkOf();
  expect(
    await readAll(
      expired((address) => address.endsWith('?new')),
      one.sink,
    ),
  ).toMatchObject({ pending: 1, problems: [] });
  expect(one.photos.size).toBe(2);
  const other = sinkOf();
  expect(
    await readAll(
      expired(() => false),
      other.sink,
    ),
  ).toMatchObject({ failed: 1, problems: ['address-expired'] });
});

test('files that are too large, empty or no pictures are problems', async () => {
  const source = accountOf([mediumOf(1), mediumOf(2), mediumOf(3)]);
  const { sink } = sinkOf();
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
    sink,
  );
  expect(total.problems.toSorted()).toEqual(['not-a-picture', 'too-large', 'unreadable']);
  expect(total).toMatchObject({ failed: 3, pending: 0 });
});

test('the same page twice ends the reading, and a page without a file is counted', async () => {
  const { media_url: _, ...withoutFile } = mediumOf(2);
  const source = accountOf([mediumOf(1), withoutFile]);
  const again: MediaSource = {
    ...source,
    page: async (after) => ({ ...(await source.page(undefined)), after: after ?? '0' }),
  };
  const { sink, items } = sinkOf();
  await readAll(again, sink);
  expect(items.size).toBe(1);
});
