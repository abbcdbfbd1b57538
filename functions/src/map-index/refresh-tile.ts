import { childTiles, parentTile, type Tile } from '@waymark/model/geography/tiles';
import { DEEPEST_LEVEL } from '@waymark/model/map-index/map-item';
import { itemsIn, LEAF_ITEMS, type MapTile, tileKey } from '@waymark/model/map-index/map-tile';
import { type BuiltTile, treeBuilder } from './build-tree.ts';
import { digestOf } from './digest.ts';
import { openOf } from './tile-content.ts';
import type { StoredTile, TileStore, TileWrite } from './tile-store.ts';

/** To bring a tile up to date because items in it have changed, or tiles that it is made of. */
export interface TileJob {
  tile: Tile;
  because: 'items' | 'quarters';
}

/** Takes a job to be done once, as soon as it may: at once, or after so many milliseconds. */
export type Enqueue = (job: TileJob, delay?: number) => Promise<void>;

/** What a refresh works with. */
export interface RefreshMeans {
  store: TileStore;
  enqueue: Enqueue;
  sleep: (milliseconds: number) => Promise<unknown>;
}

/** No document of the index is written more often than once in so many milliseconds. */
export const WRITE_INTERVAL = 2_000;

/** How long a job may be on its way, in milliseconds: an open tile that was not written since was open before. */
const LONGEST_WAY = 60_000;

/** So long a task waits itself until it may write, in milliseconds; for longer it is put off. */
const SHORT_WAIT = 500;

/** A batch of the database has at most 500 writes. */
const MOST_WRITES = 400;

/** More items than that are not built into a tile that was never there: its quarters are made first. */
const MOST_AT_ONCE = 2_000;

/**
 * Makes a tile what the items, or its quarters, give now, and tells the tile above if that is made of something else. Whatever
 * was there before, and however often or late it is called, the outcome is the same; where somebody writes the same tiles at
 * the same time, one of the two throws and is to be tried again.
 *
 * It looks again after it has written: what changed between reading and writing may have been seen by another task, which
 * found nothing to do because the tile was still as it should be.
 */
export async function refreshTile(means: RefreshMeans, job: TileJob): Promise<void> {
  while ((await refreshOnce(means, job)) === 'look again') {
    // Until there is nothing to write, or it has to be put off.
  }
}

type Outcome = 'done' | 'look again';

/** What a tile's task sees: the tile, its quarters, and the tile above, of which the world has none. */
interface Sight {
  found: StoredTile;
  quarters: readonly StoredTile[];
  above: StoredTile | undefined;
}

async function lookAt(store: TileStore, tile: Tile): Promise<Sight> {
  const parent = parentTile(tile);
  const children = tile.level < DEEPEST_LEVEL ? childTiles(tile) : [];
  const [found, ...others] = await store.look([tile, ...children, ...(parent ? [parent] : [])]);
  if (found === undefined) throw new Error('The store did not look');
  return { found, quarters: others.slice(0, children.length), above: parent ? others.at(-1) : undefined };
}

async function refreshOnce(means: RefreshMeans, job: TileJob): Promise<Outcome> {
  const { store, enqueue } = means;
  const sight = await lookAt(store, job.tile);
  const { found, quarters, above } = sight;
  if (above?.content?.leaf) {
    // The tile above lists all that is here: it is the one to tell. Quarters may be there that somebody wrote too late.
    const outcome = await write(means, job, removals([...quarters, found]));
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
    // It was a leaf when the job was made, and its items are those of its quarters now.
    for (const quarter of quarters.filter(mayHaveSplit))
      await enqueue({ tile: quarter.tile, because: 'items' });
  }
  const made = (isOpen && fromQuarters(sight)) || (await fromItems(store, sight));
  if (made === 'too much at once') {
    for (const quarter of quarters) await enqueue({ tile: quarter.tile, because: 'items' });
    return 'done';
  }
  const outcome = await write(means, job, made.writes);
  if (outcome === 'nothing to write') await tellAbove(enqueue, above, job.tile, made.content);
  return outcome === 'look again' ? outcome : 'done';
}

/** Jobs that bring back quarters which the tile was made of, and which are not there any more or cannot be read. */
async function lostQuarters(store: TileStore, { found, quarters }: Sight): Promise<TileJob[]> {
  const jobs: TileJob[] = [];
  for (const [i, { tile, exists, content }] of quarters.entries()) {
    if (exists && content === null) jobs.push({ tile, because: 'quarters' });
    const known = found.quarters[i] ?? '';
    if (exists || known === '' || known === '-') continue;
    // Most often there is nothing in it any more.
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

/** What the quarters give; undefined where they hold so little that the tile is a leaf. */
function fromQuarters({ found, quarters }: Sight): Made | undefined {
  if (quarters.length === 0) return undefined;
  const contents = quarters.map(({ content }) => content);
  const content = openOf(found.tile, contents);
  if (itemsIn(content) <= LEAF_ITEMS) return undefined;
  return { content, writes: changes([{ tile: found.tile, content, quarters: contents, found }]) };
}

/** What the items give: the tile and all that is below it. */
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
  // Further down there is something to write only where the tile itself changes. Quarters come before what they are part of:
  // whoever dies between two batches leaves a tile that will be built again.
  return { content, writes: own.length === 0 ? [] : [...built.values(), ...own] };
}

/** Whether a tile may have taken over items from one above it while a job was on its way. */
function mayHaveSplit({ content, age }: StoredTile): boolean {
  return content === null || content.leaf || age < LONGEST_WAY;
}

/** Without the writes that would change nothing. */
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

/** Writes if it is time; where a document was written a moment ago, waits for a short while or puts the job off. */
async function write(
  { store, enqueue, sleep }: RefreshMeans,
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
    // What was read is old by now.
    return 'look again';
  }
  for (let start = 0; start < writes.length; start += MOST_WRITES) {
    const written = await store.write(writes.slice(start, start + MOST_WRITES));
    if (!written) throw new Overtaken(job.tile);
  }
  return 'look again';
}

async function tellAbove(
  enqueue: Enqueue,
  above: StoredTile | undefined,
  tile: Tile,
  content: MapTile | null,
): Promise<void> {
  if (above === undefined) return;
  const place = (tile.x % 2) + 2 * (tile.y % 2);
  // Whoever wrote the tile may have died before telling.
  if ((above.quarters[place] ?? '-') !== digestOf(content)) {
    await enqueue({ tile: above.tile, because: 'quarters' });
  }
}

/** Somebody else wrote the same tiles in the meantime; the next try sees what they wrote. */
export class Overtaken extends Error {
  constructor(tile: Tile) {
    super(`The tile ${tileKey(tile)} was written by another task at the same time`);
  }
}
