import { childTiles, parentTile, type Tile } from '@waymark/model/geography/tiles';
import { DEEPEST_LEVEL } from '@waymark/model/map-index/map-item';
import { itemsIn, LEAF_ITEMS, type MapTile, tileKey } from '@waymark/model/map-index/map-tile';
import { type BuiltTile, treeBuilder } from './build-tree.ts';
import { digestOf } from './digest.ts';
import { openOf } from './tile-content.ts';
import type { StoredTile, TileStore, TileWrite } from './tile-store.ts';

/** Updates a tile because its items, or the tiles that it is made of, have changed. */
export interface TileJob {
  tile: Tile;
  because: 'items' | 'quarters';
}

/** Adds a job that runs once, as soon as possible or after a delay in milliseconds. */
export type Enqueue = (job: TileJob, delay?: number) => Promise<void>;

/** What a refresh depends on. */
export interface RefreshDependencies {
  store: TileStore;
  enqueue: Enqueue;
  sleep: (milliseconds: number) => Promise<unknown>;
}

/** The shortest interval between two writes of a document of the index, in milliseconds. */
export const WRITE_INTERVAL = 2_000;

/** The longest delay of a job, in milliseconds. An open tile that was not written since then was open before. */
const LONGEST_WAY = 60_000;

/** How long a task itself waits until it may write, in milliseconds. For a longer time it is postponed. */
const SHORT_WAIT = 500;

/** A batch of the database has at most 500 writes. */
const MOST_WRITES = 400;

/** The most items that are built into a new tile at once. Beyond that its quarters are made first. */
const MOST_AT_ONCE = 2_000;

/**
 * Updates a tile from its current items or quarters, and notifies the tile above if that one's digest differs. The result does
 * not depend on the previous state, nor on how often or late it is called. Where another task writes the same tiles at the same
 * time, one of the two throws and has to be tried again.
 *
 * After writing it checks again: another task may have seen a change between reading and writing, and found nothing to do
 * because the tile was still correct.
 */
export async function refreshTile(dependencies: RefreshDependencies, job: TileJob): Promise<void> {
  while ((await refreshOnce(dependencies, job)) === 'look again') {
    // Repeats until there is nothing to write or the job is postponed.
  }
}

type Outcome = 'done' | 'look again';

/** What a task reads: the tile, its quarters, and the tile above, which the world does not have. */
interface Sight {
  found: StoredTile;
  quarters: readonly StoredTile[];
  above: StoredTile | undefined;
}

async function lookAt(store: TileStore, tile: Tile): Promise<Sight> {
  const parent = parentTile(tile);
  const children = tile.level < DEEPEST_LEVEL ? childTiles(tile) : [];
  const [found, ...others] = await store.look([tile, ...children, ...(parent ? [parent] : [])]);
  if (found === undefined) throw new Error('The store did not read the tile');
  return { found, quarters: others.slice(0, children.length), above: parent ? others.at(-1) : undefined };
}

async function refreshOnce(dependencies: RefreshDependencies, job: TileJob): Promise<Outcome> {
  const { store, enqueue } = dependencies;
  const sight = await lookAt(store, job.tile);
  const { found, quarters, above } = sight;
  if (above?.content?.leaf) {
    // The tile above lists all items, so it is notified. Quarters may exist that another task wrote too late.
    const outcome = await write(dependencies, job, removals([...quarters, found]));
    if (outcome === 'nothing to write') await enqueue({ tile: above.tile, because: 'items' });
    return outcome === 'look again' ? outcome : 'done';
  }
  const lost = await lostQuarters(store, sight);
  if (lost.length > 0) {
    // First they are made again, then this.
    for (const quarter of lost) await enqueue(quarter);
    await enqueue(job, WRITE_INTERVAL);
    return 'done';
  }
  const isOpen = found.content === null ? quarters.some(({ exists }) => exists) : !found.content.leaf;
  if (isOpen && job.because === 'items') {
    // It was a leaf when the job was added; its items are now in its quarters.
    for (const quarter of quarters.filter(mayHaveSplit))
      await enqueue({ tile: quarter.tile, because: 'items' });
  }
  const made = (isOpen && fromQuarters(sight)) || (await fromItems(store, sight));
  if (made === 'too much at once') {
    for (const quarter of quarters) await enqueue({ tile: quarter.tile, because: 'items' });
    return 'done';
  }
  const outcome = await write(dependencies, job, made.writes);
  if (outcome === 'nothing to write') await enqueueParent(enqueue, above, job.tile, made.content);
  return outcome === 'look again' ? outcome : 'done';
}

