import { type MapItem, mapPosition } from '@waymark/model/map-index/map-item';
import { expect, test } from 'vitest';
import { MemoryTiles } from '../testing/memory-tiles.ts';
import { followChange } from './follow-change.ts';
import { place } from './map-item-of.ts';
import { type RefreshDependencies, refreshTile, WRITE_INTERVAL } from './refresh-tile.ts';
import { type QueuedJob, tileQueue } from './tile-queue.ts';

/** How long a task takes, in milliseconds of the tests' clock. */
const TASK = 50;

/** A world whose tasks run one after another, each when it is due. */
function world() {
  const tiles = new MemoryTiles();
  const names = new Set<string>();
  const queue: QueuedJob[] = [];
  let tasks = 0;
  const enqueue = tileQueue(
    async (name, job) => {
      if (names.has(name)) return false;
      names.add(name);
      queue.push(job);
      return true;
    },
    () => tiles.now,
  );
  const sleep = async (milliseconds: number) => {
    tiles.now += milliseconds;
  };
  const dependencies: RefreshDependencies = { store: tiles, enqueue, sleep };
  const put = async (item: MapItem) => {
    const before = tiles.items.get(item.id);
    tiles.items.set(item.id, item);
    await followChange(tiles, enqueue, before && place(before), place(item));
  };
  /** Runs the jobs that are due by a time, or all. */
  const run = async (until = Number.POSITIVE_INFINITY) => {
    for (;;) {
      queue.sort((a, b) => a.due - b.due);
      const [next] = queue;
      if (next === undefined || next.due > until) break;
      queue.shift();
      tiles.now = Math.max(tiles.now, next.due) + TASK;
      tasks++;
      await refreshTile(dependencies, next);
    }
  };
  return { tiles, dependencies, queue, put, run, tasks: () => tasks };
}

const pin = (index: number, lat: number, lng: number): MapItem => ({
  kind: 'pin',
  category: 'other',
  id: `pin${String(index).padStart(17, '0')}`,
  position: mapPosition({ lat, lng }),
  rank: index,
  cover: null,
  title: { en: `Pin ${index}` },
});

test.each([
  ['in one city', (i: number) => pin(i, 48.8 + ((i * 7) % 100) / 1_000, 2.25 + ((i * 13) % 150) / 1_000)],
  [
    'spread over the world',
    (i: number) => pin(i, -60 + ((i * 31) % 1_300) / 10, -180 + ((i * 17) % 3_600) / 10),
  ],
])('a thousand publications at once %s write no tile twice within two seconds', async (_, itemOf) => {
  const { tiles, put, run, tasks } = world();
  const start = tiles.now;
  for (let i = 0; i < 1_000; i++) {
    await put(itemOf(i));
    await run(tiles.now);
  }
  await run();
  expect(tiles.fields()).toEqual(tiles.expected());
  for (const [key, times] of tiles.writes) {
    for (const [i, time] of times.entries()) {
      if (i > 0) expect(time - (times[i - 1] ?? 0), key).toBeGreaterThanOrEqual(WRITE_INTERVAL);
    }
  }
  // A task for each change and level would make many thousands.
  expect(tasks()).toBeLessThan(2_500);
  expect(tiles.now - start).toBeLessThan(180_000);
});

test('a task that dies after writing its tile and before notifying the tile above is completed by the next attempt', async () => {
  const { tiles, dependencies, queue, put, run } = world();
  for (let i = 0; i < 100; i++) await put(pin(i, i % 50, i));
  await run();
  tiles.now += 10_000;
  await put({ ...pin(200, 1, 1), rank: 799_999 });
  const [job] = queue.splice(0);
  if (job === undefined) throw new Error('Nothing is to be done');
  tiles.now += TASK;
  const dying = { ...dependencies, enqueue: () => Promise.reject(new Error('The process was killed')) };
  await expect(refreshTile(dying, job)).rejects.toThrow('killed');
  expect(tiles.fields()).not.toEqual(tiles.expected());
  await refreshTile(dependencies, job);
  await run();
  expect(tiles.fields()).toEqual(tiles.expected());
});

test('a missing or unreadable tile is rebuilt from its quarters and not from all items', async () => {
  for (const harm of [
    (tiles: MemoryTiles) => tiles.documents.delete('0/0/0'),
    (tiles: MemoryTiles) => tiles.put('0/0/0', { leaf: false, items: 'nonsense', cells: '', quarters: '' }),
  ]) {
    const { tiles, dependencies, put, run } = world();
    for (let i = 0; i < 1_000; i++)
      await put(pin(i, -60 + ((i * 31) % 1_300) / 10, -180 + ((i * 17) % 3_600) / 10));
    await run();
    harm(tiles);
    tiles.now += 10_000;
    let read = 0;
    const counting = {
      ...tiles,
      look: tiles.look.bind(tiles),
      write: tiles.write.bind(tiles),
      itemsIn: async (tile: Parameters<typeof tiles.itemsIn>[0]) => {
        const items = await tiles.itemsIn(tile);
        read += items.length;
        return items;
      },
    };
    await refreshTile(
      { ...dependencies, store: counting },
      { tile: { level: 0, x: 0, y: 0 }, because: 'quarters' },
    );
    expect(read).toBe(0);
    expect(tiles.fields()).toEqual(tiles.expected());
  }
});
