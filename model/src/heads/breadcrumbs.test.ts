import { expect, test } from 'vitest';
import type { Card } from '../entities/card.ts';
import { matchPath } from '../paths/match-path.ts';
import { type Payload, pageContent } from '../payloads.ts';
import {
  exampleArticle,
  exampleCountry,
  exampleCreator,
  exampleDocument,
  exampleId,
  exampleList,
} from '../testing/examples.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';

const none = { partOf: [], parts: [], tiles: [] };
const area: Card = {
  kind: 'area',
  id: exampleId('r'),
  title: { en: 'The coast' },
  summary: {},
  cover: null,
  position: null,
  updatedAt: 0,
};

const city: Card = { ...area, kind: 'destination', id: exampleId('d'), title: { fr: 'Ville' } };
const country = { slug: 'france', name: { en: 'France', fr: 'France' } };

function crumbsAt(pathname: string, payload: Payload) {
  const match = matchPath(pathname);
  const content = match ? pageContent(match.page, payload) : undefined;
  return match && content && breadcrumbsOf(content, { name: 'Name', path: pathname }, match.locale);
}

test.each<[string, Payload, [string, string][]]>([
  [
    `/fr/destinations/${exampleId()}`,
    {
      item: exampleDocument('destination'),
      // These lie within it.
      partOf: [area, { ...area, id: exampleId('s') }],
      parts: [],
      tiles: [],
      country,
    },
    [['France', '/fr/countries/france']],
  ],
  [
    `/fr/areas/${exampleId()}`,
    { item: exampleDocument('area'), ...none, parts: [city], country },
    [
      ['France', '/fr/countries/france'],
      ['Ville', `/fr/destinations/${exampleId('d')}`],
    ],
  ],
  [
    `/fr/pois/${exampleId()}`,
    { item: exampleDocument('poi'), ...none, partOf: [city] },
    [['Ville', `/fr/destinations/${exampleId('d')}`]],
  ],
  [
    `/fr/pois/${exampleId()}`,
    {
      item: exampleDocument('poi'),
      ...none,
      partOf: [city],
      above: [{ kind: 'destination', id: exampleId('e'), title: { fr: 'Région' } }],
      country,
    },
    [
      ['France', '/fr/countries/france'],
      ['Région', `/fr/destinations/${exampleId('e')}`],
      ['Ville', `/fr/destinations/${exampleId('d')}`],
    ],
  ],
  [`/fr/pois/${exampleId()}`, { item: exampleDocument('poi'), ...none }, []],
  [`/fr/posts/${exampleId()}`, { item: exampleDocument('post'), ...none }, [['Récits', '/fr/posts']]],
  [
    `/fr/lists/${exampleId()}`,
    { item: exampleList(), entries: [] },
    [['Listes de voyageurs', '/fr/atlas/lists']],
  ],
  ['/fr/countries/france', { country: exampleCountry(), sections: [] }, [['Pays', '/fr/countries']]],
  ['/fr/creators/ines-moreau', { creator: exampleCreator(), sections: [] }, [['Créateurs', '/fr/creators']]],
  ['/fr/blog/why-a-map', { article: exampleArticle() }, [['Le blog de Waymark', '/fr/blog']]],
  ['/fr/posts', { cards: [] }, []],
])('%s leads back to the home page step by step', (pathname, payload, between) => {
  const steps = [['Waymark', '/fr'], ...between, ['Name', pathname]];
  expect(crumbsAt(pathname, payload)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  });
});

test('the home page has no way back', () => {
  expect(crumbsAt('/fr', { tiles: [], details: [] })).toBeUndefined();
});
