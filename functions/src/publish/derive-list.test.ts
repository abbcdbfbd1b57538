import { KINDS } from '@waymark/model/entities/kinds';
import { list as listSchema } from '@waymark/model/entities/list';
import type { Position } from '@waymark/model/geography/position';
import { quadkeyAt } from '@waymark/model/map-index/map-item';
import { tilesHolding } from '@waymark/model/map-index/tile-levels';
import { arbitraryPosition } from '@waymark/model/testing/arbitrary-geography';
import { exampleId, exampleList, examplePicture } from '@waymark/model/testing/examples';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveList, type ItemInList } from './derive-list.ts';

const lyons = { lat: 45.76, lng: 4.84 };
const nice = { lat: 43.7, lng: 7.26 };

/** Items at these positions, in order; their ids are a, b and so on. */
function at(...positions: (Position | undefined)[]): ItemInList[] {
  return positions.map((position, i) => ({
    kind: 'poi',
    itemId: exampleId('abc'[i]),
    position,
    picture: undefined,
  }));
}

/** Items without a position, with the picture of each letter; a dot has none. */
function showing(letters: string): ItemInList[] {
  return [...letters].map((letter, i) => ({
    kind: 'poi',
    itemId: exampleId(String(i)),
    position: undefined,
    picture: letter === '.' ? undefined : examplePicture(letter),
  }));
}

test('a list without items has no position', () => {
  expect(deriveList([])).toStrictEqual({ count: 0 });
});

test('a list has the position of its first item, and bounds around all', () => {
  expect(deriveList(at(nice, lyons))).toStrictEqual({
    count: 2,
    position: nice,
    quadkey: quadkeyAt(nice),
    tiles: tilesHolding(nice),
    bounds: { west: 4.84, south: 43.7, east: 7.26, north: 45.76 },
    stops: [
      { kind: 'poi', itemId: exampleId('a'), number: 1, position: nice },
      { kind: 'poi', itemId: exampleId('b'), number: 2, position: lyons },
    ],
  });
});

test('items without a position are counted, and have no stop', () => {
  expect(deriveList(at(undefined, lyons, undefined))).toStrictEqual({
    count: 3,
    position: lyons,
    quadkey: quadkeyAt(lyons),
    tiles: tilesHolding(lyons),
    bounds: { west: 4.84, south: 45.76, east: 4.84, north: 45.76 },
    stops: [{ kind: 'poi', itemId: exampleId('b'), number: 2, position: lyons }],
  });
  expect(deriveList(at(undefined))).toStrictEqual({ count: 1 });
});

test('a heading begins a day: items are numbered across the days, and each stop has the number of its own', () => {
  const [first, second, third] = at(nice, lyons, nice);
  const entries = [first, 'heading' as const, second, 'heading' as const, 'heading' as const, third];
  const derived = deriveList(entries.filter((one) => one !== undefined));
  expect(derived.count).toBe(3);
  expect(derived.days).toBe(3);
  expect(derived.stops?.map(({ number, day }) => [number, day])).toEqual([
    [1, undefined],
    [2, 1],
    [3, 3],
  ]);
});

test('a list with headings alone has days and no items', () => {
  expect(deriveList(['heading'])).toStrictEqual({ count: 0, days: 1 });
});

test.each([
  ['', []],
  ['..', []],
  ['.a', [[1, 'a']]],
  // Several items may have one picture.
  [
    'aab.',
    [
      [0, 'a'],
      [2, 'b'],
    ],
  ],
  [
    'dc.bcae',
    [
      [0, 'd'],
      [1, 'c'],
      [3, 'b'],
      [5, 'a'],
    ],
  ],
])('of items with the pictures %j, a list has the first different ones, up to four', (letters, expected) => {
  const pictures = expected.map(([at, letter]) => ({
    itemId: exampleId(String(at)),
    ...examplePicture(String(letter)),
  }));
  expect(deriveList(showing(letters)).pictures ?? []).toEqual(pictures);
  expect('pictures' in deriveList(showing(letters))).toBe(pictures.length > 0);
});

test('a list across the antimeridian has bounds across it', () => {
  expect(deriveList(at({ lat: -17, lng: 178 }, { lat: -14, lng: -172 })).bounds).toEqual({
    west: 178,
    south: -17,
    east: -172,
    north: -14,
  });
});

test('the derived fields are valid for any items, and have the position of each item that has one, in order', () => {
  const item = fc.record({
    kind: fc.constantFrom(...KINDS),
    itemId: fc.stringMatching(/^[A-Za-z0-9]{20}$/),
    position: fc.option(arbitraryPosition, { nil: undefined }),
    picture: fc.constantFrom(undefined, ...[...'abcdef'].map(examplePicture)),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 300, size: 'max' }), (items) => {
      const derived = deriveList(items);
      const { position: _, bounds: __, quadkey: ___, tiles: ____, stops: _____, ...rest } = exampleList();
      const { pictures: ______, ...bare } = rest;
      expect(listSchema.safeParse({ ...bare, ...derived }).error).toBeUndefined();
      expect(derived.stops ?? []).toEqual(
        items
          .map(({ picture: _, ...one }, index) => ({ ...one, number: index + 1 }))
          .filter(({ position }) => position),
      );
      expect(derived.position).toEqual(derived.stops?.[0]?.position);
    }),
    { numRuns: 30 },
  );
});
