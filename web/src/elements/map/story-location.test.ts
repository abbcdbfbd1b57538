import { type Card, cardOf } from '@waymark/model/entities/card';
import { exampleDocument, exampleId } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { boundsOfStory, storyOnMap } from './story-location.ts';

const place = (letter: string, lat: number, lng: number): Card =>
  cardOf({ ...exampleDocument('poi'), id: exampleId(letter), position: { lat, lng } });
const FIRST = place('a', 38.7, -9.1);
const SECOND = place('b', 39.6, -8.4);
const THIRD = place('c', 41.1, -8.6);

function storyWith(...written: Card[]) {
  const content = written.map(({ id }) => ({ type: 'place', attrs: { kind: 'poi', id } }));
  const body = JSON.stringify({ type: 'doc', content });
  const point = { west: -9.1, south: 38.7, east: -9.1, north: 38.7 };
  return { ...exampleDocument('post'), body: { en: body }, bounds: point };
}

test('a story frames all of its places, whichever its bounds were made of', () => {
  expect(boundsOfStory(storyWith(), [FIRST, SECOND, THIRD])).toEqual({
    west: -9.1,
    south: 38.7,
    east: -8.4,
    north: 41.1,
  });
  expect(boundsOfStory({ ...storyWith(), bounds: null }, [])).toBeNull();
});

test('the places of a story are numbered in the order of its text, with those that are only added last', () => {
  const { marks = [] } = storyOnMap(storyWith(THIRD, FIRST), [SECOND, FIRST, THIRD], 'fr');
  expect(marks.map(({ item, number }) => [item.id, number])).toEqual([
    [THIRD.id, 1],
    [FIRST.id, 2],
    [SECOND.id, 3],
  ]);
});

test('a line joins the places of a journey, and not those of a walk or of a text that cannot be read', () => {
  const places = [FIRST, SECOND, THIRD];
  expect(storyOnMap(storyWith(...places), places, 'en').shapes).toHaveLength(1);
  const walk = [FIRST, place('d', 38.71, -9.11), place('e', 38.72, -9.12)];
  expect(storyOnMap(storyWith(...walk), walk, 'en').shapes).toEqual([]);
  const broken = { ...storyWith(), body: { en: '{' } };
  expect(storyOnMap(broken, [FIRST], 'en').marks).toHaveLength(1);
});

test('a story without places shows nothing, and one with a hundred shows each of them', () => {
  expect(storyOnMap(storyWith(), [], 'en')).toEqual({ marks: [], shapes: [] });
  const hundred = Array.from({ length: 100 }, (_, i) => place(i < 50 ? 'a' : 'b', i / 2, i / 3));
  expect(storyOnMap(storyWith(), hundred, 'en').marks?.at(-1)?.number).toBe(100);
});
