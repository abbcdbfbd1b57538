import type { FoundItem, ImportItem } from '@waymark/model/entities/instagram-import';
import { exampleImportItem } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { ownItemsOf } from './own-items-of.ts';

const { photo: _, photoIds: __, state: ___, workId: ____, ...example } = exampleImportItem();
const found = (mediaId: string, takenAt: number | null): FoundItem => ({ ...example, mediaId, takenAt });
const stored = (mediaId: string, takenAt: number | null): ImportItem => ({
  ...found(mediaId, takenAt),
  photoIds: [],
  state: 'new',
});
const run = { id: 'one', status: 'running' } as const;
const other = { id: 'other', status: 'done' } as const;

test('what this tab found is among the items before it is stored, at its time', () => {
  const runs = [
    { run, items: [stored('b', 5)] },
    { run: other, items: [stored('z', 6)] },
  ];
  const here = { importId: 'one', items: [found('a', 9), found('b', 5), found('c', null)] };
  const items = ownItemsOf(runs, here, 100);
  expect(items.map(({ importId, item, isStored }) => [importId, item.mediaId, isStored])).toEqual([
    ['one', 'a', false],
    ['other', 'z', true],
    ['one', 'b', true],
    ['one', 'c', false],
  ]);
  expect(items[0]).toMatchObject({ status: 'running', item: { position: example.position, photoIds: [] } });
});

test('what was found for an import that the page does not show is left out', () => {
  const here = { importId: 'elsewhere', items: [found('a', 9)] };
  expect(ownItemsOf([{ run, items: [stored('b', 5)] }], here, 100)).toHaveLength(1);
  expect(ownItemsOf([{ run, items: [] }], undefined, 100)).toEqual([]);
});

test('no more items of an import are shown than asked for, stored or not', () => {
  const here = { importId: 'one', items: [found('a', 9), found('b', 8), found('c', 7)] };
  const ids = (items: readonly ImportItem[]) =>
    ownItemsOf([{ run, items }], here, 2).map(({ item }) => item.mediaId);
  expect(ids([])).toEqual(['a', 'b']);
  expect(ids([stored('a', 9), stored('b', 8), stored('c', 7)])).toEqual(['a', 'b']);
});
