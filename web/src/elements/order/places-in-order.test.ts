import { expect, test } from 'vitest';
import type { OrderOfPlaces } from './place-orders.ts';
import { placesInOrder } from './places-in-order.ts';

const PLACES = [
  { name: 'gone' },
  { name: 'old favourite', card: { saves: 9, publishedAt: 1, updatedAt: 50 }, position: { lat: 0, lng: 3 } },
  { name: 'list', card: { updatedAt: 30 }, position: { lat: 0, lng: 2 } },
  { name: 'fresh', card: { saves: 4, publishedAt: 40, updatedAt: 40 }, position: { lat: 0, lng: 1 } },
  { name: 'middling', card: { saves: 4, publishedAt: 20, updatedAt: 60 } },
  { name: 'twin', card: { saves: 4, publishedAt: 20, updatedAt: 10 } },
];

function names(order: OrderOfPlaces) {
  const sorted = placesInOrder(PLACES, order, {
    positionOf: (one) => one.position,
    cardOf: (one) => one.card,
  });
  return sorted.map(({ item }) => item.name);
}

test('a list has its own order', () => {
  expect(names({ by: 'list' })).toEqual(PLACES.map(({ name }) => name));
});

test('the newest come first by their publication, a list by its last change; what is gone comes last', () => {
  expect(names({ by: 'new' })).toEqual(['fresh', 'list', 'middling', 'twin', 'old favourite', 'gone']);
});

test('the most saved come first, and of as many the newest', () => {
  expect(names({ by: 'saved' })).toEqual(['old favourite', 'fresh', 'middling', 'twin', 'list', 'gone']);
});

test('the nearest come first, and what has no position last', () => {
  const from = { lat: 0, lng: 0 };
  expect(names({ by: 'near', from })).toEqual(['fresh', 'list', 'old favourite', 'gone', 'middling', 'twin']);
});
