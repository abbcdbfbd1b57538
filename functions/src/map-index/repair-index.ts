import { setTimeout as sleep } from 'node:timers/promises';
import { parentTile } from '@waymark/model/geography/tiles';
import { tileKey, tilePath } from '@waymark/model/map-index/map-tile';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreTiles } from './firestore-tiles.ts';
import { type Enqueue, Overtaken, refreshTile, type TileJob } from './refresh-tile.ts';
import { type Difference, differences, writeIndex } from './whole-index.ts';

/**
 * Brings every tile that differs up to date, as a change of its items would: also in a database that people write to.
 *
 * @param found is told each difference
 * @returns how many there were
 */
export async function repairIndex(
  db: Firestore,
  found: (difference: Difference) => void = () => {},
): Promise<number> {
  let count = 0;
  for await (const difference of differences(db)) {
    count++;
    found(difference);
    await repair(db, difference);
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

async function repair(db: Firestore, { tile, how }: Difference): Promise<void> {
  if (how === 'needless') {
    await db.doc(tilePath(tile)).delete();
    const above = parentTile(tile);
    if (above !== null) await workOff(db, [{ tile: above, because: 'quarters' }]);
    return;
  }
  await workOff(db, [
    { tile, because: 'quarters' },
    { tile, because: 'items' },
  ]);
}

/** Does jobs, and those that come of them, one after another in this process. */
async function workOff(db: Firestore, jobs: readonly TileJob[]): Promise<void> {
  const waiting = new Map<string, { job: TileJob; due: number }>();
  const enqueue: Enqueue = async (job, delay = 0) => {
    waiting.set(`${job.because} ${tileKey(job.tile)}`, { job, due: Date.now() + delay });
  };
  for (const job of jobs) await enqueue(job);
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
