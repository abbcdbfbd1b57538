import { ITEM_SCHEMAS } from '@waymark/model/entities/item-schemas';
import {
  COLLECTION_OF,
  KINDS,
  POINT_KINDS,
  type PointKind,
  type PublishedKind,
} from '@waymark/model/entities/kinds';
import { distance } from '@waymark/model/geography/distance';
import type { Position } from '@waymark/model/geography/position';
import { newId } from '@waymark/model/ids';
import { readTile } from '@waymark/model/map-index/map-tile';
import { nearbyItems } from '@waymark/model/map-index/nearby';
import { PAYLOAD_SCHEMAS, type Payload, type PayloadPage } from '@waymark/model/payloads';
import { exampleDocument, exampleList } from '@waymark/model/testing/examples';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { buildPayload } from '../../functions/src/pages/payload-builders.ts';
import { readEntity } from '../../functions/src/platform/stored.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { publicItem, writeDocument } from './content.ts';
import { countedDatabase } from './counted-reads.ts';
import { database } from './database.ts';

const MOST_DOCUMENTS = 30;

/** A page of several kinds counts what it shows of all of them, once a kind. */
const MOST_COUNTS = 6;

/** Builds the payload of a page, which must read no more documents than its budget. */
async function cheapPayload<Page extends PayloadPage>(
  page: Page,
  params: object = {},
): Promise<Payload<Page>> {
  const counted = countedDatabase(database);
  const payload = await buildPayload(counted.db, page, params);
  if (payload === undefined) throw new Error(`There is nothing at ${page} ${JSON.stringify(params)}`);
  const { documents, counts } = counted;
  const name = `${page} ${JSON.stringify(params)}`;
  expect(documents, name).toBeGreaterThan(0);
  expect(documents, name).toBeLessThanOrEqual(MOST_DOCUMENTS);
  expect(counts, name).toBeLessThanOrEqual(MOST_COUNTS);
  return payload;
}

/** The same for the page of a document, unless another test has removed or broken the document meanwhile. */
async function cheapPage(page: PayloadPage, { id, ref }: QueryDocumentSnapshot): Promise<void> {
  try {
    await cheapPayload(page, { id, slug: id });
  } catch (error) {
    const kind = KINDS.find((one) => COLLECTION_OF[one] === ref.parent.id);
    if (kind === undefined || readEntity(await ref.get(), ITEM_SCHEMAS[kind]) !== undefined) throw error;
  }
}

// Object.keys says only that its keys are strings; these are the table's own.
const PAGES = Object.keys(PAYLOAD_SCHEMAS) as PayloadPage[];

/** The collections of the subjects of pages. */
const SUBJECTS: Partial<Record<PayloadPage, string>> = {
  ...Object.fromEntries(KINDS.map((kind) => [`${COLLECTION_OF[kind]}-id`, COLLECTION_OF[kind]])),
  'countries-slug': 'countries',
  'creators-id': 'creators',
  'creators-id-contact': 'creators',
  'blog-slug': 'articles',
};

/** The number of pages that are built at once. */
const AT_ONCE = 20;

/** Most countries of the world are empty, which costs least. */
function hasAnything(counts: object): boolean {
  return Object.values(counts).some((count) => count > 0);
}

