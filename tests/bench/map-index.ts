import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { measureOnStack } from './map-index/on-stack.ts';
import type { Measurement } from './measurements.ts';

const BUILD = fileURLToPath(new URL('map-index/build.ts', import.meta.url));

const build = z.object({
  seconds: z.number(),
  memory: z.number(),
  tiles: z.number(),
  bytes: z.number(),
  largest: z.number(),
  depth: z.number(),
});
const views = z.object({ ...build.shape, documents: z.number(), kilobytes: z.number(), panned: z.number() });

/** Items of the demo's kinds, distributed like real places. The costs of 10 and 100 million are computed from these sizes. */
export async function measureMapIndex(): Promise<Measurement[]> {
  const small = build.parse(await inProcess(100_000));
  const large = build.parse(await inProcess(1_000_000));
  const looked = [];
  for (const count of [1_000, 10_000, 100_000, 1_000_000]) {
    looked.push({ count, ...views.parse(await inProcess(count, 'views')) });
  }
  return [
    { what: 'the tree of 1,000,000 items, without the database', value: large.seconds, unit: 's' },
    { what: 'its memory', value: large.memory, unit: 'MB', budget: 500 },
    {
      what: 'its time as a ratio to that of 100,000',
      value: large.seconds / small.seconds,
      unit: '',
      budget: 12,
    },
    { what: 'tiles of 1,000,000 items', value: large.tiles, unit: '' },
    { what: 'largest document in bytes', value: large.largest, unit: '' },
    ...looked.flatMap(({ count, documents, kilobytes, panned }): Measurement[] => {
      const items = `${count.toLocaleString('en')} items`;
      return [
        { what: `most documents of a view, ${items}`, value: documents, unit: '', budget: 24 },
        { what: `most kilobytes of a view, ${items}`, value: kilobytes, unit: '', budget: 150 },
        { what: `most new documents of a pan, ${items}`, value: panned, unit: '', budget: 12 },
      ];
    }),
    ...[1, 10, 100].flatMap((millions) => costOf(millions, large, small)),
    ...(await measureOnStack()),
  ];
}

/**
 * The cost of this many millions of items: sizes and tiles grow with the items, and the depth by one level for
 * four times as many.
 */
function costOf(millions: number, large: z.infer<typeof build>, small: z.infer<typeof build>): Measurement[] {
  const perDecade = large.depth - small.depth;
  const depth = large.depth + perDecade * Math.log10(millions);
  const what = (name: string) => `${name}, ${millions},000,000 items`;
  return [
    { what: what('storage'), value: (large.bytes * millions) / 1e6, unit: 'MB' },
    // A leaf and every tile above it.
    { what: what('writes per publish, at most'), value: depth + 1, unit: '' },
    // The path to the leaf, with at most 33 documents, and for every tile above it the tile, its parent and its
    // quarters.
    { what: what('reads per publish, about'), value: depth / 3 + 33 + 6 * (depth + 1), unit: '' },
  ];
}

async function inProcess(count: number, ...args: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [BUILD, String(count), ...args], {
    maxBuffer: 1e7,
  });
  return JSON.parse(stdout);
}
