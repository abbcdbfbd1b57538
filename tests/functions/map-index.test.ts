import { setTimeout as sleep } from 'node:timers/promises';
import { KINDS } from '@waymark/model/entities/kinds';
import type { Position } from '@waymark/model/geography/position';
import { childTiles, tileAt } from '@waymark/model/geography/tiles';
import { quadkeyAt } from '@waymark/model/map-index/map-item';
import { itemsIn, tileKey, tilePath } from '@waymark/model/map-index/map-tile';
import { writtenTile } from '@waymark/model/map-index/written-tile';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WRITE_INTERVAL } from '../../functions/src/map-index/refresh-tile.ts';
import { rebuildIndex, repairIndex } from '../../functions/src/map-index/repair-index.ts';
import { stored } from '../../functions/src/platform/stored.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { contentOf } from './content.ts';
import { database } from './database.ts';
import { allDifferences, itemAt, listedAt, tileOf, untilAtRest } from './map-index.ts';
import { payloadOf } from './payloads.ts';
import { aCreator } from './people.ts';
import { ask, publish, published, unpublish } from './requests.ts';
import { soon } from './soon.ts';
import { draft, edit } from './works.ts';

/** At sea, away from all other content. */
const SEA: Position = { lat: -47.123_45, lng: -121.543_21 };

async function idsAt(position: Position): Promise<string[]> {
  return (await listedAt(position)).map(({ id }) => id);
}

async function itemsInWorld(): Promise<number> {
  const world = await tileOf({ level: 0, x: 0, y: 0 });
  return world === null ? 0 : itemsIn(world);
}

describe('reactions on the map', () => {
  beforeEach(untilAtRest, 180_000);
  // No tile was written a moment ago.
  beforeEach(() => sleep(WRITE_INTERVAL));

  it('an item of every kind with a position is on the map, with the fields that the map shows', async () => {
    const ids = await Promise.all(KINDS.map((kind) => itemAt(kind, SEA)));
    // A function's first call takes a while.
    await vi.waitFor(async () => expect((await idsAt(SEA)).toSorted()).toEqual(ids.toSorted()), soon);
    for (const item of await listedAt(SEA)) {
      expect(item).toMatchObject({ position: SEA, title: { en: expect.any(String) } });
    }
  });

  it('a published work is on the map, follows its creator’s edits, and is removed when it is unpublished', async () => {
    const creator = await aCreator();
    const content = { ...contentOf('marker', creator.uid), position: SEA };
    const workId = await draft(creator.uid, 'marker', content);
    const before = await itemsInWorld();
    const { id } = await published(await publish(creator, workId));
    await vi.waitFor(async () => expect(await idsAt(SEA)).toContain(id), soon);
    await vi.waitFor(async () => expect(await itemsInWorld()).toBeGreaterThan(before), soon);

    const moved = { lat: 12.3, lng: -45.6 };
    await edit(creator.uid, workId, { position: moved, title: { en: 'Somewhere else' } });
    await published(await publish(creator, workId));
    await vi.waitFor(
      async () => expect(await listedAt(moved)).toMatchObject([{ id, title: { en: 'Somewhere else' } }]),
      soon,
    );
    await vi.waitFor(async () => expect(await idsAt(SEA)).not.toContain(id), soon);

    await unpublish(creator, workId);
    await vi.waitFor(async () => expect(await idsAt(moved)).not.toContain(id), soon);
  });

  it.runIf(isFullRun)(
    'an item that moves across the antimeridian leaves one side and appears on the other',
    async () => {
      const [east, west] = [
        { lat: -60.5, lng: 179.999 },
        { lat: -60.5, lng: -179.999 },
      ];
      const id = await itemAt('poi', east);
      await vi.waitFor(async () => expect(await idsAt(east)).toContain(id), soon);
      await database.doc(`pois/${id}`).update(stored.encode({ position: west, quadkey: quadkeyAt(west) }));
      await vi.waitFor(async () => expect(await idsAt(west)).toContain(id), soon);
      await vi.waitFor(async () => expect(await idsAt(east)).not.toContain(id), soon);
    },
  );

  it('an item that becomes unlisted is removed from the map', async () => {
    const id = await itemAt('destination', SEA);
    await vi.waitFor(async () => expect(await idsAt(SEA)).toContain(id), soon);
    await database.doc(`destinations/${id}`).update({ visibility: 'unlisted' });
    await vi.waitFor(async () => expect(await idsAt(SEA)).not.toContain(id), soon);
  });

  it('an item that breaks its schema is left out, and the others stay', async () => {
    const [broken, fine] = [await itemAt('pin', SEA), await itemAt('pin', SEA)];
    await database.doc(`pins/${broken}`).update({ title: 42 });
    await vi.waitFor(async () => expect(await idsAt(SEA)).toEqual([fine]), soon);
  });

  it.runIf(isFullRun)('a leaf that is too full is split into tiles below, and is merged again', async () => {
    const spots = Array.from({ length: 40 }, (_, i) => ({
      lat: SEA.lat + (i % 8) * 0.02,
      lng: SEA.lng + Math.floor(i / 8) * 0.02,
    }));
    const ids = await Promise.all(spots.map((spot) => itemAt('pin', spot)));
    await untilAtRest();
    for (const [i, spot] of spots.entries()) expect(await idsAt(spot)).toContain(ids[i]);
    await Promise.all(ids.slice(10).map((id) => database.doc(`pins/${id}`).delete()));
    await untilAtRest();
    for (const [i, spot] of spots.entries()) expect(await idsAt(spot)).toEqual(i < 10 ? [ids[i]] : []);
  });
});

