import { expect, test } from 'vitest';
import { marksOfGroups } from './marks-of-groups.ts';
import type { PhotoGroup } from './photo-group.ts';

const PORTO = { lat: 41.1403, lng: -8.6113 };
const LISBON = { lat: 38.7139, lng: -9.1394 };

const group = (id: string, day: string, position: PhotoGroup['position']): PhotoGroup => ({
  ...{ id, day, position, becomes: 'pin' },
  photos: [],
});
const GROUPS = [
  group('a', '2024-05-31', PORTO),
  group('b', '2024-05-31', { ...PORTO, lat: PORTO.lat + 0.01 }),
  group('c', '2024-06-01', LISBON),
  group('d', '2024-06-01', PORTO),
];
const numbersAt = (zoom: number) =>
  marksOfGroups(GROUPS, { camera: { ...PORTO, zoom }, size: { width: 480, height: 320 } }).map(
    ({ id, numbers }) => [id, ...numbers],
  );

test('groups that would hide each other share a mark, until the map is closer', () => {
  expect(numbersAt(6)).toEqual([
    ['a', 1, 2, 4],
    ['c', 3],
  ]);
  // Two days at one place stay together.
  expect(numbersAt(13)).toEqual([
    ['a', 1, 4],
    ['b', 2],
    ['c', 3],
  ]);
});

test('a mark is at its first group, and a group behind the globe has none', () => {
  const [mark] = marksOfGroups(GROUPS, {
    camera: { ...PORTO, zoom: 6 },
    size: { width: 480, height: 320 },
  });
  expect(mark?.position).toEqual(PORTO);
  const behind = { camera: { lat: -41, lng: 171, zoom: 1 }, size: { width: 480, height: 320 } };
  expect(marksOfGroups(GROUPS, behind)).toEqual([]);
});

test('many groups have few marks, none in view is without one, and those out of view change nothing', () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    group(String(index), '2024-05-31', {
      lat: 41 + (index % 20) * 0.1,
      lng: -8 + Math.floor(index / 20) * 0.1,
    }),
  );
  const marksAt = (zoom: number) =>
    marksOfGroups(many, { camera: { lat: 42, lng: -7.3, zoom }, size: { width: 480, height: 320 } });
  expect(marksAt(6).flatMap(({ numbers }) => numbers)).toHaveLength(300);
  expect(marksAt(6).length).toBeLessThanOrEqual(200);
  expect(marksAt(12).every(({ numbers }) => numbers.length === 1)).toBe(true);
  expect(marksAt(12)).not.toEqual([]);
});
