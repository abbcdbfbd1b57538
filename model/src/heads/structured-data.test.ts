import { expect, test } from 'vitest';
import type { Card } from '../entities/card.ts';
import { CATEGORIES } from '../entities/kinds.ts';
import type { Payload } from '../payloads.ts';
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

test.each<[string, Payload, object]>([
  [
    'destination',
    { item: exampleDocument('destination'), ...none },
    { '@type': 'TouristDestination', geo: spot },
  ],
  ['area', { item: exampleDocument('area'), ...none }, { '@type': 'Place', geo: spot }],
  [
    'poi',
    { item: exampleDocument('poi'), ...none },
    {
      '@type': 'Museum',
      geo: spot,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '7 promenade Robert Laffont',
        addressCountry: 'FR',
      },
      sameAs: 'https://museum.example/',
    },
  ],
  ['pin', { item: exampleDocument('pin'), ...none }, { '@type': 'Place', geo: spot }],
  ['marker', { item: exampleDocument('marker'), ...none }, { '@type': 'Place', geo: spot }],
  ['country', { country: exampleCountry(), sections: [] }, { '@type': 'Country', geo: { latitude: 46 } }],
])('a %s is a place', (_, payload, expected) => {
  expect(structuredData(payload, facts, 'fr')).toMatchObject({ ...facts, ...expected });
});

test('every category of points of interest has a type', () => {
  const types = CATEGORIES.map((category) => {
    const payload = { item: { ...exampleDocument('poi'), category }, ...none };
    return structuredData(payload, facts, 'en')['@type'];
  });
  expect(types).not.toContain(undefined);
  expect(types[CATEGORIES.indexOf('beach')]).toBe('Beach');
});

test('a destination is in its first area and has its points of interest', () => {
  const item = exampleDocument('destination');
  const area = { ...card, kind: 'area' as const, id: exampleId('r'), title: { fr: 'Calanques' } };
  const place = structuredData({ item, partOf: [area], parts: [card], tiles: [] }, facts, 'fr');
  expect(place).toMatchObject({
    containedInPlace: [{ '@type': 'Place', name: 'Calanques', url: `/fr/areas/${exampleId('r')}` }],
    includesAttraction: [{ '@type': 'TouristAttraction', name: 'Fort', url: fort.url }],
  });
});

test.each(['food', 'drink', 'stay', 'shop'] as const)(
  'a place of the category %s is a business only with its address, which search engines require',
  (category) => {
    const { address, ...item } = { ...exampleDocument('poi'), category };
    expect(structuredData({ item, ...none }, facts, 'en')['@type']).toBe('Place');
    const business = structuredData({ item: { ...item, address: address ?? '' }, ...none }, facts, 'en');
    expect(business['@type']).not.toBe('Place');
    expect(business).toHaveProperty('address.streetAddress');
  },
);

test('a page of no entries is no list', () => {
  expect(structuredData({ cards: [] }, facts, 'en')['@type']).toBe('CollectionPage');
});

test('an approximate pin is a circle, and on the high seas has no address', () => {
  const item = { ...exampleDocument('pin'), precision: 'approximate' as const, countryCode: null };
  const place = structuredData({ item, ...none }, facts, 'en');
  expect(place['geo']).toEqual({ '@type': 'GeoCircle', geoMidpoint: spot, geoRadius: 870 });
  expect(place).not.toHaveProperty('address');
});

test('a story is an article of its creator, in the language that it is shown in', () => {
  const item = { ...exampleDocument('post'), title: { en: 'Quays' } };
  const article = structuredData({ item, ...none }, facts, 'fr');
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
  expect(structuredData({ item: { ...item, position: null }, ...none }, facts, 'fr')).not.toHaveProperty(
    'contentLocation',
  );
});

test('an article of the blog is by the team', () => {
  expect(structuredData({ article: exampleArticle() }, facts, 'fr')).toMatchObject({
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
  expect(structuredData({ item: exampleList(), entries }, facts, 'fr')).toEqual({
    '@type': 'ItemList',
    ...facts,
    numberOfItems: 2,
    itemListElement: [fort],
  });
});

test('a profile is of a person', () => {
  expect(structuredData({ creator: exampleCreator(), sections: [] }, facts, 'fr')).toEqual({
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

test.each<[string, Payload, object]>([
  ['stories', { cards: [card] }, fort],
  ['countries', { countries: [exampleCountry()] }, { name: 'France', url: '/fr/countries/france' }],
  ['creators', { creators: [exampleCreator()] }, { name: 'Inès Moreau', url: '/fr/creators/ines-moreau' }],
  ['articles', { articles: [exampleArticle()] }, { name: 'Pourquoi une carte', url: '/fr/blog/why-a-map' }],
])('a page of %s is a list of links', (_, payload, first) => {
  const list = structuredData(payload, facts, 'fr');
  expect(list).toMatchObject({ '@type': 'ItemList', ...facts, itemListElement: [first] });
});

test('home is the web site', () => {
  expect(structuredData({ tiles: [] }, facts, 'fr')).toEqual({
    '@type': 'WebSite',
    ...facts,
    name: 'Waymark',
    inLanguage: 'fr',
  });
});

test.each<[string, Payload]>([
  ['item', { item: exampleDocument('pin'), ...none }],
  ['story', { item: exampleDocument('post'), ...none }],
  ['list', { item: exampleList(), entries: [] }],
  ['creator', { creator: exampleCreator(), sections: [] }],
])('the %s does not reveal its account', (_, payload) => {
  expect(JSON.stringify(structuredData(payload, facts, 'en'))).not.toContain(EXAMPLE_UID);
});
