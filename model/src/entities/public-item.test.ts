import { expect, test } from 'vitest';
import { exampleDocument, exampleList } from '../testing/examples.ts';
import { PUBLISHED_KINDS } from './kinds.ts';
import { boundsIn, POSITION_FIELD, positionOf } from './public-item.ts';

const POSITION = { lat: 43.2951, lng: 5.3745 };
const BOUNDS = { west: 5.3, south: 43.2, east: 5.5, north: 43.4 };

test.each(PUBLISHED_KINDS)('a %s has the position of its field', (kind) => {
  const item = exampleDocument(kind);
  expect(positionOf(item)).toEqual(POSITION);
  expect(Object.entries(item).find(([name]) => name === POSITION_FIELD[kind])?.[1]).toEqual(POSITION);
});

test('a list has the position of its first item, and none without one', () => {
  expect(positionOf(exampleList())).toEqual(POSITION);
  const { position: _, bounds: __, ...bare } = exampleList();
  expect(positionOf(bare)).toBeNull();
  expect(boundsIn(bare)).toBeNull();
});

test.each([
  ['destination', null],
  ['area', BOUNDS],
  ['poi', null],
  ['pin', null],
  ['marker', null],
  ['post', BOUNDS],
] as const)('the frame around a %s', (kind, bounds) => {
  expect(boundsIn(exampleDocument(kind))).toEqual(bounds);
  expect(boundsIn(exampleList())).toEqual(BOUNDS);
});
