import { expect, test } from 'vitest';
import { testEdges, unlessAbsent } from '../testing/edges.ts';
import { mostKept, type Quotas, quotas, shareOf } from './quotas.ts';

const example = (): Quotas => ({ used: { works: 12, photoBytes: 4_000_000 }, raised: { works: 9_000 } });

testEdges('the quotas of a user', quotas, example, [
  ['used', { works: 0 }, { works: -1 }],
  ['used', { photos: 1 }, { photos: 0.5 }],
  ['used', { publicLists: 1 }, { deletedLists: 1 }],
  ['used', { lists: 1, projects: 0 }, { projects: -1 }],
  ['used', { imports: 1 }, { imports: null }],
  ['raised', { photoBytes: 1 }, { photoBytes: '1' }],
  unlessAbsent('used'),
  unlessAbsent('raised'),
]);

test('a share has the raised quota, that of everybody where none was raised, and nothing used without a document', () => {
  expect(shareOf('works', example())).toEqual({ used: 12, most: 9_000 });
  expect(shareOf('photos', example())).toEqual({ used: 0, most: 10_000 });
  expect(shareOf('works', undefined)).toEqual({ used: 0, most: 5_000 });
});

test('a burst leaves a fiftieth more than a user may have, and nothing more where they may have nothing', () => {
  expect([5_000, 3, 0].map(mostKept)).toEqual([5_100, 4, 0]);
});
