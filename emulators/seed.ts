/**
 * npm run seed: publishes the demo content again in the running local stack.
 *
 * --scale N   writes N more public documents at real places, for load tests, and rebuilds what is derived
 */
import { parseArgs } from 'node:util';
import { rebuildIndex } from '@waymark/functions/map-index/repair-index';
import { rebuildCounts } from '@waymark/functions/publish/counts';
import { rebuildSitemaps } from '@waymark/functions/publish/sitemaps/all-shards';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { type Demo, demoContent } from './demo/demo-content.ts';
import { scaleSource } from './demo/scale/scale-source.ts';
import { MOST_DOCUMENTS, writeScale } from './demo/scale/write-scale.ts';
import { seed } from './demo/seed.ts';
import { rebuildLocalSearch } from './fill-search.ts';
import { issuerOn } from './identity/places.ts';
import { names } from './names.ts';
import { readPorts } from './ports.ts';
import { progressLine } from './progress-line.ts';
import { demandRunningStack, withoutTriggers } from './running-stack.ts';
import { sdkEnvironment } from './sdk-environment.ts';
import { interruption } from './until-stopped.ts';

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { scale: { type: 'string' } } });
  const scale = values.scale === undefined ? undefined : readCount(values.scale);
  const ports = readPorts(process.env);
  const issuer = issuerOn(ports.identity);
  const demo = await demoContent(issuer);

  await demandRunningStack(ports);
  // The Admin SDK finds the emulators in the environment of the process, and must not search for a Google Cloud machine.
  Object.assign(process.env, sdkEnvironment(ports, names.projectId), { METADATA_SERVER_DETECTION: 'none' });
  const app = initializeApp({ projectId: names.projectId });
  const db = getFirestore(app);
  if (scale === undefined) {
    await withoutTriggers(ports, () => seed(db, getAuth(app), demo, issuer));
    await rebuildLocalSearch(db, ports);
    console.log(`Published ${demo.works.length} works of ${demo.creators.accounts.length} creators again.`);
  } else {
    await withoutTriggers(ports, () => addScale(db, demo, scale));
    console.log('Building the search indexes…');
    await rebuildLocalSearch(db, ports);
  }
}

/** @throws Error with one sentence */
function readCount(value: string): number {
  const count = Number(value);
  if (/^\d+$/.test(value) && count >= 1 && count <= MOST_DOCUMENTS) return count;
  const most = MOST_DOCUMENTS.toLocaleString('en');
  throw new Error(`--scale is "${value}"; it must be a whole number from 1 to ${most}.`);
}

async function addScale(db: Firestore, demo: Demo, count: number): Promise<void> {
  const source = await scaleSource(db, demo);
  const line = progressLine('Documents', count);
  await writeScale(db, count, source, line.progress, interruption());
  line.end();
  console.log('Counting what each creator and country has…');
  await rebuildCounts(db);
  console.log('Building the map index…');
  const { tiles } = await rebuildIndex(db);
  console.log('Building the sitemaps…');
  await rebuildSitemaps(db);
  console.log(
    `Wrote ${count.toLocaleString('en')} more public documents, and ${tiles.toLocaleString('en')} tiles of the map index.`,
  );
}
