import { expect, test } from 'vitest';
import { legsOf, minutesOf, roundedTime, totalOf } from './legs.ts';

const ALFAMA = { lat: 38.7118, lng: -9.13 };
const BELEM = { lat: 38.6979, lng: -9.2068 };
const PORTO = { lat: 41.1496, lng: -8.611 };
const TOKYO = { lat: 35.6762, lng: 139.6503 };
const NEAR = { lat: 38.7208, lng: -9.13 };

const stop = (number: number, position: typeof PORTO, day?: number) => ({
  kind: 'poi' as const,
  itemId: String(number),
  number,
  position,
  ...(day !== undefined && { day }),
});

test('a leg leads from each place to the next one with a position, within its day', () => {
  const stops = [stop(1, ALFAMA, 1), stop(2, NEAR, 1), stop(4, PORTO, 2), stop(5, ALFAMA, 2)];
  for (const asRoute of [false, true]) {
    const legs = legsOf({ asRoute, days: 2, stops });
    expect(legs.map(({ to, day, way }) => [to, day, way])).toEqual([
      [2, 1, 'foot'],
      [5, 2, 'road'],
    ]);
    expect(legs[0]?.metres).toBeCloseTo(1_000, -2);
    expect(legs[1]?.metres).toBeGreaterThan(260_000);
  }
});

test('no leg leads from the places above all days to the first day', () => {
  const stops = [stop(1, ALFAMA), stop(2, NEAR), stop(3, BELEM, 1)];
  expect(legsOf({ asRoute: true, days: 1, stops }).map(({ to, day }) => [to, day])).toEqual([[2, 0]]);
});

test('only a route, or a list with days, has legs', () => {
  const stops = [stop(1, ALFAMA), stop(2, BELEM)];
  expect(legsOf({ asRoute: false, stops })).toEqual([]);
  expect(legsOf({ asRoute: true, stops })).toHaveLength(1);
  expect(legsOf({ asRoute: true })).toEqual([]);
  expect(legsOf({ asRoute: true, stops: stops.slice(1) })).toEqual([]);
});

test('the time is that of a walk or of a drive, and none across an ocean', () => {
  const [walk, drive, flight] = legsOf({
    asRoute: true,
    stops: [stop(1, ALFAMA), stop(2, NEAR), stop(3, BELEM), stop(4, TOKYO)],
  });
  if (!walk || !drive || !flight) throw new Error('There are three legs.');
  expect(minutesOf(walk)).toBeCloseTo(12, 0);
  expect(minutesOf(drive)).toBeCloseTo(17, 0);
  expect(minutesOf(flight)).toBeUndefined();
  expect(totalOf([walk, drive]).minutes).toBeCloseTo(29, 0);
  expect(totalOf([walk, flight]).minutes).toBeUndefined();
  expect(totalOf([walk, flight]).metres).toBe(walk.metres + flight.metres);
});

test.each([
  [3_200, 7.7],
  [10_000, 24],
  [70_000, 84],
])('a drive of %d metres takes %d minutes: through a town, then on an open road', (metres, minutes) => {
  expect(minutesOf({ to: 2, day: 1, metres, way: 'road' })).toBeCloseTo(minutes, 1);
});

test('a time is as exact as it can be', () => {
  const times = [0.2, 7.4, 12.4, 58, 61, 119, 601, 1_499].map(roundedTime);
  expect(times.map(({ hours, minutes }) => `${hours}:${minutes}`)).toEqual([
    '0:1',
    '0:7',
    '0:10',
    '1:0',
    '1:0',
    '2:0',
    '10:0',
    '25:0',
  ]);
});
