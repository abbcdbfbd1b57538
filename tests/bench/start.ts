import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { variantPath, variantWidths } from '@waymark/model/entities/photo';
import { demoContent } from '../../emulators/demo/demo-content.ts';
import { issuerOn } from '../../emulators/identity/places.ts';
import { bucketOf, names } from '../../emulators/names.ts';
import { HOST, type Ports, readPorts } from '../../emulators/ports.ts';
import { PORT_OFFSET } from './bench-stack.ts';
import type { Measurement } from './measurements.ts';
import { npmStart } from './npm-start.ts';
import { memoryOf, processTree } from './process-tree.ts';
import { queryRates } from './query-rates.ts';
import { writeRates } from './write-rates.ts';

/** The budgets of a start. */
const BUDGETS = {
  freshSeconds: 120,
  pictureSeconds: 20,
  laterSeconds: 30,
  megabytes: 2048,
  writesRatio: 1.5,
  queriesRatio: 1.5,
  processesLeft: 0,
};

/** How long the stack is left idle before its memory is measured. */
const IDLE_MS = 30_000;

/** The longest that the benchmark waits for anything, in seconds. */
const LIMIT = 900;

const ADDRESS = /^Waymark: http/;
const FILLING = /^Publishing the demo content/;

/** Starts Waymark as `npm start` does, with nothing saved and then once more, on a data folder of its own. */
export async function measureStart(): Promise<Measurement[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
  const options = { ports: readPorts({}, PORT_OFFSET), dataFolder };
  try {
    const fresh = npmStart({ ...options, args: ['--fresh'] });
    const freshSeconds = await fresh.secondsTo(ADDRESS, LIMIT);
    if (freshSeconds === undefined) {
      await fresh.interrupt();
      throw new Error('npm start gave no address; what it printed is above.');
    }
    const pictureSeconds = await secondsToPictures(options.ports);
    await sleep(IDLE_MS);
    const bytes = memoryOf(processTree(fresh.pid));
    const queries = await queryRates(options.ports, names.projectId);
    const writes = await writeRates(options.ports, names.projectId);
    const leftAfterFresh = await fresh.interrupt();

    const later = npmStart(options);
    const laterSeconds = await later.secondsTo(ADDRESS, LIMIT);
    const startedAfresh = (await later.secondsTo(FILLING, 0)) !== undefined;
    const leftAfterLater = await later.interrupt();
    if (startedAfresh) throw new Error('The later start did not find what the fresh one had saved.');

    return [
      { what: 'fresh start, to the address', value: freshSeconds, unit: 's', budget: BUDGETS.freshSeconds },
      {
        what: 'from the address until every picture is ready',
        value: pictureSeconds,
        unit: 's',
        budget: BUDGETS.pictureSeconds,
      },
      { what: 'later start, to the address', value: laterSeconds, unit: 's', budget: BUDGETS.laterSeconds },
      { what: 'memory when idle', value: bytes / 2 ** 20, unit: 'MB', budget: BUDGETS.megabytes },
      { what: 'documents written a second', value: writes.before, unit: '' },
      { what: 'documents written a second after an hour’s worth of visits', value: writes.after, unit: '' },
      {
        what: 'ratio of the two',
        value: writes.before / writes.after,
        unit: '',
        budget: BUDGETS.writesRatio,
      },
      { what: 'queries answered a second', value: queries.before, unit: '' },
      { what: 'queries answered a second beside 20,000 documents', value: queries.after, unit: '' },
      {
        what: 'ratio of these two',
        value: queries.before / queries.after,
        unit: '',
        budget: BUDGETS.queriesRatio,
      },
      {
        what: 'processes left after Ctrl-C',
        value: leftAfterFresh + leftAfterLater,
        unit: '',
        budget: BUDGETS.processesLeft,
      },
    ];
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Requests each variant of each picture of the demo content, as a page does, until it is served. */
async function secondsToPictures(ports: Ports): Promise<number | undefined> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  const files = `http://${HOST}:${ports.storage}/v0/b/${bucketOf(names.projectId)}/o`;
  const { pictures } = await demoContent(issuerOn(ports.identity));
  const paths = pictures.flatMap(({ path, width }) =>
    variantWidths(width).map((each) => variantPath(path, each)),
  );
  for (const path of paths) {
    while (!(await fetch(`${files}/${encodeURIComponent(path)}?alt=media`)).ok) {
      if (seconds() > LIMIT) return undefined;
      await sleep(100);
    }
  }
  return seconds();
}
