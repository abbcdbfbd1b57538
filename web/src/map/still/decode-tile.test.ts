import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import { expect, test } from 'vitest';
import { decodeTile } from './decode-tile.ts';

function line(properties: object): Feature {
  return {
    type: 'Feature',
    properties,
    geometry: {
      type: 'LineString',
      coordinates: [
        [-90, 0],
        [90, 0],
      ],
    },
  };
}

function layerOf(...features: Feature[]) {
  const tile = new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: 0, extent: 4_096 }).getTile(
    0,
    0,
    0,
  );
  if (tile === null) throw new Error('The lines are in the tile.');
  return tile;
}

test('lines that look the same are drawn together, and names are left out', () => {
  const bytes = fromGeojsonVt(
    {
      roads: layerOf(line({ z: 5, k: 1 }), line({ z: 5, k: 1 }), line({ z: 6, k: 3 })),
      coasts: layerOf(line({})),
      settlements: layerOf(line({ z: 3 })),
    },
    { version: 2, extent: 4_096 },
  );
  const { extent, drawn } = decodeTile(bytes);
  expect(extent).toBe(4_096);
  expect(drawn.map(({ part, z, k, lines }) => [part, z, k, lines.length])).toEqual([
    ['roads', 5, 1, 2],
    ['roads', 6, 3, 1],
    ['coasts', 0, 0, 1],
  ]);
  expect(drawn[0]?.lines[0]?.map(({ x, y }) => [x, y])).toEqual([
    [1_024, 2_048],
    [3_072, 2_048],
  ]);
});

test('an empty tile has nothing to draw', () => {
  expect(decodeTile(new Uint8Array()).drawn).toEqual([]);
});
