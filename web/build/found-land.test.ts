import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Position } from 'geojson';
import { expect, test } from 'vitest';
import { foundLand } from './found-land.ts';

const EXTENT = 4_096;

/** The tile of the world with lines in a layer, in degrees. */
function tileWith(layer: string, lines: Position[][], properties: object = {}): Uint8Array {
  const feature: Feature = {
    type: 'Feature',
    properties,
    geometry: { type: 'MultiLineString', coordinates: lines },
  };
  const tile = new GeoJSONVT(feature, { maxZoom: 0, extent: EXTENT }).getTile(0, 0, 0);
  if (tile === null) throw new Error('The lines are in the tile.');
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

/** A road to the east, in degrees. */
const road = (lat: number): Position[] => [
  [10, lat],
  [40, lat],
];

/** The streets of a quarter, three cells apart. */
const QUARTER = [-18, -9, 0, 9, 18].map(road);

const FINEST = { extent: EXTENT, level: 14 };

test('land is where the atlas has it, and around streets beyond its coast', () => {
  const land = foundLand(tileWith('transportation', QUARTER, { class: 'minor' }), WEST, FINEST);
  expect(isLand(land, 1_000, 3_000)).toBe(true);
  expect(isLand(land, 2_048 + 300, 2_048)).toBe(true);
  expect(isLand(land, 2_048 + 300, 2_048 + 50)).toBe(true);
  expect(isLand(land, 2_048 + 300, 1_000)).toBe(false);
  expect(isLand(land, 4_000, 2_048)).toBe(false);
});

test('a road alone over the sea is no land: it may be a bridge that is not marked as one', () => {
  const land = foundLand(tileWith('transportation', [road(0)], { class: 'motorway' }), WEST, FINEST);
  expect(isLand(land, 2_048 + 300, 2_048)).toBe(false);
  expect(isLand(land, 2_048 - 20, 2_048)).toBe(true);
});

test('the banks of a river are not joined on a coarse level, where its cells are large', () => {
  // Two quarters, with ten cells of water between them.
  const banks = [...QUARTER, ...[42, 51, 60, 66, 72].map(road)];
  const between = [2_048 + 300, 2_048 - 340] as const;
  const at = (level: number) =>
    foundLand(tileWith('transportation', banks, { class: 'minor' }), null, { extent: EXTENT, level });
  expect(isLand(at(14), ...between)).toBe(true);
  expect(isLand(at(11), ...between)).toBe(false);
  expect(isLand(at(11), 2_048 + 300, 2_048)).toBe(true);
});

test.each([
  ['ferries', { class: 'ferry' }],
  ['bridges', { class: 'motorway', brunnel: 'bridge' }],
])('%s are no sign of land', (_, properties) => {
  const land = foundLand(tileWith('transportation', QUARTER, properties), WEST, FINEST);
  expect(isLand(land, 2_048 + 300, 2_048)).toBe(false);
});

test('open sea has no land', () => {
  expect(foundLand(tileWith('water_name', [road(0)]), null, FINEST)).toEqual([]);
});