/** Jobs for the tile's quarters that are missing or unreadable. */
async function lostQuarters(store: TileStore, { found, quarters }: Sight): Promise<TileJob[]> {
  const jobs: TileJob[] = [];
  for (const [i, { tile, exists, content }] of quarters.entries()) {
    if (exists && content === null) jobs.push({ tile, because: 'quarters' });
    const known = found.quarters[i] ?? '';
    if (exists || known === '' || known === '-') continue;
    // Usually it is empty by now.
    const below = tile.level < DEEPEST_LEVEL ? await store.look(childTiles(tile)) : [];
    if (below.some((document) => document.exists)) jobs.push({ tile, because: 'quarters' });
    else if ((await store.itemsIn(tile, 1)).length > 0) jobs.push({ tile, because: 'items' });
  }
  return jobs;
}

interface Made {
  content: MapTile | null;
  writes: readonly TileWrite[];
}

/** The tile from its quarters; undefined where it has so few items that it is a leaf. */
function fromQuarters({ found, quarters }: Sight): Made | undefined {
  if (quarters.length === 0) return undefined;
  const contents = quarters.map(({ content }) => content);
  const content = openOf(found.tile, contents);
  if (itemsIn(content) <= LEAF_ITEMS) return undefined;
  return { content, writes: changes([{ tile: found.tile, content, quarters: contents, found }]) };
}

/** The tile and all tiles below it, from its items. */
async function fromItems(store: TileStore, { found, quarters }: Sight): Promise<Made | 'too much at once'> {
  const { tile } = found;
  const limit = found.content === null && quarters.length > 0 ? MOST_AT_ONCE : undefined;
  const items = await store.itemsIn(tile, limit);
  if (limit !== undefined && items.length >= limit) return 'too much at once';
  const built = new Map<string, BuiltTile>();
  const builder = treeBuilder(tile, (one) => built.set(tileKey(one.tile), one));
  for (const item of items) builder.add(item);
  const content = builder.finish();
  const near = [...quarters, found].map((document): TileWrite => {
    const now = built.get(tileKey(document.tile));
    built.delete(tileKey(document.tile));
    return {
      tile: document.tile,
      content: now?.content ?? null,
      quarters: now?.quarters ?? [],
      found: document,
    };
  });
  const own = changes(near);
  // Tiles further down change only where the tile itself does. Quarters come first, so that a task that dies between two
  // batches leaves a tile that will be built again.
  return { content, writes: own.length === 0 ? [] : [...built.values(), ...own] };
}

/** Whether a tile may have taken over items from one above it while a job was waiting. */
function mayHaveSplit({ content, age }: StoredTile): boolean {
  return content === null || content.leaf || age < LONGEST_WAY;
}

/** The writes without those that change nothing. */
function changes(writes: readonly TileWrite[]): TileWrite[] {
  return writes.filter(({ content, quarters, found }) => {
    if (content === null) return found?.exists;
    const made = content.leaf ? [] : quarters.map(digestOf);
    const same = found?.content && digestOf(found.content) === digestOf(content);
    return !(same && found.quarters.join() === made.join());
  });
}

function removals(documents: readonly StoredTile[]): TileWrite[] {
  return changes(documents.map((found) => ({ tile: found.tile, content: null, quarters: [], found })));
}

/** Writes if the interval has passed. Otherwise it waits briefly or postpones the job. */
async function write(
  { store, enqueue, sleep }: RefreshDependencies,
  job: TileJob,
  writes: readonly TileWrite[],
): Promise<'nothing to write' | 'look again' | 'put off'> {
  if (writes.length === 0) return 'nothing to write';
  const youngest = Math.min(...writes.map(({ found }) => found?.age ?? Number.POSITIVE_INFINITY));
  const wait = WRITE_INTERVAL - youngest;
  if (wait > SHORT_WAIT) {
    await enqueue(job, wait);
    return 'put off';
  }
  if (wait > 0) {
    await sleep(wait);
    // The data that was read is outdated by now.
    return 'look again';
  }
  for (let start = 0; start < writes.length; start += MOST_WRITES) {
    const written = await store.write(writes.slice(start, start + MOST_WRITES));
    if (!written) throw new WriteConflictError(job.tile);
  }
  return 'look again';
}

async function enqueueParent(
  enqueue: Enqueue,
  above: StoredTile | undefined,
  tile: Tile,
  content: MapTile | null,
): Promise<void> {
  if (above === undefined) return;
  const place = (tile.x % 2) + 2 * (tile.y % 2);
  // The task that wrote the tile may have died before notifying the tile above.
  if ((above.quarters[place] ?? '-') !== digestOf(content)) {
    await enqueue({ tile: above.tile, because: 'quarters' });
  }
}

/** Another task wrote the same tiles in the meantime; the next attempt sees its result. */
export class WriteConflictError extends Error {
  constructor(tile: Tile) {
    super(`The tile ${tileKey(tile)} was written by another task at the same time`);
  }
}