describe.runIf(isFullRun)('a burst of publishing', () => {
  beforeEach(untilAtRest, 180_000);

  it('many changes in one place and all over the world write no tile twice within two seconds', {
    timeout: 400_000,
  }, async () => {
    const writes = new Map<string, number[]>();
    const stop = Array.from({ length: 19 }, (_, level) =>
      database.collection(`mapIndex/${level}/tiles`).onSnapshot((snapshot) => {
        for (const { type, doc } of snapshot.docChanges()) {
          if (type === 'removed') continue;
          writes.set(doc.ref.path, [...(writes.get(doc.ref.path) ?? []), doc.updateTime.toMillis()]);
        }
      }),
    );
    const places = Array.from({ length: 150 }, (_, i) =>
      i % 2 === 0
        ? { lat: -47 + (i % 20) * 0.002, lng: -121 + (i % 14) * 0.002 }
        : { lat: -55 + ((i * 37) % 1_100) / 10, lng: -180 + ((i * 53) % 3_600) / 10 },
    );
    await Promise.all(places.map((place) => itemAt('marker', place)));
    await untilAtRest();
    for (const end of stop) end();
    expect(writes.size).toBeGreaterThan(20);
    for (const [path, times] of writes) {
      for (const [i, time] of times.toSorted((a, b) => a - b).entries()) {
        const last = times.toSorted((a, b) => a - b)[i - 1];
        if (last !== undefined) expect(time - last, path).toBeGreaterThanOrEqual(2_000);
      }
    }
  });
});

