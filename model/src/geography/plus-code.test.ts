import fc from 'fast-check';
import { OpenLocationCode } from 'open-location-code';
import { expect, test } from 'vitest';
import { arbitraryPosition } from '../testing/arbitrary-geography.ts';
import { distance } from './distance.ts';
import { nearestPlusCode, plusCodePosition, shortPlusCode } from './plus-code.ts';

const CODES = new OpenLocationCode();

// From https://github.com/google/open-location-code/blob/main/test_data/decoding.csv: the middle of each cell.
test.each([
  ['7FG49Q00+', 20.375, 2.775],
  ['7FG49QCJ+2V', 20.3700625, 2.7821875],
  ['7FG49QCJ+2VX', 20.3701125, 2.782234375],
  ['7FG49QCJ+2VXGJ', 20.370113, 2.782234375],
  ['8FVC2222+22', 47.0000625, 8.0000625],
  ['4VCPPQGP+Q9', -41.2730625, 174.7859375],
  ['62G20000+', 0.5, -179.5],
  ['22220000+', -89.5, -179.5],
  ['7fg49qcj+2v', 20.3700625, 2.7821875],
  [' 8FVC2222+22, Switzerland ', 47.0000625, 8.0000625],
])('%s is a position', (code, lat, lng) => {
  const position = plusCodePosition(code);
  expect(position?.lat).toBeCloseTo(lat, 5);
  expect(position?.lng).toBeCloseTo(lng, 5);
});

test.each([
  '',
  '9G8F+6X',
  '8FVC2222',
  '8FVC2222+2',
  '8FVC22+22',
  'G+',
  '8FVC2222+22x1',
  'WAYMARK1+22',
  '2222+22 + 1',
  '12.5+3.5',
  '8FVC2200+22',
])('%s is no full plus code', (text) => {
  expect(plusCodePosition(text)).toBeUndefined();
});

test('a short plus code has the place that is written behind it', () => {
  expect(shortPlusCode('9g8f+6x Zürich, Suisse')).toEqual({ code: '9G8F+6X', locality: 'Zürich, Suisse' });
  expect(shortPlusCode('9G8F+6X')).toEqual({ code: '9G8F+6X', locality: undefined });
  expect(shortPlusCode('8FVC9G8F+6X Zürich')).toBeUndefined();
  expect(shortPlusCode('Zürich')).toBeUndefined();
});

test('a short plus code is found from anywhere within 20 km', () => {
  fc.assert(
    fc.property(
      arbitraryPosition.filter(({ lat }) => Math.abs(lat) < 80),
      fc.double({ min: -0.15, max: 0.15, noNaN: true }),
      fc.double({ min: -0.15, max: 0.15, noNaN: true }),
      (place, up, right) => {
        const near = { lat: place.lat + up, lng: Math.max(-180, Math.min(180, place.lng + right)) };
        // Without the first four characters, which name a cell of one degree.
        const short = shortPlusCode(CODES.encode(place.lat, place.lng).slice(4));
        if (short === undefined) throw new Error('It is no short code.');
        expect(distance(nearestPlusCode(short, near), place)).toBeLessThan(20);
      },
    ),
    { numRuns: 500 },
  );
});
