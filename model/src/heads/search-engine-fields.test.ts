import { describe, expect, test } from 'vitest';
import type { Card } from '../entities/card.ts';
import { headOf } from '../heads.ts';
import { LOCALES } from '../locale.ts';
import { matchPath } from '../paths/match-path.ts';
import type { Payload } from '../payloads.ts';
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
import type { JsonLdNode } from './json-ld.ts';
import { withAddresses } from './json-ld.ts';

const GOOGLE = 'https://developers.google.com/search/docs/appearance';

/**
 * What search engines require and recommend of each type, as far as a public page of Waymark can have it. `source` is where it
 * is documented. The members of types without a feature in search engines are those that describe the thing in schema.org.
 */
const FIELDS: Readonly<
  Record<string, { source: string; required: readonly string[]; recommended?: readonly string[] }>
> = {
  Article: {
    source: `${GOOGLE}/structured-data/article`,
    required: [],
    recommended: ['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'author.url'],
  },
  BlogPosting: {
    source: `${GOOGLE}/structured-data/article`,
    required: [],
    recommended: ['headline', 'image', 'datePublished', 'author.name'],
  },
  BreadcrumbList: {
    source: `${GOOGLE}/structured-data/breadcrumb`,
    required: [
      'itemListElement.0.name',
      'itemListElement.0.position',
      'itemListElement.0.item',
      'itemListElement.1.name',
    ],
  },
  ProfilePage: {
    source: `${GOOGLE}/structured-data/profile-page`,
    required: ['mainEntity.name'],
    recommended: [
      'dateCreated',
      'mainEntity.alternateName',
      'mainEntity.description',
      'mainEntity.image',
      'mainEntity.sameAs',
      'mainEntity.agentInteractionStatistic.interactionType',
      'mainEntity.agentInteractionStatistic.userInteractionCount',
    ],
  },
  ItemList: {
    source: `${GOOGLE}/structured-data/carousel`,
    required: ['itemListElement.0.position', 'itemListElement.0.url'],
  },
  WebSite: { source: `${GOOGLE}/site-names`, required: ['name', 'url'] },
  FoodEstablishment: {
    source: `${GOOGLE}/structured-data/local-business`,
    required: ['name', 'address.streetAddress', 'address.addressCountry'],
    recommended: ['geo.latitude', 'geo.longitude', 'url'],
  },
  TouristDestination: {
    source: 'https://schema.org/TouristDestination',
    required: [
      'name',
      'url',
      'description',
      'geo.latitude',
      'geo.longitude',
      'image',
      'includesAttraction.0.url',
    ],
  },
  TouristAttraction: {
    source: 'https://schema.org/TouristAttraction',
    required: [
      'name',
      'url',
      'description',
      'geo.latitude',
      'geo.longitude',
      'image',
      'address.addressCountry',
    ],
  },
  Museum: {
    source: 'https://schema.org/Museum',
    required: ['name', 'url', 'description', 'geo.latitude', 'image', 'address.streetAddress', 'sameAs'],
  },
  Place: {
    source: 'https://schema.org/Place',
    required: ['name', 'url', 'description', 'geo.latitude', 'geo.longitude', 'image'],
  },
  Country: { source: 'https://schema.org/Country', required: ['name', 'url', 'description', 'geo.latitude'] },
};

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
  ['', 'WebSite', { tiles: [] }],
  [`/destinations/${exampleId()}`, 'TouristDestination', { item: exampleDocument('destination'), ...around }],
  [`/areas/${exampleId()}`, 'Place', { item: exampleDocument('area'), ...around }],
  [`/pois/${exampleId()}`, 'Museum', { item: poi, ...around }],
  [`/pois/${exampleId()}`, 'TouristAttraction', { item: { ...poi, category: 'sight' }, ...around }],
  [`/pois/${exampleId()}`, 'FoodEstablishment', { item: { ...poi, category: 'food' }, ...around }],
  [`/pins/${exampleId()}`, 'Place', { item: exampleDocument('pin'), ...around }],
  [`/markers/${exampleId()}`, 'Place', { item: exampleDocument('marker'), ...around }],
  [`/posts/${exampleId()}`, 'Article', { item: exampleDocument('post'), ...around }],
  [
    `/lists/${exampleId()}`,
    'ItemList',
    { item: exampleList(), entries: [{ entry: exampleListItem(), card }] },
  ],
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
    const match = matchPath(locale === 'fr' ? `/fr${path}` : path || '/');
    const [thing, breadcrumbs, ...others] = (match && headOf({ match, payload }).jsonLd?.['@graph']) ?? [];
    expect(others).toEqual([]);
    expect(thing?.['@type']).toBe(type);
    expectFields(thing);
    if (path === '') expect(breadcrumbs).toBeUndefined();
    else {
      expect(breadcrumbs?.['@type']).toBe('BreadcrumbList');
      expectFields(breadcrumbs);
    }
  });
});

function expectFields(thing: JsonLdNode | undefined): void {
  const { required, recommended = [] } = FIELDS[thing?.['@type'] ?? ''] ?? {
    required: ['a documented type'],
  };
  const addressed =
    thing &&
    withAddresses(thing, {
      page: (path) => new URL(path, 'https://waymark.example').href,
      photo: (path) => `https://photos.example/${path}`,
    });
  for (const field of [...required, ...recommended]) {
    expect(addressed, `${thing?.['@type']} has ${field}`).toHaveProperty(field.split('.'));
  }
  for (const [name, value] of textsIn(addressed)) {
    expect(value).not.toBe('');
    if (/^(?:url|image|item|sameAs)$/.test(name)) expect(URL.canParse(value), `${name} ${value}`).toBe(true);
    if (name.startsWith('date')) expect(new Date(value).toISOString()).toBe(value);
  }
}

/** Every text in a value with the name of its member. */
function textsIn(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'string') return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((inner) => textsIn(inner, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, of]) => textsIn(of, inner));
}
