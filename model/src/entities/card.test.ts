import { expect, test } from 'vitest';
import {
  EXAMPLE_INSTANT,
  exampleDocument,
  exampleId,
  exampleList,
  examplePhoto,
  examplePicture,
} from '../testing/examples.ts';
import { card, cardOf } from './card.ts';
import { PUBLISHED_KINDS } from './kinds.ts';

test.each(PUBLISHED_KINDS)('the card of a %s has the same fields as every card', (kind) => {
  const document = exampleDocument(kind);
  const made = cardOf(document);
  expect(made).toMatchObject({
    kind,
    id: exampleId('i'),
    title: { en: 'Marseilles', fr: 'Marseille' },
    summary: document.summary,
    cover: examplePhoto('b'),
    position: { lat: 43.2951, lng: 5.3745 },
    byline: document.byline,
    countryCode: 'FR',
    tags: document.tags,
    publishedAt: EXAMPLE_INSTANT,
    saves: 0,
  });
  expect(card.parse(made)).toEqual(made);
});

test('a card holds nothing that only the item’s own page shows', () => {
  for (const kind of PUBLISHED_KINDS) {
    const made = cardOf(exampleDocument(kind));
    for (const field of ['ownerId', 'photos', 'body', 'geometry', 'note', 'geohash', 'visibility']) {
      expect(made).not.toHaveProperty(field);
    }
  }
});

test('a card has the fields of its kind', () => {
  expect(cardOf(exampleDocument('destination')).type).toBe('city');
  expect(cardOf(exampleDocument('poi')).category).toBe('museum');
  expect(cardOf(exampleDocument('area')).colour).toBe('olive');
  expect(cardOf(exampleDocument('marker'))).toMatchObject({ icon: 'camera' });
  expect(cardOf(exampleDocument('post')).readingMinutes).toBe(3);
});

test('a story without a place, and an item without a cover, say so', () => {
  const document = { ...exampleDocument('post'), position: null, cover: null };
  expect(cardOf(document)).toMatchObject({ position: null, cover: null });
});

test('the card of a list says how many items it has, but not the positions of its items', () => {
  const made = cardOf(exampleList());
  expect(made).toMatchObject({ kind: 'list', count: 2, position: { lat: 43.2951, lng: 5.3745 } });
  expect(made).not.toHaveProperty('stops');
  const { cover: _, position: __, ...bare } = exampleList();
  expect(cardOf(bare)).toMatchObject({ cover: null, position: null });
});

test('the card of a list has the pictures that its items lend it, unless the list has a cover', () => {
  const { cover: _, ...bare } = exampleList();
  const pictures = [...'abcd'].map((name) => ({ itemId: exampleId(name), ...examplePicture(name) }));
  expect(cardOf({ ...bare, pictures }).pictures).toEqual([...'abcd'].map(examplePicture));
  expect(cardOf({ ...exampleList(), pictures })).not.toHaveProperty('pictures');
  expect(cardOf(exampleDocument('poi'))).not.toHaveProperty('pictures');
});
