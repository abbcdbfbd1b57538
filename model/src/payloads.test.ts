import { describe, expect, test } from 'vitest';
import { cardOf } from './entities/card.ts';
import { PAGE_NAMES } from './paths/pages.ts';
import { hasPayload, PAYLOAD_SCHEMAS, type PayloadPage } from './payloads.ts';
import {
  EXAMPLE_UID,
  exampleArticle,
  exampleCountry,
  exampleCreator,
  exampleDocument,
  exampleList,
  exampleListItem,
} from './testing/examples.ts';

const card = cardOf(exampleDocument('pin'));
const sections = [{ kind: 'pin', cards: [card], total: 1 }];
const tiles = [{ level: 0, x: 0, y: 0, leaf: true, items: '', cells: '' }];
const around = { partOf: [card], parts: [card], tiles };

const PAYLOADS: Record<PayloadPage, Record<string, unknown>> = {
  index: { tiles },
  'destinations-id': { item: exampleDocument('destination'), ...around },
  'areas-id': { item: exampleDocument('area'), ...around },
  'pois-id': { item: exampleDocument('poi'), ...around },
  'pins-id': { item: exampleDocument('pin'), ...around },
  'markers-id': { item: exampleDocument('marker'), ...around },
  'posts-id': { item: exampleDocument('post'), ...around },
  'lists-id': {
    item: exampleList(),
    entries: [
      { entry: exampleListItem(), card },
      { entry: exampleListItem(), card: null },
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
  'blog-slug': { article: exampleArticle() },
};

const pages = PAGE_NAMES.filter(hasPayload);

describe.each(pages)('the payload of %s', (page) => {
  test('survives a round trip through JSON', () => {
    const payload = PAYLOAD_SCHEMAS[page].parse(PAYLOADS[page]);
    expect(PAYLOAD_SCHEMAS[page].parse(JSON.parse(JSON.stringify(payload)))).toEqual(payload);
  });

  test('is read without fields that a newer function adds, at any depth', () => {
    const read = PAYLOAD_SCHEMAS[page].parse(withMore(PAYLOADS[page]));
    expect(read).toEqual(PAYLOAD_SCHEMAS[page].parse(PAYLOADS[page]));
  });

  test('is refused where a part of it is missing', () => {
    for (const part of Object.keys(PAYLOADS[page])) {
      expect(PAYLOAD_SCHEMAS[page].safeParse({ ...PAYLOADS[page], [part]: undefined }).success).toBe(false);
    }
  });
});

test('a list of creators reveals no account', () => {
  const payload = PAYLOAD_SCHEMAS.creators.parse(PAYLOADS.creators);
  expect(payload.creators[0]).not.toHaveProperty('userId');
  expect(JSON.stringify({ ...payload.creators[0], avatar: null })).not.toContain(EXAMPLE_UID);
});

test.each(['about', 'iframe', 'workspace-articles', '__proto__', 'constructor', 'toString', ''])(
  '%j has no payload',
  (page) => {
    expect(hasPayload(page)).toBe(false);
  },
);

/** The value with one more field in every object of it. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, withMore(inner)]);
  return { ...Object.fromEntries(fields), invented: 1 };
}
