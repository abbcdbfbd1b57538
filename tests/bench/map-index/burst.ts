import { setTimeout as sleep } from 'node:timers/promises';
import { DEEPEST_LEVEL } from '@waymark/model/map-index/map-item';
import { tilesOfLevel } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { differences } from '../../../functions/src/map-index/full-index.ts';
import { WRITE_INTERVAL } from '../../../functions/src/map-index/refresh-tile.ts';
import { toQuery } from '../../../functions/src/platform/to-query.ts';

export interface Burst {
  /** From the first write of an item until every tile matches the items. */
  seconds: number;
  writes: number;
  /** How many writes of a tile came less than `WRITE_INTERVAL` after the one before. */
  tooSoon: number;
}

/** Writes items, and counts every write of a tile until the index has followed. */
export async function measureBurst(db: Firestore, writeItems: () => Promise<void>): Promise<Burst> {
  const lastWritten = new Map<string, number>();
  let counting = false;
  let writes = 0;
  let tooSoon = 0;
  const levels = Array.from({ length: DEEPEST_LEVEL + 1 }, (_, level) => {
    const first = Promise.withResolvers<void>();
    const stop = toQuery(db, tilesOfLevel(level)).onSnapshot((snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type === 'removed') continue;
        const now = doc.updateTime.toMillis();
        const last = lastWritten.get(doc.ref.path) ?? Number.NEGATIVE_INFINITY;
        lastWritten.set(doc.ref.path, now);
        if (!counting) continue;
        writes++;
        if (now - last < WRITE_INTERVAL) tooSoon++;
      }
      first.resolve();
    }, first.reject);
    return { heard: first.promise, stop };
  });
  await Promise.all(levels.map(({ heard }) => heard));
  counting = true;
  const started = performance.now();
  await writeItems();
  while (await differs(db)) await sleep(1_000);
  const seconds = (performance.now() - started) / 1_000;
  for (const { stop } of levels) stop();
  return { seconds, writes, tooSoon };
}

async function differs(db: Firestore): Promise<boolean> {
  for await (const _ of differences(db)) return true;
  return false;
}
