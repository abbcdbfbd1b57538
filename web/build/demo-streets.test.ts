import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VectorTile } from '@mapbox/vector-tile';
import type { Position } from '@waymark/model/geography/position';
import { project, tileAt } from '@waymark/model/geography/tiles';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { expect, test } from 'vitest';
import { GROUND } from '../src/map/streets/ground.ts';

const ARCHIVE = fileURLToPath(new URL('../../emulators/demo/streets.pmtiles', import.meta.url));

const content = readFileSync(ARCHIVE);
const archive = new PMTiles({
  getKey: () => ARCHIVE,
  getBytes: async (offset, length) => ({
    data: new Uint8Array(content.subarray(offset, offset + length)).buffer,
  }),
});

/** Whether a tile of the archive, which lacks water and thus has ground of its own, has ground at a position. */
async function hasGround(position: Position, level: number): Promise<boolean> {
  const { x, y } = tileAt(position, level);
  const tile = await archive.getZxy(level, x, y);
  if (tile === undefined) throw new Error('The archive has no such tile.');
  const ground = new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers[GROUND];
  if (ground === undefined) throw new Error('The tile has no ground of its own.');
  const spot = project(position);
  const right = (spot.x * 2 ** level - x) * ground.extent;
  const down = (spot.y * 2 ** level - y) * ground.extent;
  return Array.from({ length: ground.length }, (_, at) => ground.feature(at)).some((feature) => {
    const [west = 0, north = 0, east = 0, south = 0] = feature.bbox();
    return west <= right && right <= east && north <= down && down <= south;
  });
}

const LEVELS = [10, 11, 12, 13];

test.each(LEVELS)(
  'at level %i the Tagus is water, under its bridge too, and its banks are land',
  async (level) => {
    expect(await hasGround({ lat: 38.6895, lng: -9.165 }, level)).toBe(false);
    expect(await hasGround({ lat: 38.6895, lng: -9.1771 }, level)).toBe(false);
    expect(await hasGround({ lat: 38.6755, lng: -9.17 }, level)).toBe(true);
  },
);