describe('the commands find and repair', () => {
  beforeEach(untilAtRest, 180_000);

  it('a tile that is missing, invalid, wrong or superfluous', async () => {
    const id = await itemAt('pin', SEA);
    await untilAtRest();
    const world = { level: 0, x: 0, y: 0 };
    const [first, second] = (
      await Promise.all(childTiles(world).map(async (tile) => ({ tile, content: await tileOf(tile) })))
    ).filter(({ content }) => content && !content.leaf);
    const leaf = (await database.collection('mapIndex/4/tiles').where('leaf', '==', true).limit(1).get())
      .docs[0];
    if (!first || !second || !leaf) throw new Error('The demo content is not there');
    await database.doc(tilePath(first.tile)).delete();
    await database.doc(tilePath(second.tile)).update({ items: 'nonsense' });
    await leaf.ref.update({ items: '' });
    await database.doc('mapIndex/18/tiles/1-1').set({ leaf: true, items: '', cells: '', quarters: '' });

    const found = await allDifferences();
    const names = found.map(({ tile, how }) => `${tileKey(tile)} ${how}`);
    expect(names).toContain(`${tileKey(first.tile)} missing`);
    expect(names).toContain(`${tileKey(second.tile)} broken`);
    expect(names).toContain('18/1/1 needless');
    expect(found.map(({ how }) => how)).toContain('wrong');

    await repairIndex(database);
    expect(await allDifferences()).toEqual([]);
    expect(await idsAt(SEA)).toContain(id);
  });

  it.runIf(isFullRun)('two rebuilds at once, with changes meanwhile', { timeout: 120_000 }, async () => {
    const rebuilding = [rebuildIndex(database), rebuildIndex(database)];
    const ids = await Promise.all([itemAt('pin', SEA), itemAt('poi', SEA), itemAt('area', SEA)]);
    await Promise.all(rebuilding);
    await untilAtRest();
    expect((await idsAt(SEA)).toSorted()).toEqual(ids.toSorted());
  });

  it('a lost world tile, with the next change', async () => {
    await database.doc('mapIndex/0/tiles/0-0').delete();
    const id = await itemAt('pin', SEA);
    // An earlier change that is still on its way to the world may bring it back before the item is in its tile.
    await vi.waitFor(async () => {
      expect(await itemsInWorld()).toBeGreaterThan(500);
      expect(await idsAt(SEA)).toContain(id);
    }, soon);
    await untilAtRest();
  });
});

describe('GET /api/map/{level}/{x}/{y}.json', () => {
  beforeAll(untilAtRest, 90_000);

  it('answers a tile as stored, cached by the CDN for a moment', async () => {
    const response = await ask('/api/map/0/0/0.json');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate, s-maxage=30');
    const { quarters: _, ...stored } = (await database.doc('mapIndex/0/tiles/0-0').get()).data() ?? {};
    expect(writtenTile.parse(await response.json())).toEqual(stored);
  });

  it('answers null for a missing tile', async () => {
    const { level, x, y } = tileAt({ lat: -70, lng: -150 }, 17);
    const response = await ask(`/api/map/${level}/${x}/${y}.json`);
    expect(response.status).toBe(200);
    expect(await response.json()).toBeNull();
  });

  it.each([
    '/api/map/19/0/0.json',
    '/api/map/1/2/0.json',
    '/api/map/1/0/2.json',
    '/api/map/-1/0/0.json',
    '/api/map/01/0/0.json',
    '/api/map/0/0/0',
    '/api/map/0/0/0.xml',
    '/api/map/0/0/0.json/x',
    '/api/map/1e1/0/0.json',
    '/api/map/0/0/%30%30.json',
    '/api/map/99999999999999999999/0/0.json',
  ])('refuses %s, with an answer that is not cached', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is read only', async () => {
    expect((await ask('/api/map/0/0/0.json', { method: 'POST' })).status).toBe(405);
  });
});

describe('the payload of the home page', () => {
  beforeAll(untilAtRest, 90_000);

  it('has the tiles of the first view, equal to those in the database', async () => {
    // What other tests publish may be in a tile a moment later than in the answer.
    await vi.waitFor(async () => {
      const { tiles } = await payloadOf('index', '');
      expect(tiles.map(tileKey)).toContain('0/0/0');
      expect(tiles.length).toBeGreaterThan(1);
      for (const { level, x, y, ...written } of tiles) {
        expect(written).toEqual(
          writtenTile.parse((await database.doc(tilePath({ level, x, y })).get()).data()),
        );
      }
    }, soon);
  });
});
