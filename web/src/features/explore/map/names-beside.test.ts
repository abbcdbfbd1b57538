import { exampleId } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import type { Mark } from '../../../elements/map/map-marks.ts';
import { namesBeside } from './names-beside.ts';

const SIZE = { width: 390, height: 700 };
const viewAt = (zoom: number) => ({ camera: { lat: 0, lng: 0, zoom }, size: SIZE });

/** A mark so many CSS pixels from the middle at zoom 14. */
function mark(key: string, x: number, y: number, { rank = 1, name = key } = {}): Mark {
  const degrees = 360 / (512 * 2 ** 14);
  const position = { lat: -y * degrees, lng: x * degrees };
  const best = { kind: 'pin', id: exampleId(), position, rank, cover: null, title: { en: name } } as const;
  return { key, position, items: 1, counts: [], best, listed: [] };
}

const named = (marks: readonly Mark[], zoom = 14, own: readonly Mark[] = []) => [
  ...namesBeside(marks, own, viewAt(zoom), 'en'),
];

test('a name stands beside its mark where nothing is', () => {
  expect(named([mark('Café', 0, 0), mark('Museum', 0, 60)])).toEqual(['Café', 'Museum']);
});

test('a name gives way to other marks, to those of the page, to better names and to the edge', () => {
  expect(named([mark('Long name', -40, 0), mark('B', 30, 0)])).toEqual(['B']);
  expect(named([mark('Long name', -40, 0)], 14, [mark('own', 30, 0)])).toEqual([]);
  const [low, high] = [mark('low', -40, 8, { rank: 1 }), mark('high', -40, -8, { rank: 9 })];
  expect(named([low, high])).toEqual(['high']);
  // The longest name is cut, and ends before the other mark.
  expect(named([mark('a', -160, 0, { name: 'x'.repeat(140) }), mark('b', 50, 0)])).toEqual(['a', 'b']);
  expect(named([mark('At the edge', 150, 0)])).toEqual([]);
});

test('farther out only a few marks have names, and none on a globe', () => {
  const three = [mark('a', 0, 0), mark('b', 0, 4_000), mark('c', 0, 8_000)];
  expect(named(three, 8).length).toBeGreaterThan(0);
  const many = Array.from({ length: 30 }, (_, i) => mark(String(i), 0, i * 4_000));
  expect(named(many, 8)).toEqual([]);
  expect(named(three, 3)).toEqual([]);
});

test('a cluster has no name', () => {
  expect(named([{ ...mark('cluster', 0, 0), items: 3 }])).toEqual([]);
});
