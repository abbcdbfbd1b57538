import { exampleArticle, exampleCountry, exampleListItem } from '@waymark/model/entities/examples';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { newId } from '@waymark/model/ids';
import { LOCALE_PREFIXES, LOCALES } from '@waymark/model/locale';
import { PAYLOAD_SCHEMAS, type PayloadPage } from '@waymark/model/payloads';
import { describe, expect, it } from 'vitest';
import { contentOf, publicItem, writeDocument } from './content.ts';
import { askPayload, payloadOf } from './payloads.ts';
import { aCreator } from './people.ts';
import { publish, published } from './requests.ts';
import { draft, onlyPublicOf } from './works.ts';

/** A page of each kind that has a payload: makes what it shows, and gives its English path. */
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
  await writeDocument(`countries/${slug}`, country);
  return slug;
}

async function anArticle(): Promise<string> {
  const { slug: _, ...article } = exampleArticle();
  const slug = `article-${newId().toLowerCase()}`;
  await writeDocument(`articles/${slug}`, { ...article, publishedAt: Date.now() });
  return slug;
}

describe('what a page starts with', () => {
  it.each(PAGES.flatMap((page) => LOCALES.map((locale) => ({ page, locale }))))(
    'a visitor of $page in $locale gets it, and the CDN keeps it for a while',
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

  it('a visitor who has it already is told so, and gets it again when it has changed', async () => {
    const path = `/pois/${await publicItem('poi')}`;
    const etag = (await askPayload(path)).headers.get('ETag') ?? '';
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/);

    const unchanged = await askPayload(path, { 'If-None-Match': etag });
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe('');
    expect(unchanged.headers.get('Cache-Control')).toContain('s-maxage');

    expect((await askPayload(path, { 'If-None-Match': '"another"' })).status).toBe(200);
  });

  it.each([...PUBLISHED_KINDS, 'list'] as const)(
    'a visitor who knows the address of an unlisted %s gets it, and search engines are told not to',
    async (kind) => {
      const id = await publicItem(kind, { visibility: 'unlisted' });

      const response = await askPayload(`/${kind}s/${id}`);

      expect(response.status).toBe(200);
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    },
  );

  it('a visitor sees what a creator has just published, on its page and in every collection', async () => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, 'post', await contentOf('post', creator.uid));
    const { id } = await published(await publish(creator, workId));

    expect((await payloadOf('posts-id', `/posts/${id}`)).item).toEqual(
      await onlyPublicOf('post', creator.uid),
    );
    expect((await payloadOf('posts', '/posts')).cards[0]).toMatchObject({ kind: 'post', id });
    const { sections } = await payloadOf('creators-id', `/creators/${creator.creatorId}`);
    expect(sections.flatMap(({ cards }) => cards.map((card) => card.id))).toContain(id);
  });

  it('a visitor finds an item’s surroundings: what it is part of, its parts and what is near', async () => {
    const destinationId = await publicItem('destination');
    const poiId = await publicItem('poi', { destinationId });
    const pinId = await publicItem('pin', { poiId });

    const { partOf, parts, nearby } = await payloadOf('pois-id', `/pois/${poiId}`);

    expect(partOf).toMatchObject([{ kind: 'destination', id: destinationId }]);
    expect(parts).toMatchObject([{ kind: 'pin', id: pinId }]);
    const around = nearby.map((card) => card.id);
    for (const id of [poiId, destinationId, pinId]) expect(around).not.toContain(id);
  });

  it('a visitor of a list gets its items in order, and a gap where one is no longer public', async () => {
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

  it('a visitor finds a creator by handle as well as by id', async () => {
    const { creatorId } = await aCreator();
    const byId = await payloadOf('creators-id', `/creators/${creatorId}`);

    expect(await payloadOf('creators-id', `/creators/${byId.creator.handle}`)).toEqual(byId);
  });
});
