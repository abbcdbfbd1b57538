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

/**
 * Makes a tile what the items, or its quarters, give now, and tells the tile above if that is made of something else. Whatever
 * was there before, and however often or late it is called, the outcome is the same; where somebody writes the same tiles at
 * the same time, one of the two throws and is to be tried again.
 */
export async function refreshTile(means: RefreshMeans, job: TileJob): Promise<void> {
  const { store, enqueue } = means;
  const { tile } = job;
  const parent = parentTile(tile);
  const children = tile.level < DEEPEST_LEVEL ? childTiles(tile) : [];
  const looked = await store.look([tile, ...children, ...(parent ? [parent] : [])]);
  const [found, above] = [looked[0], parent ? looked.at(-1) : undefined];
  const quarters = looked.slice(1, 1 + children.length);
  if (found === undefined) throw new Error('The store did not look');

  if (above?.content?.leaf) {
    // The tile above lists all that is here: it is the one to tell. Quarters may be there that somebody wrote too late.
    await writeIfDue(means, job, removals([...quarters, found]));
    await enqueue({ tile: above.tile, because: 'items' });
    return;
  }

  const broken = quarters.filter(({ exists, content }) => exists && content === null);
  if (broken.length > 0) {
    for (const quarter of broken) await enqueue({ tile: quarter.tile, because: 'quarters' });
    return;
  }

  const isOpen = found.content === null ? quarters.some(({ exists }) => exists) : !found.content.leaf;
  if (isOpen && children.length > 0) {
    if (job.because === 'items') {
      // It was a leaf when the job was made, and its items are those of its quarters now.
      for (const quarter of quarters.filter(mayHaveSplit))
        await enqueue({ tile: quarter.tile, because: 'items' });
    }
    const contents = quarters.map(({ content }) => content);
    const open = openOf(tile, contents);
    if (itemsIn(open) > LEAF_ITEMS) {
      const write = { tile, content: open, quarters: contents, found };
      if (await writeIfDue(means, job, changes([write]))) await tellAbove(enqueue, above, tile, open);
      return;
    }
  }

  const built = await buildFrom(store, tile);
  const content = built.get(tileKey(tile))?.content ?? null;
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
  // Quarters before what they are part of: whoever dies between two batches leaves a tile that will be built again.
  if (await writeIfDue(means, job, [...built.values(), ...changes(near)])) {
    await tellAbove(enqueue, above, tile, content);
  }
}

/** Whether a tile may have taken over items from one above it while a job was on its way. */
function mayHaveSplit({ content, age }: StoredTile): boolean {
  return content === null || content.leaf || age < LONGEST_WAY;
}

async function buildFrom(store: TileStore, tile: Tile): Promise<Map<string, BuiltTile>> {
  const built = new Map<string, BuiltTile>();
  const builder = treeBuilder(tile, (one) => built.set(tileKey(one.tile), one));
  for (const item of await store.itemsIn(tile)) builder.add(item);
  builder.finish();
  return built;
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

/** Whether all is written now; where a document was written a moment ago, the job is put off. */
async function writeIfDue(
  { store, enqueue, sleep }: RefreshMeans,
  job: TileJob,
  writes: readonly TileWrite[],
): Promise<boolean> {
  const youngest = Math.min(...writes.map(({ found }) => found?.age ?? Number.POSITIVE_INFINITY));
  const wait = WRITE_INTERVAL - youngest;
  if (wait > SHORT_WAIT) {
    await enqueue(job, wait);
    return false;
  }
  if (wait > 0) await sleep(wait);
  for (let start = 0; start < writes.length; start += MOST_WRITES) {
    const written = await store.write(writes.slice(start, start + MOST_WRITES));
    if (!written) throw new Overtaken(job.tile);
  }
  return true;
}

async function tellAbove(
  enqueue: Enqueue,
  above: StoredTile | undefined,
  tile: Tile,
  content: MapTile | null,
): Promise<void> {
  if (above === undefined) return;
  const place = (tile.x % 2) + 2 * (tile.y % 2);
  // Compared even where nothing was written: whoever wrote it may have died before telling.
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
