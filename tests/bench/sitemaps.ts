import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { LOCALES } from '@waymark/model/locale';
import { getFirestore } from 'firebase-admin/firestore';
import { shardPath } from '../../functions/src/publish/sitemaps/shard.ts';
import { addressesIn, sitemapsIn } from '../../functions/src/testing/addresses-in.ts';
import { syntheticShards } from '../../functions/src/testing/synthetic-shards.ts';
import { faultsIn } from '../../functions/src/testing/xml.ts';
import { type BenchStack, onBenchStack } from './bench-stack.ts';
import { type Measurement, median } from './measurements.ts';

const ADDRESSES = 1_000_000;
const MEGABYTE = 2 ** 20;

/** A million addresses in the sitemaps of one kind, requested one after another as a crawler does. */
export function measureSitemaps(): Promise<Measurement[]> {
  return onBenchStack({ web: false }, measureCrawl);
}

async function measureCrawl({ projectId, address }: BenchStack): Promise<Measurement[]> {
  await writeShards();
  const started = performance.now();
  const index = await (await fetch(`${address}/sitemap.xml`)).text();
  const indexTook = performance.now() - started;
  // Loading its code takes most of it.
  const atFirst = peakMemory(projectId);

  const found = { addresses: 0, packed: 0, largest: 0, most: 0, faults: 0 };
  const took: number[] = [];
  for (const sitemap of sitemapsIn(index).filter((name) => name.includes('/pins-'))) {
    const before = performance.now();
    const xml = await (await fetch(sitemap)).text();
    took.push(performance.now() - before);
    const addresses = addressesIn(xml).length;
    found.addresses += addresses;
    found.most = Math.max(found.most, addresses);
    found.largest = Math.max(found.largest, Buffer.byteLength(xml));
    found.packed += gzipSync(xml).byteLength;
    found.faults += (await faultsIn('urlset', xml)).length;
  }
  // The demo's own pins are in them too.
  if (found.addresses < ADDRESSES) throw new Error(`The sitemaps have only ${found.addresses} addresses.`);
  return [
    { what: 'sitemaps of 1,000,000 addresses', value: took.length, unit: '' },
    { what: 'faults by the schema of sitemaps', value: found.faults, unit: '', budget: 0 },
    { what: 'most addresses of a sitemap', value: found.most, unit: '', budget: 50_000 },
    { what: 'largest sitemap', value: found.largest / MEGABYTE, unit: 'MB', budget: 50 },
    { what: 'all sitemaps, compressed', value: found.packed / MEGABYTE, unit: 'MB', budget: 200 },
    { what: 'the index', value: indexTook, unit: 'ms' },
    { what: 'one sitemap, median', value: median(took), unit: 'ms' },
    { what: 'the slowest sitemap', value: Math.max(...took), unit: 'ms' },
    { what: 'peak memory of the function after the index', value: atFirst / MEGABYTE, unit: 'MB' },
    {
      what: 'what all sitemaps add to it',
      value: (peakMemory(projectId) - atFirst) / MEGABYTE,
      unit: 'MB',
      budget: 200,
    },
  ];
}

async function writeShards(): Promise<void> {
  const db = getFirestore();
  const writer = db.bulkWriter({ throttling: false });
  for (const { name, shard } of syntheticShards(ADDRESSES / LOCALES.length)) {
    void writer.set(db.doc(shardPath('pin', name)), { ...shard });
  }
  await writer.close();
}

/** The most memory that the process of the function `page` has had, in bytes; Linux only. */
function peakMemory(projectId: string): number {
  const variables = ['FUNCTION_TARGET=page', `GCLOUD_PROJECT=${projectId}`];
  const kilobytes = readdirSync('/proc').flatMap((pid) => {
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
      if (!variables.every((variable) => environment.includes(variable))) return [];
      const [, peak = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return [Number(peak)];
    } catch {
      return []; // It is no process, has ended, or belongs to another user.
    }
  });
  if (kilobytes.length === 0) throw new Error('The process of the function was not found.');
  return Math.max(...kilobytes) * 1_024;
}
