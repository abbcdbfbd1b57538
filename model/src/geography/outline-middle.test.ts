import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outlineMiddle } from './outline-middle.ts';

const square = (lng: number, lat: number, side: number) => [
  [lng, lat],
  [lng + side, lat],
  [lng + side, lat + side],
  [lng, lat + side],
  [lng, lat],
];
const polygon = (...rings: unknown[]) => JSON.stringify({ type: 'Polygon', coordinates: rings });

it.each([
  ['a square', polygon(square(2, 40, 4)), { lat: 42, lng: 4 }],
  [
    'a line of two corners',
    polygon([
      [2, 40],
      [4, 40],
    ]),
    { lat: 40, lng: 3 },
  ],
  [
    'one across the antimeridian',
    polygon([
      [178, 0],
      [-178, 0],
      [-178, 2],
      [178, 2],
      [178, 0],
    ]),
    { lat: 1, lng: 180 },
  ],
  [
    'the largest of several',
    JSON.stringify({ type: 'MultiPolygon', coordinates: [[square(0, 0, 1)], [square(50, 50, 2)], []] }),
    { lat: 51, lng: 51 },
  ],
  ['invalid positions beside a valid one', polygon([[2, 40], [900, 0], ['x', 1], null]), { lat: 40, lng: 2 }],
  ['no vertices', polygon([]), undefined],
  ['another type', JSON.stringify({ type: 'Point', coordinates: [1, 2] }), undefined],
  ['no GeoJSON', '', undefined],
])('the middle of %s', (_, json, middle) => {
  expect(outlineMiddle(json)).toEqual(middle);
});

it('is on Earth, whatever is drawn', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.tuple(fc.double(), fc.double())).map((ring) => polygon(ring)),
    fc.anything().map((coordinates) => JSON.stringify({ type: 'MultiPolygon', coordinates }) ?? ''),
  );
  fc.assert(
    fc.property(anything, (json) => {
      const { lat, lng } = outlineMiddle(json) ?? { lat: 0, lng: 0 };
      expect(Math.abs(lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(lng)).toBeLessThanOrEqual(180);
    }),
  );
});
