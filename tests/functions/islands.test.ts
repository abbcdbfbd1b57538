import { newId } from '@waymark/model/ids';
import { ISLAND_SCHEMAS, type IslandName } from '@waymark/model/islands';
import { readTile } from '@waymark/model/map-index/map-tile';
import { nearbyItems } from '@waymark/model/map-index/nearby';
import { PAYLOAD_MARK_HEADER } from '@waymark/model/payload-marks';
import { describe, expect, it, vi } from 'vitest';
import { islandContent } from '../../functions/src/pages/islands/island-content.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { publicItem } from './content.ts';
import { countedDatabase } from './counted-reads.ts';
import { database } from './database.ts';
import { itemAt } from './map-index.ts';
import { aCreator } from './people.ts';
import { ask, refused } from './requests.ts';
import { soon } from './soon.ts';

/** The content of a part, which is cached as payloads are. */
async function partAt<Name extends IslandName>(name: Name, key: string) {
  const response = await ask(`/__island/${key}.json`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toContain('s-maxage=60');
  expect(response.headers.get('Waymark-Payload')).toMatch(/^[0-9a-f]{12}$/);
  const etag = response.headers.get('ETag') ?? '';
  const again = await ask(`/__island/${key}.json`, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  // Without it, a browser would keep the mark of the former release with an answer that has not changed.
  expect(again.headers.get(PAYLOAD_MARK_HEADER)).toBe(response.headers.get(PAYLOAD_MARK_HEADER));
  return ISLAND_SCHEMAS[name].parse(await response.json());
}

describe('parts of pages that refresh on their own', () => {
  it('have the newest public items of a creator, at most four of a kind', async () => {
    const { creatorId } = await aCreator();
    const at = (day: number) => ({ creatorId, publishedAt: Date.UTC(2026, 0, day) });
    const pins: string[] = [];
    for (let day = 1; day <= 5; day++) pins.push(await publicItem('pin', at(day)));
    const post = await publicItem('post', at(3));
    await publicItem('poi', { ...at(9), visibility: 'unlisted' });
    await publicItem('marker', at(9));

    const { cards } = ISLAND_SCHEMAS.creator.parse(await partAt('creator', `creator-${creatorId}`));

    const newest = [pins[4], pins[3], pins[2], post, pins[1]];
    expect(cards.map(({ id }) => id).toSorted()).toEqual(newest.toSorted());
    expect(cards[0]?.id).toBe(pins[4]);
  });

  it('have what is new of all creators, at both addresses', async () => {
    const newest = await publicItem('destination', { publishedAt: Date.now() });
    const hidden = await publicItem('area', { publishedAt: Date.now(), visibility: 'unlisted' });
    const { cards } = ISLAND_SCHEMAS.new.parse(await partAt('new', 'new'));
    expect(cards.map(({ id }) => id)).toContain(newest);
    expect(cards.map(({ id }) => id)).not.toContain(hidden);
    expect((await ask('/__nuxt_island/new.json')).status).toBe(200);
  });

  it.runIf(isFullRun)('have the items nearby as soon as they are on the map', async () => {
    const position = { lat: -47.25, lng: -119.75 };
    const id = await itemAt('poi', position);
    const near = await itemAt('pin', { lat: -47.26, lng: -119.76 });
    await vi.waitFor(async () => {
      const { tiles } = ISLAND_SCHEMAS.nearby.parse(await partAt('nearby', `nearby-poi-${id}`));
      const contents = tiles.map(readTile).filter((content) => content !== undefined);
      const found = nearbyItems(
        contents.map((content) => ({ content })),
        { position, except: [id] },
      );
      expect(found.map(({ item }) => item.id)).toEqual([near]);
    }, soon);
  });

  it('read few documents', async () => {
    const { creatorId } = await aCreator();
    const poi = (await database.collection('pois').limit(1).get()).docs[0]?.id ?? '';
    for (const island of [
      { name: 'creator', id: creatorId },
      { name: 'new' },
      { name: 'nearby', kind: 'poi', id: poi },
    ] as const) {
      const counted = countedDatabase(database);
      await islandContent(counted.db, island);
      expect(counted.documents).toBeLessThanOrEqual(30);
    }
  });

  it('are kept by no cache for an unlisted item', async () => {
    const id = await publicItem('poi', { visibility: 'unlisted' });
    const response = await ask(`/__island/nearby-poi-${id}.json`);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  });

  it('have nothing of a creator who does not exist', async () => {
    expect(await partAt('creator', `creator-${newId()}`)).toEqual({ cards: [] });
  });

  it.each([
    'new',
    'new.xml',
    'newest.json',
    'creator-ines-moreau.json',
    `nearby-poi-${newId()}.json`,
    `nearby-list-${newId()}.json`,
    'nearby-poi-a.json',
    '__proto__.json',
    '%00.json',
  ])('do not exist under another key, and nothing keeps that answer: %s', async (file) => {
    for (const folder of ['__island', '__nuxt_island']) {
      const response = await ask(`/${folder}/${file}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('ETag')).toBeNull();
      if (file.includes('.')) await refused(response, 404, 'not-found');
    }
  });
});