describe('the documents that a page reads before it shows', () => {
  it.each(PAGES)('pages of the demo content at %s read few documents', { timeout: 300_000 }, async (page) => {
    const collection = SUBJECTS[page];
    if (collection === undefined) {
      await cheapPayload(page);
      return;
    }
    const all = await database.collection(collection).get();
    const shown = all.docs.filter(
      (subject) =>
        subject.get('visibility') !== 'private' &&
        subject.get('status') !== 'suspended' &&
        (page !== 'countries-slug' || hasAnything(subject.get('counts'))) &&
        (page !== 'creators-id-contact' || subject.get('contactable')),
    );
    expect(shown.length).toBeGreaterThan(0);
    const read = isFullRun ? shown : shown.slice(0, 2 * AT_ONCE);
    for (let start = 0; start < read.length; start += AT_ONCE) {
      await Promise.all(read.slice(start, start + AT_ONCE).map((subject) => cheapPage(page, subject)));
    }
  });

  it('a creator’s page by handle reads few documents', async () => {
    const [creator] = (await database.collection('creators').where('status', '==', 'active').get()).docs;
    await cheapPayload('creators-id', { id: creator?.get('handle') });
  });

  it('a story of sixty places starts with the first twelve', async () => {
    const ids = (await someOf('poi', 60)).map(({ id }) => id);
    const post = await publicItem('post', { places: ids.map((id) => ({ kind: 'poi', id })) });

    const { parts } = await cheapPayload('posts-id', { id: post });

    expect(parts.map(({ id }) => id)).toEqual(ids.slice(0, 12));
  });

  it('a destination in twenty areas starts with six of them, and with twelve of its points of interest', async () => {
    const areaIds = (await someOf('area', 20)).map(({ id }) => id);
    const id = await publicItem('destination', { areaIds, destinationId: undefined });
    await Promise.all(Array.from({ length: 13 }, () => publicItem('poi', { destinationId: id })));
    await Promise.all(
      Array.from({ length: 5 }, () => publicItem('post', { places: [{ kind: 'destination', id }] })),
    );

    const { partOf, parts } = await cheapPayload('destinations-id', { id });

    expect(partOf.map((card) => card.id)).toEqual(areaIds.slice(0, 6));
    expect(parts).toHaveLength(12);
  });

  it('a region in another one starts with six of its destinations, and six of its points of interest', async () => {
    const destinationId = await publicItem('destination', { type: 'region' });
    const areaIds = (await someOf('area', 20)).map(({ id }) => id);
    const id = await publicItem('destination', { type: 'region', destinationId, areaIds });
    await Promise.all(Array.from({ length: 7 }, () => publicItem('destination', { destinationId: id })));
    await Promise.all(Array.from({ length: 7 }, () => publicItem('poi', { destinationId: id })));

    const { partOf, parts } = await cheapPayload('destinations-id', { id });

    expect(partOf.map((card) => card.id)).toEqual([destinationId, ...areaIds.slice(0, 5)]);
    expect(parts.map(({ kind }) => kind)).toEqual([...Array(6).fill('destination'), ...Array(6).fill('poi')]);
  });

  it('a list of three hundred items starts with twelve, and has the positions of all', async () => {
    const [poi] = await someOf('poi', 1);
    const itemIds = Array.from({ length: 300 }, () => newId());
    const stops = itemIds.map((itemId, index) => ({
      kind: 'poi',
      itemId,
      number: index + 1,
      position: { lat: -35, lng: -140 },
    }));
    const id = newId();
    await Promise.all(
      itemIds.slice(0, 13).map(async (itemId, i) => {
        const order = `a${String(i).padStart(2, '0')}`;
        await writeDocument(`lists/${id}/items/${itemId}`, { kind: 'poi', id: poi?.id, order });
      }),
    );
    const { id: _, ...list } = exampleList();
    await writeDocument(`lists/${id}`, { ...list, count: 300, stops });

    const { item, entries } = await cheapPayload('lists-id', { id });

    expect(entries.map(({ entry }) => entry.itemId)).toEqual(itemIds.slice(0, 12));
    expect(item.stops?.length).toBeGreaterThanOrEqual(13);
  });

  it('an item in the densest spot has its nearest neighbours', async () => {
    const points = (await publicPoints()).filter((point) => !isNearExamples(point));
    const metresFrom = ({ id, position }: Point) =>
      points.filter((other) => other.id !== id).map((other) => distance(position, other.position));
    const counted = points.map((point) => ({
      point,
      neighbours: metresFrom(point).filter((metres) => metres < 10_000).length,
    }));
    const [densest] = counted.sort((a, b) => b.neighbours - a.neighbours).map(({ point }) => point);
    if (densest === undefined) throw new Error('There is no demo content');
    const { kind, id, position } = densest;

    const { tiles } = await cheapPayload(`${COLLECTION_OF[kind]}-id`, { id });

    const contents = tiles.map(readTile).filter((content) => content !== undefined);
    const near = nearbyItems(
      contents.map((content) => ({ content })),
      { position, except: [id] },
    );
    expect(near).toHaveLength(8);
    // The map stores positions to a metre.
    expect(Math.abs((near[0]?.metres ?? 0) - Math.min(...metresFrom(densest)))).toBeLessThan(2);
  });
});

interface Point {
  kind: PointKind;
  id: string;
  position: Position;
}

/** Every public item at one spot. */
async function publicPoints(): Promise<Point[]> {
  const found = await Promise.all(
    POINT_KINDS.map(async (kind) => {
      const all = await someOf(kind);
      return all.map((item) => {
        const { latitude: lat, longitude: lng } = item.get('position');
        return { kind, id: item.id, position: { lat, lng } };
      });
    }),
  );
  return found.flat();
}

/** Whether tests beside this one write and remove items near a point, all at the place of the examples. */
function isNearExamples({ position }: Point): boolean {
  return distance(position, exampleDocument('poi').position) < 50_000;
}

/** Public items of the demo content, or all of them: functions react to each write here. */
async function someOf(kind: PublishedKind, count?: number): Promise<QueryDocumentSnapshot[]> {
  const listed = database.collection(COLLECTION_OF[kind]).where('visibility', '==', 'public');
  const { docs } = await (count === undefined ? listed : listed.limit(count)).get();
  expect(docs.length).toBeGreaterThanOrEqual(count ?? 1);
  return docs;
}
