import { fetchBuilt } from './load-once.ts';
import { type Towns, townsFile } from './towns.ts';

/** The build makes the files, and replaces the path. */
const TOWNS = '/@base-map/towns';

const loading = new Map<string, Promise<Towns>>();

/** The names of settlements that begin so; those of the first letters without a beginning. A failed load is tried again at the next call. */
export function loadTowns(beginning: string): Promise<Towns> {
  const before = loading.get(beginning);
  if (before !== undefined) return before;
  const towns = fetchBuilt<Towns>(`${TOWNS}/${townsFile(beginning)}`);
  loading.set(beginning, towns);
  towns.catch(() => loading.delete(beginning));
  return towns;
}
