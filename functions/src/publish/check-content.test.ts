import { MAX_PHOTOS, MAX_PLACES } from '@waymark/model/entities/content';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import {
  EXAMPLE_UID,
  exampleContent,
  exampleId,
  examplePhoto,
  exampleWork,
} from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { checkContent, tooWide } from './check-content.ts';

const foreign = (path: string) => {
  const photos = [examplePhoto(), { ...examplePhoto(), path }];
  return checkContent({ ...exampleWork('pin'), content: { ...exampleContent('pin'), photos } }, [
    EXAMPLE_UID,
  ]);
};

test.each(PUBLISHED_KINDS)('valid content of the kind %s can be published', (kind) => {
  expect(checkContent(exampleWork(kind), [EXAMPLE_UID])).toEqual({
    checked: { kind, content: exampleContent(kind) },
  });
});

test('content of another kind cannot', () => {
  const result = checkContent({ ...exampleWork('pin'), content: exampleContent('poi') }, [EXAMPLE_UID]);
  expect(result).toMatchObject({
    problems: expect.arrayContaining([{ field: 'address', code: 'unknown-field' }]),
  });
});

test('all problems are reported at once', () => {
  const content = {
    ...exampleContent('poi'),
    title: {},
    position: { lat: 91, lng: 0 },
    category: 'x',
    extra: 1,
  };
  expect(checkContent({ ...exampleWork('poi'), content }, [EXAMPLE_UID])).toEqual({
    problems: [
      { field: 'title', code: 'missing' },
      { field: 'position.lat', code: 'too-big', limit: 90 },
      { field: 'category', code: 'not-a-choice' },
      { field: 'extra', code: 'unknown-field' },
    ],
  });
});

test.each([
  `photos/somebody-else/${exampleId()}`,
  // Another uid with the same prefix.
  `photos/${EXAMPLE_UID}x/${exampleId()}`,
])('a photo in the folder %s is not the creator’s', (path) => {
  expect(foreign(path)).toEqual({ problems: [{ field: 'photos.1.path', code: 'not-yours' }] });
});

test.each<[string, unknown]>([
  ['no list', 'photos'],
  ['things that are no photos', [null, 5, 'photo', {}, { path: 5 }]],
])('photos that are %s are a problem, not an error', (_, photos) => {
  const content = { ...exampleContent('pin'), photos };
  const result = checkContent({ ...exampleWork('pin'), content }, [EXAMPLE_UID]);
  expect('problems' in result && result.problems.every(({ field }) => field.startsWith('photos'))).toBe(true);
});

test('a work without any content has problems', () => {
  expect(checkContent({ ...exampleWork('post'), content: {} }, [EXAMPLE_UID])).toMatchObject({
    problems: expect.arrayContaining([
      { field: 'title', code: 'missing' },
      { field: 'body', code: 'missing' },
      { field: 'places', code: 'missing' },
    ]),
  });
});

test('content with the most of everything is not too wide', () => {
  const photos = Array(MAX_PHOTOS).fill(examplePhoto());
  const places = Array(MAX_PLACES).fill({ kind: 'poi', id: exampleId('poi') });
  expect(tooWide({ ...exampleContent('post'), photos, places })).toEqual([]);
});

test('a field with tens of thousands of values is named without reading them all, at any depth', () => {
  let reads = 0;
  const keys = new Proxy(
    Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`key${index}`, 0])),
    {
      get(target, key) {
        reads += 1;
        return Reflect.get(target, key);
      },
    },
  );
  const photo = { ...examplePhoto(), alt: keys };
  expect(tooWide({ title: { en: 'Wide' }, photos: [photo], tags: [[[keys]]] })).toEqual([
    { field: 'photos', code: 'too-many', limit: 1_000 },
    { field: 'tags', code: 'too-many', limit: 1_000 },
  ]);
  expect(reads).toBeLessThanOrEqual(2_000);
});
