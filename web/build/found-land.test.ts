import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Position } from 'geojson';
import { expect, test } from 'vitest';
import { foundLand } from './found-land.ts';

const EXTENT = 4_096;

/** The tile of the world with a line in a layer, in degrees. */
function tileWith(layer: string, coordinates: Position[], properties: object = {}): Uint8Array {
  const line: Feature = { type: 'Feature', properties, geometry: { type: 'LineString', coordinates } };
  const tile = new GeoJSONVT(line, { maxZoom: 0, extent: EXTENT }).getTile(0, 0, 0);
  if (tile === null) throw new Error('The line is in the tile.');
  return fromGeojsonVt({ [layer]: tile }, { version: 2, extent: EXTENT });
}

/** The land of the atlas: all that is west of Greenwich. */
const WEST = new GeoJSONVT(
  {
    type: 'Polygon',
    coordinates: [
      [
        [-180, -85.05],
        [0, -85.05],
        [0, 85.05],
        [-180, 85.05],
        [-180, -85.05],
      ],
    ],
  },
  { maxZoom: 0, extent: EXTENT },
).getTile(0, 0, 0);

function isLand(rectangles: ReturnType<typeof foundLand>, x: number, y: number): boolean {
  return rectangles.some(([a, , b]) => a && b && x >= a[0] && x <= b[0] && y >= a[1] && y <= b[1]);
}

const ROAD: Position[] = [
  [10, 0],
  [40, 0],
];

test('land is where the atlas has it, and around roads beyond its coast', () => {
  const land = foundLand(tileWith('transportation', ROAD, { class: 'minor' }), WEST, EXTENT);
  expect(isLand(land, 1_000, 3_000)).toBe(true);
  expect(isLand(land, 2_048 + 300, 2_048)).toBe(true);
  expect(isLand(land, 2_048 + 300, 1_000)).toBe(false);
  expect(isLand(land, 4_000, 2_048)).toBe(false);
});

test.each([
  ['a ferry', { class: 'ferry' }],
  ['a bridge', { class: 'motorway', brunnel: 'bridge' }],
])('%s is no sign of land', (_, properties) => {
  const land = foundLand(tileWith('transportation', ROAD, properties), WEST, EXTENT);
  expect(isLand(land, 2_048 + 300, 2_048)).toBe(false);
});

test('open sea has no land', () => {
  expect(foundLand(tileWith('water_name', ROAD), null, EXTENT)).toEqual([]);
});
