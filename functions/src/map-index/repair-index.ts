import { setTimeout as sleep } from 'node:timers/promises';
import type { Tile } from '@waymark/model/geography/tiles';
import { DEEPEST_LEVEL } from '@waymark/model/map-index/map-item';
import { tileKey } from '@waymark/model/map-index/map-tile';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreTiles } from './firestore-tiles.ts';
import { type Enqueue, Overtaken, refreshTile, type TileJob } from './refresh-tile.ts';
import { type Difference, differences, writeIndex } from './whole-index.ts';

/**
 * Brings every tile that differs up to date, as a change of its items would: also in a database that people write to. Looks
 * again until nothing differs, because what is below a tile that goes is found only then.
 *
 * @param found is told each difference
 * @returns how many there were
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
 * Writes the whole index anew, and then repairs what changed while it was written: safe in a database that people write to,
 * and for two at once.
 */
export async function rebuildIndex(db: Firestore): Promise<{ tiles: number; repaired: number }> {
  const tiles = await writeIndex(db);
  return { tiles, repaired: await repairIndex(db) };
}

/** Does the jobs of a tile, and those that come of them, one after another in this process. */
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
      if (!(error instanceof Overtaken)) throw error;
      await enqueue(job);
    }
  }
}
