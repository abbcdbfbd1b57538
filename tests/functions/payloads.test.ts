import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { newId } from '@waymark/model/ids';
import { LOCALE_PREFIXES, LOCALES } from '@waymark/model/locale';
import { readTile } from '@waymark/model/map-index/map-tile';
import { nearbyItems } from '@waymark/model/map-index/nearby';
import { PAYLOAD_SCHEMAS, type PayloadPage } from '@waymark/model/payloads';
import { exampleArticle, exampleCountry, exampleListItem } from '@waymark/model/testing/examples';
import { describe, expect, it, vi } from 'vitest';
import { contentOf, publicItem, writeDocument } from './content.ts';
import { database } from './database.ts';
import { itemAt } from './map-index.ts';
import { askPayload, payloadOf } from './payloads.ts';
import { aCreator } from './people.ts';
import { publish, published } from './requests.ts';
import { soon } from './soon.ts';
import { draft, onlyPublicOf } from './works.ts';

/** A page of each kind that has a payload: makes its content, and gives its English path. */
const PATHS: Readonly<Record<PayloadPage, () => string | Promise<string>>> = {
  index: () => '',
  'destinations-id': async () => `/destinations/${await publicItem('destination')}`,
  'areas-id': async () => `/areas/${await publicItem('area')}`,
  'pois-id': async () => `/pois/${await publicItem('poi')}`,
  'pins-id': async () => `/pins/${await publicItem('pin')}`,
  'markers-id': async () => `/markers/${await publicItem('marker')}`,
  'posts-id': async () => `/posts/${await publicItem('post')}`,
  'lists-id': async () => `/lists/${await publicItem('list')}`,
  posts: () => '/posts',
  'atlas-lists': () => '/atlas/lists',
  countries: () => '/countries',
  'countries-slug': async () => `/countries/${await aCountry()}`,
  creators: () => '/creators',
  'creators-id': async () => `/creators/${(await aCreator()).creatorId}`,
  'creators-id-contact': async () => `/creators/${(await aCreator()).creatorId}/contact`,
  blog: () => '/blog',
  'blog-slug': async () => `/blog/${await anArticle()}`,
};

// Object.keys says only that its keys are strings; these are the table's own.
const PAGES = Object.keys(PAYLOAD_SCHEMAS) as PayloadPage[];

async function aCountry(): Promise<string> {
  const { slug: _, ...country } = exampleCountry();
  const slug = `country-${newId().toLowerCase()}`;
  // No country has this code, so the counts of countries stay the same.
  await writeDocument(`countries/${slug}`, { ...country, code: 'ZZ' });
  return slug;
}

async function anArticle(): Promise<string> {
  const { slug: _, ...article } = exampleArticle();
  const slug = `article-${newId().toLowerCase()}`;
  await writeDocument(`articles/${slug}`, { ...article, publishedAt: Date.now() });
  return slug;
}

