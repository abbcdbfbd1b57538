import { isDeepStrictEqual } from 'node:util';
import { logRecordRefused } from '../../platform/log.ts';
import type { SearchIndex } from '../search-index.ts';
import { INDEXES, sourceAt } from '../sources/source-path.ts';
import type { Sourced } from '../sources/sources.ts';
import { writeSources } from '../sources/write-sources.ts';

/** The most documents in memory at once, which may be stories with two texts. */
const PAGE_SIZE = 50;

/**
 * Reads every pending document again and writes what is now true. Doubled, late and unordered changes end in the same index, and
 * so do several drains at once.
 *
 * @param until stops before the next page at this instant, in milliseconds
 * @returns whether nothing is pending any more
 */
export async function drain(search: SearchIndex, until = Number.POSITIVE_INFINITY): Promise<boolean> {
  while (Date.now() < until) {
    const taken = await search.pending.take(PAGE_SIZE);
    if (taken.length === 0) return true;
    const written = await refresh(
      search,
      taken.map(({ path }) => path),
    );
    await requeueOvertaken(search, written, await search.pending.settle(taken));
  }
  return false;
}

/** Writes the records of documents; @returns what was written */
async function refresh(
  { sources, engine, changed, leases }: SearchIndex,
  paths: readonly string[],
): Promise<Sourced[]> {
  const written: Sourced[] = [];
  for (const index of INDEXES) {
    const own = paths.filter((path) => sourceAt(path)?.index === index);
    if (own.length === 0) continue;
    // Before they are read: the index that is being built may have an older state of them.
    if (await leases.isRunning(index)) await changed[index].add(own);
    const sourced = await sources.read(own);
    await writeSources(engine, index, sourced, logRecordRefused);
    written.push(...sourced);
  }
  return written;
}

/**
 * Another drain had the same documents at the same time. It may have read a newer state of one and written it first, so that the
 * older state is now in the index: such a document is pending again.
 */
async function requeueOvertaken(
  { sources, pending }: SearchIndex,
  written: readonly Sourced[],
  overtaken: readonly string[],
): Promise<void> {
  if (overtaken.length === 0) return;
  const stale = (await sources.read(overtaken)).filter(({ path, records }) => {
    const before = written.find((one) => one.path === path);
    return !isDeepStrictEqual(before?.records, records);
  });
  await pending.add(stale.map(({ path }) => path));
}
