import { expect, test } from 'vitest';
import { exampleId, examplePhoto } from '../testing/examples.ts';
import type { Block, RichText } from './schema.ts';
import { captionsIn, photosIn, placesIn, readingMinutes, textOf, wordsIn } from './text-of.ts';

const doc = (...content: Block[]): RichText => ({ type: 'doc', content });
const text = (written: string) => ({ type: 'text' as const, text: written });
const paragraph = (written: string): Extract<Block, { type: 'paragraph' }> => ({
  type: 'paragraph',
  content: [text(written)],
});
const image = (character: string): Extract<Block, { type: 'image' }> => ({
  type: 'image',
  attrs: { path: examplePhoto(character).path, caption: 'not of the text' },
});
const place = (character: string): Block => ({
  type: 'place',
  attrs: { kind: 'poi', id: exampleId(character) },
});

test('the words of a text, with spaces between blocks', () => {
  const story = doc(
    { type: 'heading', attrs: { level: 2 }, content: [text('Day  one')] },
    {
      type: 'paragraph',
      content: [text('By the '), { ...text('sea'), marks: [{ type: 'bold' }] }, text('.')],
    },
    { type: 'paragraph', content: [text('Line one'), { type: 'hardBreak' }, text('line two')] },
    image('a'),
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [paragraph('first')] },
        { type: 'listItem', content: [paragraph('second')] },
      ],
    },
    { type: 'blockquote', content: [paragraph('quoted')] },
    { type: 'horizontalRule' },
    { type: 'paragraph' },
  );
  expect(textOf(story)).toBe('Day one By the sea. Line one line two first second quoted');
});

test('a text without words is empty', () => {
  expect(textOf(doc())).toBe('');
  expect(textOf(doc(image('a'), { type: 'horizontalRule' }))).toBe('');
});

test('the places of a text, each once, in order', () => {
  const story = doc(place('b'), paragraph('then'), place('a'), place('b'));
  expect(placesIn(story)).toEqual([
    { kind: 'poi', id: exampleId('b') },
    { kind: 'poi', id: exampleId('a') },
  ]);
});

test('the places of a map are among them, each once', () => {
  const places = ['c', 'b'].map((letter) => ({ kind: 'poi' as const, id: exampleId(letter) }));
  const story = doc(place('b'), { type: 'map', attrs: { places, caption: 'All the way' } }, place('a'));
  expect(placesIn(story).map(({ id }) => id)).toEqual(['b', 'c', 'a'].map(exampleId));
  expect(textOf(story)).toBe('');
});

test('the captions of a text are those of its photos, videos and maps, in order', () => {
  const places = [{ kind: 'poi' as const, id: exampleId('c') }];
  const story = doc(
    { type: 'map', attrs: { places, caption: 'All the way' } },
    { type: 'gallery', content: [image('a')] },
    { type: 'video', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', caption: 'The quay' } },
    { type: 'video', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ' } },
  );
  expect(captionsIn(story)).toEqual(['All the way', 'not of the text', 'The quay']);
});

test('the photos of a text, in galleries too, each once, in order', () => {
  const story = doc(image('b'), { type: 'gallery', content: [image('a'), image('b'), image('c')] });
  expect(photosIn(story)).toEqual(['b', 'a', 'c'].map((character) => examplePhoto(character).path));
});

test.each([
  [0, 1],
  [1, 1],
  [238, 1],
  [356, 1],
  [357, 2],
  [2380, 10],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(doc(paragraph('word '.repeat(words) || ' ')))).toBe(minutes);
});

test.each([
  ['Bread, cheese and wine.', 4],
  ['« Bonjour ! », dit-il – l’air ravi\u202f?', 4],
  ['Le 14 juillet : à 8 h 30', 7],
  ['Привет, 世界', 2],
  [' — … ! ', 0],
])('%j has %i words, and no signs among them', (written, words) => {
  expect(wordsIn(doc(paragraph(written)))).toBe(words);
});
