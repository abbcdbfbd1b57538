import { setTimeout as sleep } from 'node:timers/promises';
import type { Tile } from '@waymark/model/geography/tiles';
import { DEEPEST_LEVEL } from '@waymark/model/map-index/map-item';
import { tileKey } from '@waymark/model/map-index/map-tile';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreTiles } from './firestore-tiles.ts';
import { type Difference, differences, writeIndex } from './full-index.ts';
import { type Enqueue, refreshTile, type TileJob, WriteConflictError } from './refresh-tile.ts';

/**
 * Updates every tile that differs, as a change of its items would, even while people write. Repeats until nothing differs,
 * because tiles below a removed one are found only then.
 *
 * @param found receives each difference
 * @returns the number of differences
 */
export async function repairIndex(
  db: Firestore,
  found: (difference: Difference) => void = () => {},
): Promise<number> {
  let count = 0;
  for (let pass = 0; pass <= DEEPEST_LEVEL; pass++) {
    const before = count;
    for await (const difference of differences(db)) {
      count++;
      found(difference);
      await workOff(db, difference.tile);
    }
    if (count === before) break;
  }
  return count;
}

/**
 * Rebuilds the entire index, and then repairs what changed meanwhile. It is safe while people write, and for two at once.
 */
export async function rebuildIndex(db: Firestore): Promise<{ tiles: number; repaired: number }> {
  const tiles = await writeIndex(db);
  return { tiles, repaired: await repairIndex(db) };
}

/** Runs the jobs of a tile, and those that they add, one after another in this process. */
async function workOff(db: Firestore, tile: Tile): Promise<void> {
  const waiting = new Map<string, { job: TileJob; due: number }>();
  const enqueue: Enqueue = async (job, delay = 0) => {
    waiting.set(`${job.because} ${tileKey(job.tile)}`, { job, due: Date.now() + delay });
  };
  await enqueue({ tile, because: 'quarters' });
  await enqueue({ tile, because: 'items' });
  for (;;) {
    const [next] = [...waiting].sort(([, a], [, b]) => a.due - b.due);
    if (next === undefined) return;
    const [key, { job, due }] = next;
    waiting.delete(key);
    if (due > Date.now()) await sleep(due - Date.now());
    try {
      await refreshTile({ store: firestoreTiles(db), enqueue, sleep }, job);
    } catch (error) {
      if (!(error instanceof WriteConflictError)) throw error;
      await enqueue(job);
    }
  }
}
