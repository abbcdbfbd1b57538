import { COLLECTION_OF, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { work as workSchema } from '@waymark/model/entities/work';
import type { Position } from '@waymark/model/geography/position';
import { position as positionSchema } from '@waymark/model/geography/position-schema';
import { mapPosition } from '@waymark/model/map-index/map-item';
import { readTile } from '@waymark/model/map-index/map-tile';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readEntity } from '../../functions/src/platform/stored.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { type AnyContent, contentOf, publicItem } from './content.ts';
import { database } from './database.ts';
import { addEditors } from './list-sharing.ts';
import { itemAt } from './map-index.ts';
import { askPayload, payloadOf } from './payloads.ts';
import { aCreator } from './people.ts';
import { ask, publish, published } from './requests.ts';
import { soon } from './soon.ts';
import { draft } from './works.ts';

/** Names of fields that only a work, an account or a message has. */
const PRIVATE_NAMES = [
  'email',
  'deletedAt',
  'publishAt',
  'projectId',
  'revision',
  'publicId',
  'coverPath',
  'state',
];

const placedSchema = z.object({ id: z.string(), position: positionSchema });
const stopSchema = z.object({ itemId: z.string(), position: positionSchema });

/** Every name at any depth of an answer, and every item with its position, including those in tiles and lists. */
function contentsOf(answer: unknown) {
  const names = new Set<string>();
  const placed: z.infer<typeof placedSchema>[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const item = placedSchema.safeParse(value);
    if (item.success) placed.push(item.data);
    const stop = stopSchema.safeParse(value);
    if (stop.success) placed.push({ id: stop.data.itemId, position: stop.data.position });
    placed.push(...(readTile(value)?.items ?? []));
    for (const [name, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) names.add(name);
      visit(inner);
    }
  };
  visit(answer);
  return { names, placed };
}

/**
 * The true position of every approximate pin that was published, including the demo content's: by its public id,
 * and by the ids of its entries in lists.
 */
async function trueSpots(): Promise<Map<string, Position>> {
  const works = await database.collectionGroup('works').where('kind', '==', 'pin').get();
  const spots = new Map<string, Position>();
  for (const snapshot of works.docs) {
    const { content = {}, publicId } = readEntity(snapshot, workSchema) ?? {};
    const position = positionSchema.safeParse(content['position']);
    if (content['precision'] === 'approximate' && publicId !== undefined && position.success) {
      spots.set(publicId, position.data);
    }
  }
  const entries = await database.collectionGroup('items').get();
  for (const entry of entries.docs) {
    const spot = spots.get(entry.get('id'));
    if (spot !== undefined) spots.set(entry.id, spot);
  }
  return spots;
}

/** The paths of all collections, and of some pages of each. */
async function publicPaths(): Promise<string[]> {
  const collections = [...Object.values(COLLECTION_OF), 'creators', 'countries', 'articles'];
  const paths = await Promise.all(
    collections.map(async (collection) => {
      const first = await database
        .collection(collection)
        .limit(isFullRun ? 20 : 5)
        .get();
      return first.docs.map(({ id }) => `/${collection === 'articles' ? 'blog' : collection}/${id}`);
    }),
  );
  return ['', '/posts', '/atlas/lists', '/countries', '/creators', '/blog', ...paths.flat()];
}

describe('the privacy of payloads', () => {
  it('no page shows a visitor private fields, or the true position of an approximate pin', async () => {
    const creator = await aCreator();
    const content: AnyContent = { ...contentOf('pin', creator.uid), precision: 'approximate' };
    const { id } = await published(await publish(creator, await draft(creator.uid, 'pin', content)));
    const spots = await trueSpots();
    expect(spots.get(id)).toEqual(content['position']);

    for (const path of [...(await publicPaths()), ...[...spots.keys()].map((pin) => `/pins/${pin}`)]) {
      const { names, placed } = contentsOf(await (await askPayload(path)).json());
      expect([path, PRIVATE_NAMES.filter((name) => names.has(name))]).toEqual([path, []]);
      for (const { id: itemId, position } of placed) {
        const spot = spots.get(itemId);
        // The map stores positions to a metre, and so do lists.
        if (spot !== undefined) expect(mapPosition(position)).not.toEqual(mapPosition(spot));
      }
    }
  }, 120_000);

  it('no page of a collection shows a visitor fields of accounts', async () => {
    await aCreator({ joinedAt: Date.now() });
    await publicItem('list', { updatedAt: Date.now() });
    for (const path of ['', '/posts', '/atlas/lists', '/creators', '/countries']) {
      const { names } = contentsOf(await (await askPayload(path)).json());
      expect([path, ['userId', 'ownerId'].filter((name) => names.has(name))]).toEqual([path, []]);
    }
  });

  it('the page of a list shows a visitor nobody who edits it', async () => {
    const [owner, editor] = [await aCreator(), await aCreator()];
    const id = await publicItem('list', { ownerId: owner.uid });
    await addEditors(id, owner.uid, [editor.uid]);
    expect(await (await askPayload(`/lists/${id}`)).text()).not.toContain(editor.uid);
    expect(await (await ask(`/lists/${id}`)).text()).not.toContain(editor.uid);
  });

  it.each(PUBLISHED_KINDS)('no page of a collection lists an unlisted %s', async (kind) => {
    const creator = await aCreator();
    const fields = { creatorId: creator.creatorId, publishedAt: Date.now() };
    const unlisted = await publicItem(kind, { ...fields, visibility: 'unlisted' });
    const listed = await publicItem(kind, fields);

    for (const { sections } of [
      await payloadOf('creators-id', `/creators/${creator.creatorId}`),
      await payloadOf('countries-slug', '/countries/france'),
    ]) {
      const ids = sections.flatMap(({ cards }) => cards.map((card) => card.id));
      expect(ids).toContain(listed);
      expect(ids).not.toContain(unlisted);
    }
  });

  it('no item’s page lists unlisted items nearby', async () => {
    const position = { lat: -48.25, lng: -123.75 };
    const unlisted = await itemAt('marker', position, { visibility: 'unlisted' });
    const listed = await itemAt('marker', position);
    await vi.waitFor(async () => {
      const { tiles } = await payloadOf('markers-id', `/markers/${unlisted}`);
      const around = tiles.map(({ items }) => items).join();
      expect(around).toContain(listed);
      expect(around).not.toContain(unlisted);
    }, soon);
  });
});
