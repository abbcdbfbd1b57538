import { gzipSync } from 'node:zlib';
import { geoArea, geoContains } from 'd3-geo';
import type { Polygon } from 'geojson';
import { expect, test } from 'vitest';
import countries from 'world-countries';
import { unpackCountries } from '../src/map/base-map/countries.ts';
import { packCountries } from './country-shapes.ts';

const packed = packCountries();
const polygons = [...unpackCountries(packed)].flatMap(([code, parts]) =>
  parts.map((rings) => ({
    code,
    polygon: {
      type: 'Polygon',
      coordinates: rings.map((ring) => ring.map(({ lat, lng }) => [lng, lat])),
    } satisfies Polygon,
  })),
);

/** The countries that are filled at a point. */
const at = (lng: number, lat: number) =>
  polygons.filter(({ polygon }) => geoContains(polygon, [lng, lat])).map(({ code }) => code);

test('every country has a shape, except those smaller than the grid', () => {
  const codes = new Set(polygons.map(({ code }) => code));
  const without = countries.map(({ cca2 }) => cca2).filter((code) => !codes.delete(code));
  expect(without.toSorted()).toEqual(['BL', 'BV', 'GI', 'MC', 'MO', 'TK', 'TV', 'UM', 'VA']);
  expect([...codes]).toEqual([]);
});

test.each([
  ['Paris', 2.3, 48.9, ['FR']],
  ['Réunion, which has a code of its own', 55.5, -21.1, ['RE']],
  ['Svalbard', 18.2, 78.6, ['SJ']],
  ['Pristina', 21, 42.6, ['XK']],
  ['Lesotho, around which South Africa has a hole', 28.3, -29.5, ['LS']],
  ['Tokyo, on an island that is large enough', 139.6, 35.8, ['JP']],
  ['one end of Chukotka', 178, 68, ['RU']],
  ['the other end of Chukotka', -175, 67, ['RU']],
  ['Fiji', 178, -17.8, ['FJ']],
  ['the Atlantic, over which Fiji was not smeared', -20, -17.8, []],
  ['the Arctic, over which Russia was not smeared', 0, 88, []],
  ['the Antarctic', 60, -80, ['AQ']],
])('%s', (_, lng, lat, expected) => {
  expect(at(lng, lat)).toEqual(expected);
});

test('every ring is closed, lies in the world and has its inside on the right side', () => {
  const wrong = polygons.filter(({ polygon }) => {
    const isRing = polygon.coordinates.every(
      (ring) => ring.length >= 4 && String(ring[0]) === String(ring.at(-1)),
    );
    const isWithin = polygon.coordinates.flat().every(([lng = 999, lat = 999]) => {
      return Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
    });
    return !isRing || !isWithin || geoArea(polygon) > Math.PI;
  });
  expect(wrong.map(({ code }) => code)).toEqual([]);
});

test('neighbours have their border in common, so no gap opens between them', () => {
  const pointsOf = (code: string) =>
    new Set(
      polygons
        .filter((one) => one.code === code)
        .flatMap(({ polygon }) => polygon.coordinates.flat().map(String)),
    );
  const spain = pointsOf('ES');
  expect([...pointsOf('PT')].filter((point) => spain.has(point)).length).toBeGreaterThan(10);
});

test('a page loads few kilobytes of it', () => {
  expect(gzipSync(JSON.stringify(packed)).length).toBeLessThan(45_000);
});
