import { INDEX_OF_SORT, SEARCH_INDEX, SORTS } from '@waymark/model/search/index-names';
import { REPLICAS, settingsOf, WORKS_SETTINGS } from '@waymark/model/search/settings';
import { synonyms } from '@waymark/model/search/synonyms';
import { logRecordRefused } from '../../platform/log.ts';
import type { PathQueue } from '../../platform/path-queue.ts';
import type { SearchEngine } from '../engine/engine.ts';
import { drain } from '../queue/drain.ts';
import type { SearchIndex } from '../search-index.ts';
import type { IndexName } from '../sources/source-path.ts';
import { writeSources } from '../sources/write-sources.ts';

/** The most documents in memory at once. */
const PAGE_SIZE = 50;

/** Applies settings and synonyms to an index and its replicas, which come into being by this. */
export async function configureIndex(engine: SearchEngine, index: IndexName): Promise<void> {
  if (index !== SEARCH_INDEX) return await engine.configure(index, WORKS_SETTINGS, []);
  const words = synonyms();
  await engine.configure(index, { ...settingsOf('fit'), replicas: REPLICAS }, words);
  for (const sort of SORTS) {
    if (sort !== 'fit') await engine.configure(INDEX_OF_SORT[sort], settingsOf(sort), words);
  }
}

/**
 * Builds an index again beside the current one, which answers until the new one replaces it at once. What changes meanwhile is in
 * both. A rebuild that fails leaves the current index as it is.
 *
 * @returns the number of records from the first pass
 * @throws RebuildRunningError where another process rebuilds it
 */
export async function rebuildIndex(search: SearchIndex, index: IndexName): Promise<number> {
  const { engine, sources, changed, leases } = search;
  const { lease, abandoned } = await leases.begin(index);
  const { temporary } = lease;
  let count = 0;
  try {
    if (abandoned !== undefined) await engine.remove(abandoned);
    // Changes before the first pass are in it.
    await empty(changed[index]);
    await configureNew(engine, index, temporary);
    for await (const page of sources.all(index)) {
      await lease.renew();
      // A new index has nothing to delete.
      await writeSources(
        engine,
        temporary,
        page.map((one) => ({ ...one, most: one.records.length })),
        logRecordRefused,
      );
      count += page.reduce((sum, { records }) => sum + records.length, 0);
    }
    await catchUp(search, index, temporary);
    await lease.renew();
    await engine.move(temporary, index);
    await configureIndex(engine, index);
  } catch (error) {
    await engine.remove(temporary).catch(() => {});
    throw error;
  } finally {
    // Documents that changed while the index was replaced may have been written to the old one only.
    await empty(changed[index], search.pending);
    await lease.end();
    await empty(changed[index], search.pending);
  }
  await drain(search);
  return count;
}

async function configureNew(engine: SearchEngine, index: IndexName, temporary: string): Promise<void> {
  // The source of a move must have no replicas.
  if (index === SEARCH_INDEX) await engine.configure(temporary, settingsOf('fit'), synonyms());
  else await engine.configure(temporary, WORKS_SETTINGS);
}

/** Writes what has changed since the first pass began. */
async function catchUp({ sources, engine, changed }: SearchIndex, index: IndexName, temporary: string) {
  for (;;) {
    const taken = await changed[index].take(PAGE_SIZE);
    if (taken.length === 0) break;
    const found = await sources.read(taken.map(({ path }) => path));
    await writeSources(engine, temporary, found, logRecordRefused);
    await changed[index].settle(taken);
  }
  // The writes above have been accepted in order, so that the last one is done when all are.
  await engine.write(temporary, [{ delete: 'none' }], { wait: true });
}

/** Empties a queue, into another one where there is one. */
async function empty(queue: PathQueue, into?: PathQueue): Promise<void> {
  for (;;) {
    const taken = await queue.take(PAGE_SIZE * 8);
    if (taken.length === 0) return;
    await into?.add(taken.map(({ path }) => path));
    await queue.settle(taken);
  }
}
