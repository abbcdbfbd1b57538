import { describe, expect, test } from 'vitest';
import type { Card } from '../entities/card.ts';
import { LOCALES } from '../locale.ts';
import { matchPath } from '../paths/match-path.ts';
import { PAGES as ALL_PAGES, PAGE_NAMES } from '../paths/pages.ts';
import { hasPayload, type Payload } from '../payloads.ts';
import { EXAMPLE_ADDRESSES } from '../testing/example-addresses.ts';
import {
  exampleArticle,
  exampleCountry,
  exampleCreator,
  exampleDocument,
  exampleId,
  exampleList,
  exampleListItem,
  examplePhoto,
} from '../testing/examples.ts';
import { parsedHead } from '../testing/parsed-head.ts';
import { faultsOf } from '../testing/search-engine-fields.ts';
import { headTags } from './head-tags.ts';
import type { JsonLd, JsonLdNode } from './json-ld.ts';

const card: Card = {
  kind: 'poi',
  id: exampleId('p'),
  title: { en: 'Fort' },
  summary: {},
  cover: examplePhoto('c'),
  position: null,
  updatedAt: 0,
};
const around = { partOf: [], parts: [card], tiles: [] };
const poi = exampleDocument('poi');

const PAGES: readonly [path: string, type: string, payload: Payload][] = [
  ['', 'WebSite', { tiles: [], details: [] }],
  [`/destinations/${exampleId()}`, 'TouristDestination', { item: exampleDocument('destination'), ...around }],
  [`/areas/${exampleId()}`, 'Place', { item: exampleDocument('area'), ...around }],
  [`/pois/${exampleId()}`, 'Museum', { item: poi, ...around }],
  [`/pois/${exampleId()}`, 'TouristAttraction', { item: { ...poi, category: 'sight' }, ...around }],
  [`/pois/${exampleId()}`, 'FoodEstablishment', { item: { ...poi, category: 'food' }, ...around }],
  [`/pois/${exampleId()}`, 'LodgingBusiness', { item: { ...poi, category: 'stay' }, ...around }],
  [`/pois/${exampleId()}`, 'Store', { item: { ...poi, category: 'shop' }, ...around }],
  [`/pois/${exampleId()}`, 'Beach', { item: { ...poi, category: 'beach' }, ...around }],
  [`/pois/${exampleId()}`, 'CivicStructure', { item: { ...poi, category: 'transport' }, ...around }],
  [`/pins/${exampleId()}`, 'Place', { item: exampleDocument('pin'), ...around }],
  [`/markers/${exampleId()}`, 'Place', { item: exampleDocument('marker'), ...around }],
  [`/posts/${exampleId()}`, 'Article', { item: exampleDocument('post'), ...around }],
  [
    `/lists/${exampleId()}`,
    'ItemList',
    { item: exampleList(), entries: [{ entry: exampleListItem(), card }] },
  ],
  [`/lists/${exampleId()}`, 'CollectionPage', { item: exampleList(), entries: [] }],
  ['/posts', 'ItemList', { cards: [card] }],
  ['/atlas/lists', 'ItemList', { cards: [card] }],
  ['/countries', 'ItemList', { countries: [exampleCountry()] }],
  ['/countries/france', 'Country', { country: exampleCountry(), sections: [] }],
  ['/creators', 'ItemList', { creators: [exampleCreator()] }],
  ['/creators/ines-moreau', 'ProfilePage', { creator: exampleCreator(), sections: [] }],
  ['/blog', 'ItemList', { articles: [exampleArticle()] }],
  ['/blog/why-a-map', 'BlogPosting', { article: { ...exampleArticle(), cover: examplePhoto() } }],
];

describe.each(LOCALES)('in %s', (locale) => {
  test.each(PAGES)('%s has what search engines ask of a %s', (path, type, payload) => {
    const pathname = locale === 'fr' ? `/fr${path}` : path || '/';
    const [thing, breadcrumbs, ...others] = thingsIn(pathname, payload);
    expect(others).toEqual([]);
    expect(thing?.['@type']).toBe(type);
    expect(thing && faultsOf(thing, { isComplete: true })).toEqual([]);
    if (path === '') expect(breadcrumbs).toBeUndefined();
    else {
      expect(breadcrumbs?.['@type']).toBe('BreadcrumbList');
      expect(breadcrumbs && faultsOf(breadcrumbs, { isComplete: true })).toEqual([]);
    }
  });
});

/** What the structured data in the head of a page describes, as a crawler reads it from the HTML. */
function thingsIn(pathname: string, payload: Payload): readonly JsonLdNode[] {
  const html = headTags({ pathname, status: 200, payload, addresses: EXAMPLE_ADDRESSES });
  const script = parsedHead(html).find(({ attributes }) => attributes['type'] === 'application/ld+json');
  const { '@graph': things }: JsonLd = JSON.parse(script?.text ?? '');
  return things;
}

test('every indexed page with content of its own is among them', () => {
  const known = new Set(PAGES.map(([path]) => matchPath(path || '/')?.page));
  const indexed = PAGE_NAMES.filter((page) => hasPayload(page) && ALL_PAGES[page].indexed);
  expect(indexed.filter((page) => !known.has(page))).toEqual([]);
});

test('a fault is found', () => {
  const article = {
    headline: 'Quays',
    url: '/posts/a',
    datePublished: 'yesterday',
    author: { '@type': 'Person' },
  };
  expect(faultsOf({ '@type': 'BlogPosting', ...article, inLanguage: '' }, { isComplete: false })).toEqual([
    'BlogPosting has no author.name',
    'BlogPosting has no inLanguage',
    'url: /posts/a',
    'datePublished: yesterday',
    'inLanguage: ',
  ]);
  expect(faultsOf({ '@type': 'Thing' }, { isComplete: false })).toEqual(['Thing is no documented type']);
});
