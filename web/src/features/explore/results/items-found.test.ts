import { exampleHit } from '@waymark/model/testing/example-hit';
import { expect, test } from 'vitest';
import { inViewOf, itemsFound } from './items-found.ts';

const POSITION = { lat: 1, lng: 2 };
const RESULTS = { total: 7, pages: 1, facets: {} };

test('results with a position are on the map, the best above the others', () => {
  const hits = [
    exampleHit({ kind: 'creator', id: 'a', position: POSITION }),
    exampleHit({ kind: 'poi', id: 'b', position: POSITION, category: 'food', cover: 'photos/x' }),
    exampleHit({ kind: 'post', id: 'c' }),
    exampleHit({ kind: 'marker', id: 'd', position: POSITION, icon: 'star' }),
  ];
  const items = itemsFound({ ...RESULTS, hits });
  expect(items).toEqual([
    {
      kind: 'poi',
      id: 'b',
      position: POSITION,
      title: { en: 'A title' },
      rank: 3,
      cover: 'photos/x',
      category: 'food',
    },
    {
      kind: 'marker',
      id: 'd',
      position: POSITION,
      title: { en: 'A title' },
      rank: 1,
      cover: null,
      category: 'other',
      icon: 'star',
    },
  ]);
});

test('the filters count what was found by kind and category', () => {
  const facets = { kind: { poi: 5, pin: 2, creator: 1 }, category: { food: 4, museum: 1 } };
  const { counts, total, waiting } = inViewOf({ ...RESULTS, hits: [], facets }, []);
  expect(counts.categories).toMatchObject({ food: 4, museum: 1, story: 0 });
  expect(counts.kinds).toMatchObject({ poi: 5, pin: 2, post: 0 });
  expect([total, waiting]).toEqual([7, false]);
  expect(inViewOf(undefined, []).waiting).toBe(true);
});
