import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { LOCALES } from '@waymark/model/locale';
import { expect, it } from 'vitest';
import { isFullRun } from '../../testing/full-run.ts';
import { syntheticShards } from '../../testing/synthetic-shards.ts';
import { faultsIn } from '../../testing/xml.ts';
import { pagesIn } from './listed-page.ts';
import { partNamed, partNames, shardsOfPart } from './sitemap-name.ts';
import { writeSitemap } from './write-sitemap.ts';

const ADDRESSES = 1_000_000;
const PAGES = ADDRESSES / LOCALES.length;
const SITEMAPS = 128;
/** So many of them hold more together than may be held at once. */
const READ = isFullRun ? SITEMAPS : 16;
const MEGABYTE = 2 ** 20;

/** Each address begins with it. */
const ADDRESS = '<url>';

const SITE = {
  origin: 'https://waymark.example',
  photoAddress: (path: string) =>
    `https://firebasestorage.googleapis.com/v0/b/waymark.example/o/${encodeURIComponent(path)}?alt=media`,
};

/** The JSON of the shards of each sitemap, one after another. */
function* sitemaps(): Generator<string[]> {
  const shards = syntheticShards(PAGES);
  for (const name of partNames('pin', PAGES)) {
    const part = partNamed(name);
    const last = part && shardsOfPart(part).last;
    const found: string[] = [];
    for (let next = shards.next(); !next.done; next = shards.next()) {
      found.push(next.value.shard.listings);
      if (next.value.name === last) break;
    }
    yield found;
  }
}

/** No chunk ends inside a tag. */
function countIn(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(ADDRESS); at >= 0; at = chunk.indexOf(ADDRESS, at + 1)) count++;
  return count;
}

/** Node offers garbage collection to programs only on request. */
function collectGarbage(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

/** How many chunks are read between two readings of the heap. */
const BETWEEN_READINGS = 50;

it('a million addresses are in small sitemaps, which are written with little memory', {
  timeout: 300_000,
}, async () => {
  const collect = collectGarbage();
  // Garbage is not held: how much of it there is depends on how busy the machine is.
  const held = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const total = { addresses: 0, sitemaps: 0, largest: 0, heap: 0, readings: 0 };
  const before = held();
  let chunks = 0;
  for (const shards of sitemaps()) {
    if (total.sitemaps === READ) break;
    let [bytes, addresses] = [0, 0];
    for await (const chunk of writeSitemap(pagesIn('pin', shards), SITE)) {
      bytes += chunk.byteLength;
      addresses += countIn(Buffer.from(chunk));
      if (++chunks % BETWEEN_READINGS > 0) continue;
      total.readings++;
      total.heap = Math.max(total.heap, held() - before);
    }
    total.sitemaps++;
    total.addresses += addresses;
    total.largest = Math.max(total.largest, bytes);
    expect(addresses).toBeLessThanOrEqual(50_000);
  }
  expect(total.sitemaps).toBe(READ);
  const share = total.addresses / ((ADDRESSES * READ) / SITEMAPS);
  expect(share).toBeCloseTo(1, isFullRun ? 9 : 2);
  expect(total.largest).toBeLessThan(50 * MEGABYTE);
  expect(total.readings).toBeGreaterThanOrEqual(READ);
  expect(total.heap).toBeLessThan(50 * MEGABYTE);
});

it('such a sitemap is valid, and small on its way', async () => {
  const [first] = sitemaps();
  const xml = await new Response(writeSitemap(pagesIn('pin', first ?? []), SITE)).text();
  expect(await faultsIn('urlset', xml)).toEqual([]);
  expect(gzipSync(xml).byteLength * SITEMAPS).toBeLessThan(200 * MEGABYTE);
});
