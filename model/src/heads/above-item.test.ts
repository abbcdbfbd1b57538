import { expect, test } from 'vitest';
import { type Card, cardOf } from '../entities/card.ts';
import { containersOf } from '../entities/parents.ts';
import type { PublicDocument } from '../entities/public-document.ts';
import { exampleDocument, exampleId } from '../testing/examples.ts';
import { aboveItem, nextAbove } from './above-item.ts';

const country = { slug: 'france', name: { en: 'France', fr: 'France' } };

function destination(id: string, destinationId?: string): PublicDocument<'destination'> {
  const { destinationId: _, ...bare } = exampleDocument('destination');
  const own = { ...bare, id: exampleId(id), title: { en: `Destination ${id}` } };
  return destinationId === undefined ? own : { ...own, destinationId: exampleId(destinationId) };
}

const poi = { ...exampleDocument('poi'), title: { en: 'Fort' } };

/** The names above an item, where these destinations are public. */
function namesAbove(
  item: PublicDocument,
  destinations: readonly PublicDocument<'destination'>[],
  { partOf = [], parts = [] }: { partOf?: readonly Card[]; parts?: readonly Card[] },
): string[] {
  const climb = (places: readonly Card[]): readonly Card[] => {
    const next = nextAbove(item, places);
    const found = destinations.find(({ id }) => id === next?.id);
    return found ? climb([cardOf(found), ...places]) : places;
  };
  const places = climb(containersOf(item.kind, partOf, parts).slice(0, 1));
  const above = places.slice(0, -1);
  return aboveItem({ item, partOf, above, parts, country }, 'en').map(({ name }) => name);
}

const city = destination('d', 'e');
const region = destination('e', 'f');
const realm = destination('f');
const all = [city, region, realm];

test('above a point of interest are its country, the region, and its destination', () => {
  expect(namesAbove(poi, all, { partOf: [cardOf(city)] })).toEqual([
    'France',
    'Destination e',
    'Destination d',
  ]);
});

test('above a pin is the same way to its point of interest', () => {
  expect(namesAbove(exampleDocument('pin'), all, { partOf: [cardOf(poi)] })).toEqual([
    'France',
    'Destination e',
    'Destination d',
    'Fort',
  ]);
});

test('above a destination are at most two others, and none of its areas', () => {
  const area = cardOf({ ...exampleDocument('area'), id: exampleId('r') });
  expect(namesAbove(city, all, { partOf: [cardOf(region), area] })).toEqual([
    'France',
    'Destination f',
    'Destination e',
  ]);
  expect(namesAbove(realm, all, { partOf: [area] })).toEqual(['France']);
});

test('above an area are the first destination that names it, and the region of that one', () => {
  const parts = [cardOf(city), cardOf(realm)];
  expect(namesAbove(exampleDocument('area'), all, { parts })).toEqual([
    'France',
    'Destination e',
    'Destination d',
  ]);
});

test('a region that is not public is left out with everything above it', () => {
  expect(namesAbove(poi, [city, realm], { partOf: [cardOf(city)] })).toEqual(['France', 'Destination d']);
  expect(namesAbove(poi, all, {})).toEqual(['France']);
});

test('regions that lie in each other, or in themselves, come once', () => {
  const [one, other] = [destination('e', 'f'), destination('f', 'e')];
  expect(namesAbove(one, [one, other], { partOf: [cardOf(other)] })).toEqual(['France', 'Destination f']);
  expect(namesAbove(poi, [one, other], { partOf: [cardOf(one)] })).toEqual([
    'France',
    'Destination f',
    'Destination e',
  ]);
  const own = destination('g', 'g');
  expect(namesAbove(poi, [own], { partOf: [cardOf(own)] })).toEqual(['France', 'Destination g']);
});

test('nothing comes above a place that is not known', () => {
  expect(nextAbove(poi, [])).toBeUndefined();
  const above = [{ kind: 'destination' as const, id: exampleId('e'), title: { en: 'Destination e' } }];
  expect(aboveItem({ item: poi, partOf: [], above, parts: [] }, 'en')).toEqual([]);
});
