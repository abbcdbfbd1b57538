import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeCaches } from '../../session/testing/fake-caches.ts';
import { SHARED_FILES } from './app-paths.ts';
import {
  deleteShared,
  giveSharedTo,
  MAX_SHARED,
  readShared,
  storeShared,
  takeSharedPhotos,
} from './shared-photos.ts';

beforeEach(() => vi.stubGlobal('caches', createFakeCaches()));
afterEach(() => vi.unstubAllGlobals());

function form(files: readonly (File | string)[], texts: Readonly<Record<string, string>> = {}): FormData {
  const data = new FormData();
  for (const file of files) data.append(SHARED_FILES, file);
  for (const [name, text] of Object.entries(texts)) data.append(name, text);
  return data;
}

const photo = (name = 'Baie d’été.jpg', type = 'image/jpeg', content = 'photo') =>
  new File([content], name, { type });

test('photos and texts are stored until a work takes the photos', async () => {
  await storeShared(
    form([photo(), photo('b.png', 'image/png')], { title: ' The\n bay ', text: ' At dawn.\nCold. ' }),
  );
  const shared = await readShared();
  expect(shared).toMatchObject({ title: 'The bay', text: 'At dawn.\nCold.' });
  expect(shared?.photos.map(({ name, type }) => [name, type])).toEqual([
    ['Baie d’été.jpg', 'image/jpeg'],
    ['b.png', 'image/png'],
  ]);
  expect(await takeSharedPhotos('work')).toEqual([]);
  await giveSharedTo('work', { title: 'The bay', text: '' });
  expect(await takeSharedPhotos('another')).toEqual([]);
  expect(await takeSharedPhotos('work')).toHaveLength(2);
  expect(await takeSharedPhotos('work')).toEqual([]);
  expect(await readShared()).toBeUndefined();
});

test('a later share takes the place of an earlier one, and what was shared can be discarded', async () => {
  await storeShared(form([photo('a.jpg'), photo('b.jpg')]));
  await storeShared(form([photo('c.jpg')]));
  expect((await readShared())?.photos.map(({ name }) => name)).toEqual(['c.jpg']);
  await deleteShared();
  expect(await readShared()).toBeUndefined();
});

test.each([
  ['a script in a picture', [photo('a.svg', 'image/svg+xml')]],
  ['no picture', [photo('a.html', 'text/html')]],
  ['an empty file', [photo('a.jpg', 'image/jpeg', '')]],
  ['a text in place of a file', ['image/jpeg']],
  ['nothing', []],
])('%s is not stored, and an earlier share stays', async (_, files) => {
  await storeShared(form([photo('a.jpg')]));
  await storeShared(form(files));
  expect((await readShared())?.photos.map(({ name }) => name)).toEqual(['a.jpg']);
});

test('a file that is larger than an original may be is left out', async () => {
  const large = photo('large.jpg');
  Object.defineProperty(large, 'size', { value: 40 * 1024 * 1024 + 1 });
  const data = form([]);
  vi.spyOn(data, 'getAll').mockReturnValue([large, photo('a.jpg')]);
  await storeShared(data);
  expect((await readShared())?.photos.map(({ name }) => name)).toEqual(['a.jpg']);
});

test('any names, texts and numbers of files are stored within the bounds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'binary', maxLength: 150 }), { minLength: 1, maxLength: 15 }),
      fc.string({ unit: 'binary', maxLength: 3_000 }),
      async (names, text) => {
        await storeShared(
          form(
            names.map((name) => photo(name)),
            { title: text, text },
          ),
        );
        const shared = await readShared();
        expect(shared?.photos).toHaveLength(Math.min(names.length, MAX_SHARED));
        expect(shared?.title.length).toBeLessThanOrEqual(140);
        expect(shared?.text.length).toBeLessThanOrEqual(2_000);
      },
    ),
    { numRuns: 50 },
  );
});
