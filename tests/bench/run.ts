/**
 * npm run bench -- NAME: measures one thing, prints it beside its budgets, and writes it to docs/benchmarks.md. Exits with 1
 * where a budget is broken.
 */

import { measurePhotos } from './abuse/photos.ts';
import { measureRequests } from './abuse/requests.ts';
import { measureAccounts } from './accounts.ts';
import { measureInstagram } from './instagram.ts';
import { measureMap } from './map.ts';
import { measureMapIndex } from './map-index.ts';
import { type Measurement, printMeasurements, withinBudgets, writeMeasurements } from './measurements.ts';
import { measurePages } from './pages.ts';
import { measurePersonalData } from './personal-data.ts';
import { measurePhotoQueue } from './photo-queue.ts';
import { measurePublish } from './publish.ts';
import { measureSearch } from './search.ts';
import { measureSearchEngine } from './search-engine.ts';
import { measureSitemaps } from './sitemaps.ts';
import { measureStart } from './start.ts';
import { measureMerge } from './story-merge.ts';
import { measureToken } from './token.ts';
import { measureTyping } from './typing.ts';
import { measureWorksTable } from './works-table.ts';

const BENCHMARKS = new Map<string, () => Promise<Measurement[]>>([
  ['start', measureStart],
  // What attacks cost: all of it, or a part.
  ['abuse', async () => [...(await measurePhotos()), ...(await measureRequests())]],
  ['abuse-photos', measurePhotos],
  ['abuse-requests', measureRequests],
  ['map-index', measureMapIndex],
  ['map', measureMap],
  ['token', measureToken],
  ['works-table', measureWorksTable],
  ['typing', measureTyping],
  ['publish', measurePublish],
  ['search', measureSearch],
  ['search-engine', measureSearchEngine],
  ['sitemaps', measureSitemaps],
  ['accounts', async () => [...(await measureAccounts()), ...(await measurePersonalData())]],
  ['instagram', measureInstagram],
  [
    'photos',
    async () => {
      const queue = await measurePhotoQueue();
      // Its code ends the reading of most formats in the whole process, in which the stack draws pictures.
      const { measurePhotoWork } = await import('./photo-work.ts');
      return [...queue, ...(await measurePhotoWork()), ...measureMerge()];
    },
  ],
  ['pages', measurePages],
]);

const name = process.argv[2] ?? '';
const measure = BENCHMARKS.get(name);
if (measure === undefined) {
  console.log(`Usage: npm run bench -- NAME, where NAME is one of: ${[...BENCHMARKS.keys()].join(', ')}`);
  process.exitCode = 2;
} else {
  const measurements = await measure();
  printMeasurements(measurements);
  writeMeasurements(name, measurements);
  process.exitCode = withinBudgets(measurements) ? 0 : 1;
}
