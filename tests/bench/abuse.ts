import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { RESOURCES } from '../../functions/src/platform/resources.ts';
import { WORST_PHOTOS } from './abuse/worst-photos.ts';
import { type Measurement, percentile } from './measurements.ts';

/** The share of its memory that a function may take. */
const SHARE = 0.7;

const PEAK = fileURLToPath(new URL('abuse/photo-peak.ts', import.meta.url));
const SERVER = new URL('../../functions/src/testing/framework-server.ts', import.meta.url);
const peakSchema = z.object({ result: z.string(), peak: z.number() });

/** A request alone, how often, and how many of an attack at once beside it. */
const CALLS = 200;
const ATTACKERS = 20;

/** What attacks cost: the memory of the worst accepted photos, and the time of a small request beside large and packed bodies. */
export async function measureAbuse(): Promise<Measurement[]> {
  return [...(await measurePhotos()), ...(await measureBodies())];
}

async function measurePhotos(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-abuse-'));
  const budget = SHARE * megabytes(RESOURCES.makePhotoVariants.memory);
  const measurements: Measurement[] = [];
  for (const [what, make] of Object.entries(WORST_PHOTOS)) {
    const file = join(folder, 'original');
    await writeFile(file, await make());
    const { stdout } = await promisify(execFile)(process.execPath, [PEAK, file]);
    const { result, peak } = peakSchema.parse(JSON.parse(stdout));
    measurements.push({ what: `${what} (${result}), peak memory`, value: peak, unit: 'MB', budget });
  }
  await rm(folder, { recursive: true });
  return measurements;
}

/** The memory of a function as Google writes it. */
function megabytes(memory: string): number {
  const [, number = '', unit] = /^(\d+)(MiB|GiB)$/.exec(memory) ?? [];
  return Number(number) * (unit === 'GiB' ? 1_024 : 1);
}

async function measureBodies(): Promise<Measurement[]> {
  const server = fork(SERVER, { env: { ...process.env, FUNCTION_TARGET: 'api' } });
  const [port] = await once(server, 'message');
  const address = `http://127.0.0.1:${port}`;
  const bomb = gzipSync(Buffer.alloc(300 * 1_024 * 1_024, ' '));
  let isOver = false;
  const attack = async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    while (!isOver) await (await fetch(`${address}/read`, { method: 'POST', headers, body: bomb })).text();
  };
  await timesOf(address);
  const alone = await timesOf(address);
  const attackers = Array.from({ length: ATTACKERS }, attack);
  const beside = await timesOf(address);
  isOver = true;
  await Promise.all(attackers);
  server.send('memory');
  const [peak] = await once(server, 'message');
  server.kill();
  const ratio = percentile(beside, 0.95) / percentile(alone, 0.95);
  return [
    { what: 'a small request alone, 95 of 100', value: percentile(alone, 0.95), unit: 'ms' },
    {
      what: `the same beside ${ATTACKERS} senders of packed bodies`,
      value: percentile(beside, 0.95),
      unit: 'ms',
    },
    { what: 'ratio of the two', value: ratio, unit: '', budget: 3 },
    {
      what: 'peak memory of the function meanwhile',
      value: Number(peak),
      unit: 'MB',
      budget: SHARE * megabytes(RESOURCES.api.memory),
    },
  ];
}

/** How long requests take, one after another, in milliseconds. */
async function timesOf(address: string): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call++) {
    const begun = performance.now();
    await (await fetch(address)).text();
    times.push(performance.now() - begun);
  }
  return times;
}
