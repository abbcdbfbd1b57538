import { type Island, islandKey } from '@waymark/model/island-keys';
import type { IslandContent } from '@waymark/model/islands';
import { http } from './http.ts';
import { ISLAND_MARKS, MARK_HEADER } from './payload-marks.ts';

/**
 * Loads a part of a page that refreshes on its own. Undefined where it is unavailable, or of another build: the page then stays as
 * it is.
 */
export async function fetchIsland<One extends Island>(
  island: One,
  signal: AbortSignal,
): Promise<IslandContent<One['name']> | undefined> {
  const path = `/__island/${islandKey(island)}.json`;
  try {
    const { headers, _data: content } = await http.raw<IslandContent<One['name']>>(path, { signal });
    if (headers.get(MARK_HEADER) === ISLAND_MARKS[island.name]) return content;
    console.warn(`${path} is of another build.`);
  } catch (error) {
    if (!signal.aborted) console.warn(`${path} could not be loaded.`, error);
  }
  return undefined;
}
