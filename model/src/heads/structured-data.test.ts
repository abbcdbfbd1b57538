import { expect, test } from 'vitest';
import type { Card } from '../entities/card.ts';
import { NO_CREATOR_MAP } from '../entities/creator-map.ts';
import { GIVEN_CATEGORIES } from '../entities/kinds.ts';
import type { PublicDocument } from '../entities/public-document.ts';
import type { PageContent } from '../payloads.ts';
import {
  EXAMPLE_UID,
  exampleArticle,
  exampleCountry,
  exampleCreator,
  exampleDocument,
  exampleId,
  exampleList,
  exampleListItem,
} from '../testing/examples.ts';
import { structuredData } from './structured-data.ts';

const facts = { name: 'Name', description: 'Words.', url: '/fr/here', image: 'photos/u/p/1280.webp' };
const none = { partOf: [], parts: [], tiles: [] };
const spot = { '@type': 'GeoCoordinates', latitude: 43.2951, longitude: 5.3745 };
const card: Card = {
  kind: 'poi',
  id: exampleId('p'),
  title: { en: 'Fort' },
  summary: {},
  cover: null,
  position: null,
  updatedAt: 0,
};
const fort = { '@type': 'ListItem', position: 1, name: 'Fort', url: `/fr/pois/${exampleId('p')}` };

const poi = (item: PublicDocument<'poi'>): PageContent => ({ page: 'pois-id', payload: { item, ...none } });
const story = (item: PublicDocument<'post'>): PageContent => ({
  page: 'posts-id',
  payload: { item, ...none },
});

test.each<[string, PageContent, object]>([
  [
    'destination',
    { page: 'destinations-id', payload: { item: exampleDocument('destination'), ...none } },
    { '@type': 'TouristDestination', geo: spot },
  ],
  [
    'area',
    { page: 'areas-id', payload: { item: exampleDocument('area'), ...none } },
    { '@type': 'Place', geo: spot },
  ],
  [
    'poi',
    { page: 'pois-id', payload: { item: exampleDocument('poi'), ...none } },
    {
      '@type': 'Museum',
      geo: spot,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '7 promenade Robert Laffont',
        addressCountry: 'FR',
      },
      sameAs: 'https://museum.example/',
      telephone: '+33 4 91 13 89 00',
    },
  ],
  [
    'pin',
    { page: 'pins-id', payload: { item: exampleDocument('pin'), ...none } },
    { '@type': 'Place', geo: spot },
  ],
  [
    'marker',
    { page: 'markers-id', payload: { item: exampleDocument('marker'), ...none } },
    { '@type': 'Place', geo: spot },
  ],
  [
    'country',
    { page: 'countries-slug', payload: { country: exampleCountry(), sections: [] } },
    { '@type': 'Country', geo: { latitude: 46 } },
  ],
])('a %s is a place', (_, content, expected) => {
  expect(structuredData(content, facts, 'fr')).toMatchObject({ ...facts, ...expected });
});

test('every category of points of interest has a type', () => {
  const types = GIVEN_CATEGORIES.map((category) => {
    const payload = { item: { ...exampleDocument('poi'), category }, ...none };
    return structuredData({ page: 'pois-id', payload }, facts, 'en')['@type'];
  });
  expect(types).not.toContain(undefined);
  expect(types[GIVEN_CATEGORIES.indexOf('beach')]).toBe('Beach');
});

test('a destination has its areas and its points of interest, and an area is in its destinations', () => {
  const item = exampleDocument('destination');
  const area = { ...card, kind: 'area' as const, id: exampleId('r'), title: { fr: 'Calanques' } };
  const place = structuredData(
    { page: 'destinations-id', payload: { item, partOf: [area], parts: [card], tiles: [] } },
    facts,
    'fr',
  );
  expect(place).toMatchObject({
    containsPlace: [{ '@type': 'Place', name: 'Calanques', url: `/fr/areas/${exampleId('r')}` }],
    includesAttraction: [{ '@type': 'TouristAttraction', name: 'Fort', url: fort.url }],
  });
  expect(place).not.toHaveProperty('containedInPlace');
  const payload = { item: exampleDocument('area'), partOf: [], parts: [card], tiles: [] };
  expect(structuredData({ page: 'areas-id', payload }, facts, 'fr')).toMatchObject({
    containedInPlace: [{ '@type': 'Place', name: 'Fort', url: fort.url }],
  });
});

test('a region contains its destinations, and is in no more than what contains it', () => {
  const named = (id: string, en: string) => ({
    ...card,
    kind: 'destination' as const,
    id: exampleId(id),
    title: { en },
  });
  const item: PublicDocument = { ...exampleDocument('destination'), type: 'region' };
  const payload = { item, partOf: [named('d', 'Island')], parts: [named('e', 'Town'), card], tiles: [] };
  expect(structuredData({ page: 'destinations-id', payload }, facts, 'en')).toMatchObject({
    containedInPlace: [{ '@type': 'Place', name: 'Island', url: `/destinations/${exampleId('d')}` }],
    containsPlace: [{ '@type': 'Place', name: 'Town', url: `/destinations/${exampleId('e')}` }],
    includesAttraction: [{ '@type': 'TouristAttraction', name: 'Fort' }],
  });
});

test.each(['food', 'drink', 'stay', 'shop'] as const)(
  'a place of the category %s is a business only with its address, which search engines require',
  (category) => {
    const { address, ...item } = { ...exampleDocument('poi'), category };
    expect(structuredData(poi(item), facts, 'en')['@type']).toBe('Place');
    const business = structuredData(poi({ ...item, address: address ?? '' }), facts, 'en');
    expect(business['@type']).not.toBe('Place');
    expect(business).toHaveProperty('address.streetAddress');
  },
);

