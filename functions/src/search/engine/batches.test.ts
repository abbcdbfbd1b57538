import type { SearchRecord } from '@waymark/model/search/search-record';
import { expect, it } from 'vitest';
import { bytesOf } from '../records/in-parts.ts';
import { batchesOf } from './batches.ts';

it('puts at most 1,000 operations into a request, in their order', () => {
  const operations = Array.from({ length: 2_500 }, (_, i) => ({ delete: String(i) }));
  const batches = batchesOf(operations);
  expect(batches.map(({ length }) => length)).toEqual([1_000, 1_000, 500]);
  expect(batches.flat()).toEqual(operations);
});

it('keeps requests below 10 MB', () => {
  // Larger than any record of Waymark.
  const record = { objectID: 'x', title: { en: 'y'.repeat(200_000) } } as SearchRecord;
  const batches = batchesOf(Array.from({ length: 120 }, () => ({ add: record })));
  expect(batches.flat()).toHaveLength(120);
  for (const batch of batches) expect(bytesOf(batch)).toBeLessThan(10_000_000);
  expect(batches.length).toBeLessThanOrEqual(3);
});

it('makes no request of nothing', () => {
  expect(batchesOf([])).toEqual([]);
});
