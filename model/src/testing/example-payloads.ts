import { cardOf } from '../entities/card.ts';
import { makeMapItem } from '../map-index/make-map-item.ts';
import { writeTile } from '../map-index/map-tile.ts';
import type { PayloadPage } from '../payloads.ts';
import {
  exampleArticle,
  exampleCountry,
  exampleCreator,
  exampleDocument,
  exampleId,
  exampleList,
  exampleListHeading,
  exampleListItem,
} from './examples.ts';

const card = cardOf(exampleDocument('pin'));
const sections = [{ kind: 'pin', cards: [card], total: 1 }];
const world = writeTile({ leaf: true, items: [makeMapItem(exampleDocument('pin'))] });
const tiles = [{ level: 0, x: 0, y: 0, ...world }];
const { slug, name } = exampleCountry();
const { kind, id, title } = exampleDocument('destination');
const around = {
  partOf: [card],
  above: [{ kind, id, title }],
  parts: [card],
  tiles,
  stories: [cardOf(exampleDocument('post'))],
  country: { slug, name },
};

/** A payload of each page, with content wherever there can be some. */
export const EXAMPLE_PAYLOADS: Record<PayloadPage, Record<string, unknown>> = {
  index: {
    tiles,
    details: [{ id: exampleId(), summary: { en: 'A bay' }, countryCode: 'PT', byline: { name: 'Inês' } }],
  },
  'destinations-id': { item: exampleDocument('destination'), ...around },
  'areas-id': { item: exampleDocument('area'), ...around },
  'pois-id': { item: exampleDocument('poi'), ...around },
  'pins-id': { item: exampleDocument('pin'), ...around },
  'markers-id': { item: exampleDocument('marker'), ...around },
  'posts-id': { item: exampleDocument('post'), ...around },
  'lists-id': {
    item: exampleList(),
    author: exampleDocument('poi').byline,
    entries: [
      { entry: exampleListHeading(), card: null },
      { entry: exampleListItem(), card },
      { entry: { ...exampleListItem(), itemId: exampleId('f') }, card: null },
    ],
  },
  posts: { cards: [card] },
  'atlas-lists': { cards: [cardOf(exampleList())] },
  countries: { countries: [exampleCountry()] },
  'countries-slug': { country: exampleCountry(), sections },
  creators: { creators: [exampleCreator()] },
  'creators-id': { creator: exampleCreator(), sections, map: { items: '', total: 0 } },
  'creators-id-contact': { creator: exampleCreator() },
  blog: { articles: [exampleArticle()] },
  'blog-slug': { article: exampleArticle(), next: exampleArticle() },
};
