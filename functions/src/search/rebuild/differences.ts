import { createHash } from 'node:crypto';
import { drain } from '../queue/drain.ts';
import { keyOf } from '../records/in-parts.ts';
import type { SearchIndex } from '../search-index.ts';
import type { IndexName } from '../sources/source-path.ts';
import type { IndexRecord } from '../sources/sources.ts';

/** A document whose records differ from it. */
export interface SearchDifference {
  path: string;
  how: 'missing' | 'wrong' | 'needless';
  /** The records that it should not have. */
  needless: readonly string[];
}

/** The most differences that are repaired together. */
const TOGETHER = 400;

/**
 * Compares an index with the database. In memory it keeps a digest of every record: about 20 MB for 100,000. While people write,
 * recent changes may show as differences.
 */
export async function* searchDifferences(
  { engine, sources }: Pick<SearchIndex, 'engine' | 'sources'>,
  index: IndexName,
): AsyncGenerator<SearchDifference> {
  const found = new Map<string, string>();
  for await (const page of engine.browse(index)) {
    for (const record of page) found.set(record.objectID, digestOf(record));
  }
  for await (const page of sources.all(index)) {
    for (const { path, records } of page) {
      const stored = records.map(({ objectID }) => found.get(objectID));
      for (const { objectID } of records) found.delete(objectID);
      if (stored.every((digest) => digest === undefined)) yield { path, how: 'missing', needless: [] };
      else if (records.some((record, i) => digestOf(record) !== stored[i])) {
        yield { path, how: 'wrong', needless: [] };
      }
    }
  }
  const needless = Map.groupBy(found.keys(), keyOf);
  for (const [path, objectIds] of needless) yield { path, how: 'needless', needless: objectIds };
}

/**
 * Writes every document again whose records differ, as a change of it would.
 *
 * @param report receives each difference
 * @returns the number of differences
 */
export async function repairSearch(
  search: SearchIndex,
  index: IndexName,
  report: (difference: SearchDifference) => void = () => {},
): Promise<number> {
  let count = 0;
  let together: string[] = [];
  const repair = async () => {
    await search.pending.add(together);
    together = [];
    await drain(search);
  };
  for await (const difference of searchDifferences(search, index)) {
    count++;
    report(difference);
    // Also those of a document that no version of this code would write. What is public again meanwhile is pending after this.
    const needless = difference.needless.map((objectId) => ({ delete: objectId }));
    if (needless.length > 0) await search.engine.write(index, needless);
    together.push(difference.path);
    if (together.length >= TOGETHER) await repair();
  }
  await repair();
  return count;
}

function digestOf(record: IndexRecord): string {
  return createHash('sha1')
    .update(JSON.stringify(inOrder(record)))
    .digest('base64');
}

/** The value with the fields of every object in one order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, inOrder(field)] as const);
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}
