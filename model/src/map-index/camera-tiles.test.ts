import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { project, tileAt, unproject } from '../geography/tiles.ts';
import { arbitraryPosition } from '../testing/arbitrary-geography.ts';
import { GLOBE_BELOW, MOST_TILES, tilesOf, WORLD_PIXELS } from './camera-tiles.ts';
import { DEEPEST_LEVEL } from './map-item.ts';
import { tileKey } from './map-tile.ts';

const camera = fc
  .tuple(arbitraryPosition, fc.double({ min: 0, max: 22, noNaN: true }))
  .map(([position, zoom]) => ({ ...position, zoom }));
const size = fc.record({
  width: fc.integer({ min: 1, max: 5_120 }),
  height: fc.integer({ min: 1, max: 2_880 }),
});

test('a view of any size and zoom needs few tiles, each once, all of one level', () => {
  fc.assert(
    fc.property(camera, size, (view, screen) => {
      const tiles = tilesOf(view, screen);
      expect(tiles.length).toBeGreaterThan(0);
      expect(tiles.length).toBeLessThanOrEqual(view.zoom < GLOBE_BELOW ? 16 : MOST_TILES);
      expect(new Set(tiles.map(tileKey)).size).toBe(tiles.length);
      const level = tiles[0]?.level ?? 0;
      for (const { level: z, x, y } of tiles) {
        expect(z).toBe(level);
        expect(x >= 0 && x < 2 ** z && y >= 0 && y < 2 ** z).toBe(true);
      }
      if (view.zoom >= GLOBE_BELOW) expect(level).toBeLessThanOrEqual(Math.min(view.zoom, DEEPEST_LEVEL));
    }),
  );
});

test('every spot on the screen is in one of them', () => {
  fc.assert(
    fc.property(
      camera,
      size,
      fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      (view, screen, right, down) => {
        const pixels = WORLD_PIXELS * 2 ** view.zoom;
        const centre = project(view);
        const x = centre.x + (right * screen.width) / pixels;
        const y = centre.y + (down * screen.height) / pixels;
        fc.pre(y >= 0 && y < 1);
        const tiles = tilesOf(view, screen);
        const level = tiles[0]?.level ?? 0;
        const spot = unproject({ x: x - Math.floor(x), y });
        // Half a millionth of a tile beside the very edge, where rounding decides.
        const onEdge = [x, y].some(
          (place) => Math.abs(place * 2 ** level - Math.round(place * 2 ** level)) < 5e-7,
        );
        fc.pre(!onEdge);
        expect(tiles.map(tileKey)).toContain(tileKey(tileAt(spot, level)));
      },
    ),
  );
});

test('far out the whole world is needed, wherever the camera is', () => {
  fc.assert(
    fc.property(camera, size, arbitraryPosition, (view, screen, anywhere) => {
      const tiles = tilesOf({ ...view, zoom: view.zoom % GLOBE_BELOW }, screen);
      expect(tiles.map(tileKey)).toContain(tileKey(tileAt(anywhere, 2)));
      expect(tiles.length).toBe(16);
    }),
  );
});

test('a view over the antimeridian has tiles of both sides', () => {
  const tiles = tilesOf({ lat: -17, lng: 180, zoom: 5 }, { width: 800, height: 600 });
  expect(tiles.map(({ x }) => x)).toEqual(expect.arrayContaining([0, 31]));
});
