import { type MapItem, mapPosition } from '@waymark/model/map-index/map-item';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { pseudoRandom } from '@waymark/model/pseudo-random';
import { arbitraryItemAt } from '@waymark/model/testing/arbitrary-tiles';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFullRun } from '../testing/full-run.ts';
import { MemoryTiles } from '../testing/memory-tiles.ts';
import { followChange } from './follow-change.ts';
import { place } from './map-item-of.ts';
import { refreshTile, WRITE_INTERVAL, WriteConflictError } from './refresh-tile.ts';
import { type QueuedJob, tileQueue } from './tile-queue.ts';
import type { TileStore } from './tile-store.ts';

/** A few crowded spots, including the antimeridian, a pole and corners of tiles, and the whole world. */
const spot = fc.oneof(
  fc.constantFrom(
    { lat: 48.8584, lng: 2.2945 },
    { lat: 48.8585, lng: 2.2944 },
    { lat: 48.9, lng: 2.4 },
    { lat: 0, lng: 0 },
    { lat: -0.00001, lng: -0.00001 },
    { lat: -16.8, lng: 180 },
    { lat: -16.8, lng: -180 },
    { lat: 90, lng: 12 },
  ),
  fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
);

type Action = { item: MapItem; how: 'put' | 'take'; twice: boolean };

const history = fc.record({
  // Few ids, so that items are changed, moved, removed and added again.
  actions: fc.array(
    fc.record({
      item: fc
        .tuple(arbitraryItemAt(spot), fc.nat({ max: 90 }))
        .map(([item, n]): MapItem => ({ ...item, id: `item${String(n).padStart(16, '0')}` })),
      how: fc.constantFrom('put' as const, 'put' as const, 'put' as const, 'take' as const),
      twice: fc.boolean(),
    }),
    { minLength: 1, maxLength: 160, size: 'max' },
  ),
  seed: fc.nat(),
});

class Crash extends Error {}

/** Runs a history: events come twice and in any order; tasks run concurrently, fail at any step, and are tried again. */
async function live({ actions, seed, harm = false }: { actions: Action[]; seed: number; harm?: boolean }) {
  const tiles = new MemoryTiles();
  const random = pseudoRandom(seed);
  const waiting: (() => void)[] = [];
  /** Lets other tasks run first, and sometimes never returns. */
  const step = async (mayDie: boolean) => {
    await new Promise<void>((resolve) => {
      waiting.splice(Math.floor(random() * (waiting.length + 1)), 0, resolve);
    });
    if (mayDie && random() < 0.03) throw new Crash();
  };
  let faulty = true;
  const store: TileStore = {
    look: (wanted) => step(faulty).then(() => tiles.look(wanted)),
    itemsIn: (tile) => step(faulty).then(() => tiles.itemsIn(tile)),
    write: async (writes) => {
      await step(faulty);
      const written = await tiles.write(writes);
      await step(faulty);
      return written;
    },
  };
  const used = new Set<string>();
  const queue: QueuedJob[] = [];
  const enqueue = tileQueue(
    async (name, job) => {
      await step(faulty);
      if (used.has(name)) return false;
      used.add(name);
      queue.push(job);
      return true;
    },
    () => tiles.now,
  );

  const sleep = async (milliseconds: number) => {
    tiles.now += milliseconds;
    await step(faulty);
  };

  const events: [MapItem | undefined, MapItem | undefined][] = [];
  const todo = [...actions];
  const placed = (item: MapItem | undefined) => item && place(item);
  const act = async ({ item, how, twice }: Action) => {
    await step(false);
    const before = tiles.items.get(item.id);
    const after = how === 'put' ? item : undefined;
    if (after) tiles.items.set(item.id, after);
    else tiles.items.delete(item.id);
    events.push([before, after]);
    if (twice) events.push([before, after]);
  };
  const orAgain = async (work: Promise<void>, again: () => void) => {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof Crash || error instanceof WriteConflictError)) throw error;
      again();
    }
  };

  /** Deletes a document or makes it unreadable. */
  const lose = () => {
    const key = [...tiles.documents.keys()][Math.floor(random() * tiles.documents.size)];
    if (key === undefined) return;
    if (random() < 0.5) tiles.documents.delete(key);
    else tiles.put(key, { leaf: false, items: 'nonsense', cells: '', quarters: '' });
  };
  /** Like the command, adds both jobs for each document that differs. */
  const repair = () => {
    for (const key of tiles.differences()) {
      const [level = 0, x = 0, y = 0] = key.split('/').map(Number);
      queue.push({ tile: { level, x, y }, because: 'quarters', due: tiles.now });
      queue.push({ tile: { level, x, y }, because: 'items', due: tiles.now });
    }
  };

  for (let round = 0; todo.length + events.length + queue.length > 0; round++) {
    if (round > 2_000) throw new Error('It does not come to rest');
    faulty = todo.length > 0 || round < 40;
    if (harm && faulty && random() < 0.2) lose();
    const acting = todo.splice(0, Math.floor(random() * 40)).map(act);
    const arrived = events.splice(0).filter((event) => random() < 0.7 || !events.push(event));
    const due = queue.splice(0).filter((job) => (job.due <= tiles.now && random() < 0.8) || !queue.push(job));
    const working = [
      ...acting,
      ...arrived.map((event) =>
        orAgain(followChange(store, enqueue, placed(event[0]), placed(event[1])), () => events.push(event)),
      ),
      ...due.map((job) => orAgain(refreshTile({ store, enqueue, sleep }, job), () => queue.push(job))),
    ];
    const all = Promise.all(working).then(() => true);
    while (!(await Promise.race([all, Promise.resolve(false)]))) waiting.shift()?.();
    tiles.now += Math.floor(random() * 1_500);
    if (harm && todo.length + events.length + queue.length === 0) repair();
  }
  return tiles;
}

test('the index matches the items in the end, whatever happened in whatever order', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(history, async (lived) => {
      const tiles = await live(lived);
      expect(tiles.fields()).toEqual(tiles.expected());
      for (const [key, times] of tiles.writes) {
        for (const [i, time] of times.entries()) {
          if (i > 0)
            expect(time - (times[i - 1] ?? 0), `${key} is written too often`).toBeGreaterThanOrEqual(
              WRITE_INTERVAL,
            );
        }
      }
    }),
    { numRuns: isFullRun ? 500 : 60 },
  );
});

test('a repair restores documents that are lost or damaged', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(history, async (lived) => {
      const tiles = await live({ ...lived, harm: true });
      expect(tiles.fields()).toEqual(tiles.expected());
    }),
    { numRuns: isFullRun ? 100 : 20 },
  );
});

test('a move across the antimeridian leaves nothing behind', async () => {
  const at = (lng: number): MapItem => ({
    kind: 'pin',
    category: 'other',
    id: 'a'.repeat(20),
    position: mapPosition({ lat: -16.8, lng }),
    rank: 1,
    cover: null,
    title: { en: 'Taveuni' },
  });
  const tiles = await live({
    actions: [
      { item: at(179.99), how: 'put', twice: false },
      { item: at(-179.99), how: 'put', twice: true },
    ],
    seed: 1,
  });
  expect([...tiles.fields().keys()]).toEqual([tileKey({ level: 0, x: 0, y: 0 })]);
  expect(tiles.fields()).toEqual(tiles.expected());
});