describe('the payload of a page', () => {
  it.each(PAGES.flatMap((page) => LOCALES.map((locale) => ({ page, locale }))))(
    'a visitor of $page in $locale gets it, and the CDN caches it for a while',
    async ({ page, locale }) => {
      const path = LOCALE_PREFIXES[locale] + (await PATHS[page]());

      const response = await askPayload(path);

      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('application/json');
      expect(response.headers.get('Cache-Control')).toMatch(
        /^public, max-age=0, must-revalidate, s-maxage=\d+$/,
      );
      expect(response.headers.get('X-Robots-Tag')).toBeNull();
      expect(response.headers.get('Set-Cookie')).toBeNull();
      expect(PAYLOAD_SCHEMAS[page].safeParse(await response.json()).error).toBeUndefined();
    },
  );

  it('a visitor who has it already gets a 304, and gets it again when it has changed', async () => {
    const path = `/pois/${await publicItem('poi')}`;
    // The items nearby are in it too, and the map's index follows the item within seconds.
    const unchanged = await vi.waitFor(async () => {
      const etag = (await askPayload(path)).headers.get('ETag') ?? '';
      expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
      const again = await askPayload(path, { 'If-None-Match': etag });
      expect(again.status).toBe(304);
      return again;
    }, soon);
    expect(await unchanged.text()).toBe('');
    expect(unchanged.headers.get('Cache-Control')).toContain('s-maxage');

    expect((await askPayload(path, { 'If-None-Match': '"another"' })).status).toBe(200);
  });

  it.each([...PUBLISHED_KINDS, 'list'] as const)(
    'a visitor with the address of an unlisted %s gets it, with a header that keeps search engines away',
    async (kind) => {
      const id = await publicItem(kind, { visibility: 'unlisted' });

      const response = await askPayload(`/${kind}s/${id}`);

      expect(response.status).toBe(200);
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    },
  );

  it('a visitor sees a new publication on its page and in every collection', async () => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, 'post', contentOf('post', creator.uid));
    const { id } = await published(await publish(creator, workId));

    expect((await payloadOf('posts-id', `/posts/${id}`)).item).toEqual(
      await onlyPublicOf('post', creator.uid),
    );
    // Other tests publish at the same time, so newer posts may stand before it, but no older ones.
    const { cards } = await payloadOf('posts', '/posts');
    const own = cards.findIndex((card) => card.id === id);
    expect(cards[own]).toMatchObject({ kind: 'post', id });
    const newer = cards.slice(0, own).map((card) => card.publishedAt ?? 0);
    expect(newer.filter((publishedAt) => publishedAt < (cards[own]?.publishedAt ?? 0))).toEqual([]);
    const { sections } = await payloadOf('creators-id', `/creators/${creator.creatorId}`);
    expect(sections.flatMap(({ cards }) => cards.map((card) => card.id))).toContain(id);
  });

  it('a visitor finds the items that contain an item, and its parts', async () => {
    const destinationId = await publicItem('destination');
    const poiId = await publicItem('poi', { destinationId });
    const pinId = await publicItem('pin', { poiId });

    const { partOf, parts } = await payloadOf('pois-id', `/pois/${poiId}`);

    expect(partOf).toMatchObject([{ kind: 'destination', id: destinationId }]);
    expect(parts).toMatchObject([{ kind: 'pin', id: pinId }]);
  });

  it('a visitor finds the way to a place through the region of its destination, as far as that is public', async () => {
    const regionId = await publicItem('destination', { type: 'region', title: { en: 'Region' } });
    const destinationId = await publicItem('destination', { destinationId: regionId, title: { en: 'City' } });
    const poiId = await publicItem('poi', { destinationId });
    const pinId = await publicItem('pin', { poiId });
    const region = { kind: 'destination', id: regionId, title: { en: 'Region' } };
    const city = { kind: 'destination', id: destinationId, title: { en: 'City' } };

    expect((await payloadOf('pins-id', `/pins/${pinId}`)).above).toEqual([region, city]);
    expect((await payloadOf('pois-id', `/pois/${poiId}`)).above).toEqual([region]);
    const ofCity = await payloadOf('destinations-id', `/destinations/${destinationId}`);
    expect(ofCity.partOf).toMatchObject([{ kind: 'destination', id: regionId }]);
    expect(ofCity).not.toHaveProperty('above');

    await database.doc(`destinations/${regionId}`).update({ visibility: 'unlisted' });
    expect((await payloadOf('pins-id', `/pins/${pinId}`)).above).toEqual([city]);
    await database.doc(`destinations/${destinationId}`).delete();
    const ofPoi = await payloadOf('pois-id', `/pois/${poiId}`);
    expect(ofPoi.partOf).toEqual([]);
    expect(ofPoi).not.toHaveProperty('above');
  });

  it('a visitor of one of two regions that lie in each other finds each once', async () => {
    const regionId = await publicItem('destination', { type: 'region' });
    const otherId = await publicItem('destination', { type: 'region', destinationId: regionId });
    await database.doc(`destinations/${regionId}`).update({ destinationId: otherId });

    const region = await payloadOf('destinations-id', `/destinations/${regionId}`);

    expect(region.partOf).toMatchObject([{ kind: 'destination', id: otherId }]);
    expect(region.parts).toMatchObject([{ kind: 'destination', id: otherId }]);
    expect(region).not.toHaveProperty('above');
  });

  it('a visitor of a region finds its destinations, and then its points of interest', async () => {
    const regionId = await publicItem('destination', { type: 'region' });
    const poiId = await publicItem('poi', { destinationId: regionId });
    const townId = await publicItem('destination', { destinationId: regionId });

    const { parts } = await payloadOf('destinations-id', `/destinations/${regionId}`);

    expect(parts.map(({ kind, id }) => ({ kind, id }))).toEqual([
      { kind: 'destination', id: townId },
      { kind: 'poi', id: poiId },
    ]);
  });

  it('a visitor finds the country of an item, and the stories about it', async () => {
    const poiId = await publicItem('poi', { countryCode: 'FR' });
    const about = await publicItem('post', { places: [{ kind: 'poi', id: poiId }] });
    await publicItem('post', { places: [{ kind: 'poi', id: newId() }] });
    await publicItem('post', { places: [{ kind: 'poi', id: poiId }], visibility: 'unlisted' });

    const { stories, country } = await payloadOf('pois-id', `/pois/${poiId}`);

    expect(stories).toMatchObject([{ kind: 'post', id: about }]);
    expect(country).toEqual({ slug: 'france', name: { en: 'France', fr: 'France' } });
  });

  it('a visitor of a destination finds the stories about what lies within it, each once and the best first', async () => {
    const areaId = await publicItem('area');
    const destinationId = await publicItem('destination', { areaIds: [areaId] });
    const [first, second] = [
      await publicItem('poi', { destinationId }),
      await publicItem('poi', { destinationId }),
    ];
    const aboutBoth = await publicItem('post', {
      places: [first, second].map((id) => ({ kind: 'poi', id })),
      saves: 2,
    });
    const aboutIt = await publicItem('post', {
      places: [{ kind: 'destination', id: destinationId }],
      saves: 3,
    });
    const aboutArea = await publicItem('post', { places: [{ kind: 'area', id: areaId }], saves: 1 });

    const { stories } = await payloadOf('destinations-id', `/destinations/${destinationId}`);

    expect(stories?.map(({ id }) => id)).toEqual([aboutIt, aboutBoth, aboutArea]);
    const ofArea = await payloadOf('areas-id', `/areas/${areaId}`);
    expect(ofArea.stories?.map(({ id }) => id)).toEqual([aboutArea]);
  });

  it('a visitor finds the items near an item, as soon as it is on the map', async () => {
    const position = { lat: -49.25, lng: -122.75 };
    const id = await itemAt('poi', position);
    const near = await itemAt('pin', { lat: -49.26, lng: -122.76 });
    await itemAt('pin', { lat: -49.75, lng: -122.75 });

    await vi.waitFor(async () => {
      const { tiles } = await payloadOf('pois-id', `/pois/${id}`);
      const contents = tiles.map(readTile).filter((content) => content !== undefined);
      const found = nearbyItems(
        contents.map((content) => ({ content })),
        { position, except: [id] },
      );
      expect(found.map(({ item }) => item.id)).toEqual([near]);
    }, soon);
  });

  it('a visitor finds no items nearby for a story without a place', async () => {
    const nowhere = { position: null, bounds: null, geohash: null, quadkey: null, countryCode: null };
    const id = await publicItem('post', { ...nowhere, places: [] });
    expect((await payloadOf('posts-id', `/posts/${id}`)).tiles).toEqual([]);
  });

  it('a visitor of a list gets its items in order, and a gap for an item that is no longer public', async () => {
    const listId = await publicItem('list');
    const poiId = await publicItem('poi');
    const items = [
      { kind: 'poi', id: newId(), order: 'a1' },
      { kind: 'poi', id: poiId, order: 'a0' },
    ];
    for (const { itemId: _, ...item } of items.map((own) => ({ ...exampleListItem(), ...own }))) {
      await writeDocument(`lists/${listId}/items/${newId()}`, item);
    }

    const { entries } = await payloadOf('lists-id', `/lists/${listId}`);

    expect(entries).toMatchObject([
      { entry: { order: 'a0' }, card: { id: poiId } },
      { entry: { order: 'a1' }, card: null },
    ]);
  });

  it('a public list has its owner as its author, where they are a creator', async () => {
    const { uid, creatorId } = await aCreator();
    const listId = await publicItem('list', { ownerId: uid });
    const { creator } = await payloadOf('creators-id', `/creators/${creatorId}`);
    const { author } = await payloadOf('lists-id', `/lists/${listId}`);
    expect(author).toEqual({ name: creator.name, handle: creator.handle, avatar: creator.avatar });
    const unlisted = await publicItem('list', { ownerId: uid, visibility: 'unlisted' });
    expect((await payloadOf('lists-id', `/lists/${unlisted}`)).author).toBeUndefined();
  });

  it('a visitor of a list with days gets its headings among its items', async () => {
    const listId = await publicItem('list');
    const { itemId: _, ...item } = { ...exampleListItem(), id: await publicItem('poi'), order: 'a1' };
    await writeDocument(`lists/${listId}/items/${newId()}`, item);
    await writeDocument(`lists/${listId}/items/${newId()}`, { heading: { en: 'Day 1' }, order: 'a0' });

    const { entries } = await payloadOf('lists-id', `/lists/${listId}`);

    expect(entries).toMatchObject([
      { entry: { heading: { en: 'Day 1' } }, card: null },
      { entry: { id: item.id }, card: { id: item.id } },
    ]);
  });

  it('a reader of an article gets the one before it, and after the oldest another one', async () => {
    // Older than all others.
    const publish = async (publishedAt: number) => {
      const slug = `an-article-of-${publishedAt}`;
      const { slug: _, ...article } = exampleArticle();
      await writeDocument(`articles/${slug}`, { ...article, publishedAt });
      return slug;
    };
    const [older, newer] = [await publish(86_400_000), await publish(2 * 86_400_000)];
    const nextOf = async (slug: string) => (await payloadOf('blog-slug', `/blog/${slug}`)).next?.slug;
    expect(await nextOf(newer)).toBe(older);
    expect([undefined, older]).not.toContain(await nextOf(older));
  });

  it('a visitor finds a creator by handle as well as by id', async () => {
    const { creatorId } = await aCreator();
    const byId = await payloadOf('creators-id', `/creators/${creatorId}`);

    expect(await payloadOf('creators-id', `/creators/${byId.creator.handle}`)).toEqual(byId);
  });

  it('a visitor of all countries gets each, with the number of its items', async () => {
    const { countries } = await payloadOf('countries', '/countries');
    expect(countries.length).toBeGreaterThanOrEqual(250);
    const france = countries.find(({ slug }) => slug === 'france');
    expect(france).toMatchObject({ code: 'FR', name: { en: 'France', fr: 'France' } });
    expect(france?.counts.destination).toBeGreaterThan(0);
  });
});
