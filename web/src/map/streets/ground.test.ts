import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { layerNames, withGround } from './ground.ts';

/** A vector tile with a point in each of these layers. */
function tileOf(...layers: string[]): Uint8Array {
  const tile = new GeoJSONVT({ type: 'Point', coordinates: [0, 0] }, { maxZoom: 0 }).getTile(0, 0, 0);
  if (tile === null) throw new Error('A point is in a tile.');
  return fromGeojsonVt(Object.fromEntries(layers.map((name) => [name, tile])), { version: 2, extent: 4_096 });
}

test('a tile of streets gets ground, once', () => {
  const tile = withGround(tileOf('water', 'transportation'));
  expect(layerNames(tile)).toEqual(['water', 'transportation', 'ground']);
  expect(withGround(tile)).toBe(tile);
});

test('open sea gets none, so that the sea of the atlas shows where the archive lacks it', () => {
  for (const tile of [tileOf('water', 'water_name'), tileOf('boundary'), new Uint8Array()]) {
    expect(withGround(tile)).toBe(tile);
  }
});

test('damaged bytes are no error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(() => withGround(bytes)).not.toThrow();
    }),
  );
  const whole = tileOf('water', 'transportation');
  for (let length = 0; length < whole.length; length++) {
    expect(() => withGround(whole.subarray(0, length))).not.toThrow();
  }
});
