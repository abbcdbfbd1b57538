import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { PMTiles, type Source } from 'pmtiles';
import { expect, test } from 'vitest';
import { type ArchivedTile, writeArchive } from './write-archive.ts';

function sourceOf(archive: Uint8Array): Source {
  // A buffer of Node would share its memory.
  const bytes = new Uint8Array(archive);
  return {
    getKey: () => 'archive',
    getBytes: async (offset, length) => ({ data: bytes.slice(offset, offset + length).buffer }),
  };
}

const tiles: fc.Arbitrary<ArchivedTile[]> = fc.uniqueArray(
  fc.integer({ min: 0, max: 14 }).chain((z) =>
    fc.record({
      z: fc.constant(z),
      x: fc.integer({ min: 0, max: 2 ** z - 1 }),
      y: fc.integer({ min: 0, max: 2 ** z - 1 }),
      content: fc.uint8Array({ minLength: 1, maxLength: 40 }),
    }),
  ),
  { selector: ({ z, x, y }) => `${z}/${x}/${y}`, minLength: 1, maxLength: 60 },
);

test('the library reads what was written', async () => {
  await fc.assert(
    fc.asyncProperty(tiles, async (all) => {
      const packed = all.map((tile) => ({ ...tile, content: gzipSync(tile.content) }));
      const bytes = writeArchive(packed, { bounds: [-9.5, 38, 139.25, 52.125], metadata: { name: 'Été' } });
      const archive = new PMTiles(sourceOf(bytes));
      for (const { z, x, y, content } of all) {
        const found = await archive.getZxy(z, x, y);
        expect(new Uint8Array(found?.data ?? new ArrayBuffer())).toEqual(content);
      }
      expect(await archive.getMetadata()).toEqual({ name: 'Été' });
      const levels = all.map(({ z }) => z);
      expect(await archive.getHeader()).toMatchObject({
        minZoom: Math.min(...levels),
        maxZoom: Math.max(...levels),
        minLon: -9.5,
        maxLat: 52.125,
        numTileEntries: all.length,
      });
    }),
    { numRuns: 100 },
  );
});
