import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { project, unproject } from '../geography/tiles.ts';
import { arbitraryPosition } from '../testing/arbitrary-geography.ts';
import { GLOBE_BELOW, MOST_TILES, WORLD_PIXELS } from './camera-tiles.ts';
import { tilesHolding, tilesOfView } from './tile-levels.ts';

const camera = fc
  .tuple(arbitraryPosition, fc.double({ min: 0, max: 22, noNaN: true }))
  .map(([position, zoom]) => ({ ...position, zoom }));
const size = fc.record({
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 12_000 }),
});
const half = fc.double({ min: -0.5, max: 0.5, noNaN: true });

test('a position lies in one tile of each level, which lie one in another', () => {
  expect(tilesHolding({ lat: 43.2951, lng: 5.3745 })).toEqual([
    '2/2/1',
    '4/8/5',
    '6/32/23',
    '8/131/93',
    '10/527/375',
    '12/2109/1500',
  ]);
});

test('every position in view lies in one of the tiles that are asked for', () => {
  fc.assert(
    fc.property(camera, size, half, half, (view, screen, right, down) => {
      const asked = tilesOfView(view, screen);
      fc.pre(asked !== undefined);
      const pixels = WORLD_PIXELS * 2 ** view.zoom;
      const centre = project(view);
      const x = centre.x + (right * screen.width) / pixels;
      const y = centre.y + (down * screen.height) / pixels;
      fc.pre(y >= 0 && y < 1);
      // Half a millionth of a tile beside the very edge, where rounding decides.
      const onEdge = [x, y].some((place) => Math.abs(place * 2 ** 12 - Math.round(place * 2 ** 12)) < 5e-7);
      fc.pre(!onEdge);
      const held = tilesHolding(unproject({ x: x - Math.floor(x), y }));
      expect(held.some((tile) => asked.includes(tile))).toBe(true);
    }),
  );
});

test('few tiles are asked for, each once, all of one level that a position has', () => {
  const levels = tilesHolding({ lat: 0, lng: 0 }).map(levelOf);
  fc.assert(
    fc.property(camera, size, (view, screen) => {
      const asked = tilesOfView(view, screen) ?? [];
      expect(asked.length).toBeLessThanOrEqual(MOST_TILES);
      expect(new Set(asked).size).toBe(asked.length);
      expect(new Set(asked.map(levelOf)).size).toBeLessThanOrEqual(1);
      for (const tile of asked) expect(levels).toContain(levelOf(tile));
    }),
  );
});

test('a view of the whole world asks for no tiles, and on a usual screen no other view does', () => {
  fc.assert(
    fc.property(camera, (view) => {
      const asked = tilesOfView(view, { width: 2_560, height: 1_440 });
      expect(asked === undefined).toBe(view.zoom < GLOBE_BELOW);
    }),
  );
});

function levelOf(tile: string): string {
  return tile.slice(0, tile.indexOf('/'));
}