test('a business has its prices, and its hours where a program understands them', () => {
  const nodeOf = (fields: Partial<PublicDocument<'poi'>>) =>
    structuredData(poi({ ...exampleDocument('poi'), ...fields }), facts, 'en');
  const openingHours = 'Mo-Fr 09:00-17:00';
  expect(nodeOf({ category: 'food', openingHours, priceLevel: 3 })).toMatchObject({
    priceRange: '€€€',
    openingHours: ['Mo-Fr 09:00-17:00'],
  });
  expect(nodeOf({ category: 'food', openingHours: 'Mo-Fr 09:00-17:00; PH off' })).not.toHaveProperty(
    'openingHours',
  );
  // Schema.org knows the hours of a museum, but no prices, and of a viewpoint neither.
  expect(nodeOf({ category: 'museum', openingHours })).toHaveProperty('openingHours');
  expect(nodeOf({ category: 'museum', openingHours })).not.toHaveProperty('priceRange');
  expect(nodeOf({ category: 'viewpoint', openingHours })).not.toHaveProperty('openingHours');
});

test('a page of no entries is no list', () => {
  expect(structuredData({ page: 'posts', payload: { cards: [] } }, facts, 'en')['@type']).toBe(
    'CollectionPage',
  );
});

test('an approximate pin is a circle, and on the high seas has no address', () => {
  const item = { ...exampleDocument('pin'), precision: 'approximate' as const, countryCode: null };
  const place = structuredData({ page: 'pins-id', payload: { item, ...none } }, facts, 'en');
  expect(place['geo']).toEqual({ '@type': 'GeoCircle', geoMidpoint: spot, geoRadius: 870 });
  expect(place).not.toHaveProperty('address');
});

test('a story is an article of its creator, in the language that it is shown in', () => {
  const item = { ...exampleDocument('post'), title: { en: 'Quays' } };
  const article = structuredData(story(item), facts, 'fr');
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Name',
    inLanguage: 'en',
    author: { '@type': 'Person', name: 'Inès Moreau', url: '/fr/creators/ines-moreau' },
    datePublished: '2026-05-31T12:00:00.000Z',
    dateModified: '2026-05-31T12:00:00.001Z',
    timeRequired: 'PT3M',
    contentLocation: { '@type': 'Place', geo: spot },
  });
  expect(structuredData(story({ ...item, position: null }), facts, 'fr')).not.toHaveProperty(
    'contentLocation',
  );
});

test('an article of the blog is by the team', () => {
  expect(
    structuredData({ page: 'blog-slug', payload: { article: exampleArticle() } }, facts, 'fr'),
  ).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Name',
    inLanguage: 'fr',
    author: { '@type': 'Organization', name: 'Waymark' },
  });
});

test('a list names its public items in order, and says how many there are', () => {
  const entry = exampleListItem();
  const entries = [
    { entry, card: null },
    { entry, card },
  ];
  expect(
    structuredData({ page: 'lists-id', payload: { item: exampleList(), entries } }, facts, 'fr'),
  ).toEqual({
    '@type': 'ItemList',
    ...facts,
    numberOfItems: 2,
    itemListElement: [fort],
  });
});

test('a profile is of a person', () => {
  expect(
    structuredData(
      { page: 'creators-id', payload: { creator: exampleCreator(), sections: [], map: NO_CREATOR_MAP } },
      facts,
      'fr',
    ),
  ).toEqual({
    '@type': 'ProfilePage',
    url: facts.url,
    dateCreated: '2026-05-31T12:00:00.000Z',
    mainEntity: {
      '@type': 'Person',
      ...facts,
      alternateName: '@ines-moreau',
      sameAs: ['https://ines.example/'],
      agentInteractionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/WriteAction',
        userInteractionCount: exampleCreator().total,
      },
    },
  });
});

test.each<[string, PageContent, object]>([
  ['stories', { page: 'posts', payload: { cards: [card] } }, fort],
  [
    'countries',
    { page: 'countries', payload: { countries: [exampleCountry()] } },
    { name: 'France', url: '/fr/countries/france' },
  ],
  [
    'creators',
    { page: 'creators', payload: { creators: [exampleCreator()] } },
    { name: 'Inès Moreau', url: '/fr/creators/ines-moreau' },
  ],
  [
    'articles',
    { page: 'blog', payload: { articles: [exampleArticle()] } },
    { name: 'Pourquoi une carte', url: '/fr/blog/why-a-map' },
  ],
])('a page of %s is a list of links', (_, content, first) => {
  const list = structuredData(content, facts, 'fr');
  expect(list).toMatchObject({ '@type': 'ItemList', ...facts, itemListElement: [first] });
});

test('home is the web site', () => {
  expect(structuredData({ page: 'index', payload: { tiles: [], details: [] } }, facts, 'fr')).toEqual({
    '@type': 'WebSite',
    ...facts,
    name: 'Waymark',
    inLanguage: 'fr',
  });
});

test.each<[string, PageContent]>([
  ['item', { page: 'pins-id', payload: { item: exampleDocument('pin'), ...none } }],
  ['story', { page: 'posts-id', payload: { item: exampleDocument('post'), ...none } }],
  ['list', { page: 'lists-id', payload: { item: exampleList(), entries: [] } }],
  [
    'creator',
    { page: 'creators-id', payload: { creator: exampleCreator(), sections: [], map: NO_CREATOR_MAP } },
  ],
])('the %s does not reveal its account', (_, content) => {
  expect(JSON.stringify(structuredData(content, facts, 'en'))).not.toContain(EXAMPLE_UID);
});
