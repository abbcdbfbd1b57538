import type { MapItem } from '@waymark/model/map-index/map-item';
import { exampleId } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { findPublic } from './find-public.ts';

const NEAR = { lat: 41.15, lng: -8.61 };
const FAR = { lat: 41.5, lng: -8.61 };
const ANY = { kinds: ['poi'], near: NEAR, except: new Set<string>() } satisfies Parameters<
  typeof findPublic
>[2];

function item(letter: string, en: string, position = NEAR, fields: Partial<MapItem> = {}): MapItem {
  return { kind: 'poi', id: exampleId(letter), title: { en }, position, rank: 1, cover: null, ...fields };
}

const namesOf = (...about: Parameters<typeof findPublic>) =>
  findPublic(...about).map(({ item }) => item.title.en);

test('the nearest item with a name is found first, however well known others are, and only once', () => {
  const far = item('a', 'Café du Port', FAR, { rank: 9 });
  const here = item('b', 'Le Café', { lat: 41.16, lng: -8.61 });
  const found = findPublic('cafe', [far, here, far], ANY);
  expect(found.map(({ item: { id } }) => id)).toEqual([here.id, far.id]);
  expect(found[0]?.metres).toBeCloseTo(1_112, -1);
});

test('without a name only items close by are found, and without a position none', () => {
  const items = [item('a', 'Far', FAR), item('b', 'Here'), item('c', 'Beside', { lat: 41.17, lng: -8.61 })];
  expect(namesOf('', items, ANY)).toEqual(['Here', 'Beside']);
  expect(namesOf(' x', items, ANY)).toEqual(['Here', 'Beside']);
  expect(namesOf('', items, { ...ANY, near: undefined })).toEqual([]);
});

test('without a position the best known item with a name comes first', () => {
  const items = [item('a', 'Port', NEAR), item('b', 'Port', FAR, { rank: 5 })];
  const found = findPublic('port', items, { ...ANY, near: undefined });
  expect(found.map(({ item: { rank }, metres }) => [rank, metres])).toEqual([
    [5, undefined],
    [1, undefined],
  ]);
});

test('items of another kind, excluded items and items beyond the limit are not found', () => {
  const pin = item('a', 'Port', NEAR, { kind: 'pin' });
  const own = item('b', 'Port');
  const more = Array.from({ length: 20 }, (_, n) => item(String.fromCharCode(99 + n), `Port ${n}`));
  expect(namesOf('port', [pin, own], { ...ANY, except: new Set([own.id]) })).toEqual([]);
  expect(namesOf('port', more, ANY)).toHaveLength(8);
});
