import { tileAt } from '@waymark/model/geography/tiles';
import { tilesOf } from '@waymark/model/map-index/camera-tiles';
import { tileKey } from '@waymark/model/map-index/map-tile';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchedTiles } from './searched-tiles.ts';

const size = { width: 800, height: 320 };
const keysOf = (...about: Parameters<typeof searchedTiles>) => searchedTiles(...about).map(tileKey);

test('before the map has a view, the best known items of the whole world are searched', () => {
  expect(searchedTiles(null)).toHaveLength(16);
});

test('every view searches its tiles and those around it, each once, and only a limited number', () => {
  const camera = fc.record({
    lat: fc.double({ min: -85, max: 85, noNaN: true }),
    lng: fc.double({ min: -180, max: 179.99, noNaN: true }),
    zoom: fc.double({ min: 0, max: 20, noNaN: true }),
  });
  fc.assert(
    fc.property(camera, (at) => {
      const keys = keysOf({ camera: at, size });
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).toEqual(expect.arrayContaining(tilesOf(at, size).map(tileKey)));
      expect(keys).toContain(tileKey(tileAt(at, 2)));
      expect(keys.length).toBeLessThanOrEqual(33);
    }),
  );
});

test('close views also search the tiles between the world and the view', () => {
  const camera = { lat: 41.15, lng: -8.61, zoom: 11 };
  expect(keysOf({ camera, size })).toEqual(
    expect.arrayContaining([4, 6, 8].map((level) => tileKey(tileAt(camera, level)))),
  );
});
