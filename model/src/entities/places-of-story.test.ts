import { expect, test } from 'vitest';
import { exampleId } from '../testing/examples.ts';
import { MAX_PLACES } from './content.ts';
import { placesOfStory } from './places-of-story.ts';

const poi = (letter: string) => ({ kind: 'poi' as const, id: exampleId(letter) });
const story = (...places: ReturnType<typeof poi>[]) =>
  JSON.stringify({ type: 'doc', content: places.map((attrs) => ({ type: 'place', attrs })) });

test('the listed places come first in their order, then those of the text, each once', () => {
  const body = { en: story(poi('c'), poi('a')), fr: story(poi('d'), poi('c')) };
  expect(placesOfStory({ places: [poi('b'), poi('a')], body })).toEqual(['b', 'a', 'c', 'd'].map(poi));
});

test('places that only a map of the text has are places of the story', () => {
  const map = { type: 'map', attrs: { places: [poi('a'), poi('b')] } };
  const body = { fr: JSON.stringify({ type: 'doc', content: [map] }) };
  expect(placesOfStory({ places: [poi('b')], body })).toEqual([poi('b'), poi('a')]);
});

test('a story without a text, or with one that cannot be read, has the listed places', () => {
  expect(placesOfStory({ places: [poi('a')], body: {} })).toEqual([poi('a')]);
  expect(placesOfStory({ places: [poi('a')], body: { en: '{"type":"place"', fr: undefined } })).toEqual([
    poi('a'),
  ]);
});

test('a text with more places than a story can have adds those that there is room for', () => {
  const many = Array.from({ length: MAX_PLACES + 5 }, (_, index) => ({
    kind: 'poi' as const,
    id: String(index).padStart(20, '0'),
  }));
  expect(placesOfStory({ places: [poi('a')], body: { en: story(...many) } })).toEqual([
    poi('a'),
    ...many.slice(0, MAX_PLACES - 1),
  ]);
});
