import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { demoContent } from '../../../emulators/demo/demo-content.ts';
import { realPlaces } from '../../../emulators/demo/scale/real-places.ts';
import { scaleSource } from '../../../emulators/demo/scale/scale-source.ts';
import { writeScale } from '../../../emulators/demo/scale/write-scale.ts';
import { issuerOn } from '../../../emulators/identity/places.ts';
import { withoutTriggers } from '../../../emulators/running-stack.ts';
import { type BenchStack, onBenchStack } from '../bench-stack.ts';
import type { Measurement } from '../measurements.ts';
import { type Burst, measureBurst } from './burst.ts';

const REBUILD = fileURLToPath(new URL('rebuild.ts', import.meta.url));
const rebuild = z.object({ seconds: z.number(), memory: z.number(), tiles: z.number() });

/**
 * The functions and the database on the emulators: a burst that they follow, and a rebuild that reads and writes
 * the whole index.
 */
export function measureOnStack(): Promise<Measurement[]> {
  return onBenchStack({ web: false }, measureOn);
}

async function measureOn({ stack, ports, projectId, signal }: BenchStack): Promise<Measurement[]> {
  const db = getFirestore(initializeApp({ projectId }, 'bench'));
  const source = await scaleSource(db, await demoContent(issuerOn(ports.identity)));
  const write = (count: number, places = source.places) =>
    writeScale(db, count, { ...source, places }, () => {}, signal);
  const city = realPlaces.find(({ name, population }) => name === 'Lyon' && population > 400_000);
  if (city === undefined) throw new Error('There is no such city.');

  const inCity = await measureBurst(db, () => write(1_000, { draw: () => city }));
  // The same items move, each to its own place.
  const overWorld = await measureBurst(db, () => write(1_000));
  const rebuilds = [];
  for (const count of [10_000, 100_000]) {
    await withoutTriggers(ports, () => write(count));
    const { stdout } = await promisify(execFile)(process.execPath, [REBUILD], {
      env: { ...process.env, ...stack.environment },
    });
    rebuilds.push(rebuild.parse(JSON.parse(stdout)));
  }
  const [small, large] = rebuilds;
  return [
    ...ofBurst('1,000 publications in one city', inCity),
    ...ofBurst('1,000 moves from there over the world', overWorld),
    { what: 'rebuild of 100,000 items in the database', value: large?.seconds, unit: 's' },
    { what: 'its memory', value: large?.memory, unit: 'MB', budget: 500 },
    {
      what: 'its time as a ratio to that of 10,000',
      value: small && large && large.seconds / small.seconds,
      unit: '',
      budget: 12,
    },
  ];
}

function ofBurst(what: string, { seconds, writes, tooSoon }: Burst): Measurement[] {
  return [
    { what: `${what}, until all is on the map`, value: seconds, unit: 's' },
    { what: `${what}, writes of tiles`, value: writes, unit: '' },
    { what: `${what}, writes within 2 s of another`, value: tooSoon, unit: '', budget: 0 },
  ];
}
