import { expect, test } from 'vitest';
import { changedParts } from './content-merge.ts';

test('only parts that differ are named, each language for itself', () => {
  const earlier = { title: { en: 'A', fr: 'B' }, tags: ['x'], visibility: 'public' };
  const current = { title: { en: 'A', fr: 'C' }, tags: ['x', 'y'], visibility: 'public' };
  expect(changedParts(earlier, current)).toEqual([
    { field: 'title.fr', earlier: 'B', current: 'C' },
    { field: 'tags', earlier: ['x'], current: ['x', 'y'] },
  ]);
});

test('what is missing is the same as what is empty', () => {
  expect(changedParts({}, { title: {}, summary: { en: '' }, photos: [], tags: [] })).toEqual([]);
  expect(changedParts({ title: { en: 'A' } }, {})).toEqual([
    { field: 'title.en', earlier: 'A', current: undefined },
  ]);
});
