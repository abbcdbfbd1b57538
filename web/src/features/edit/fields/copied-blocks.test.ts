import type { Block } from '@waymark/model/rich-text/schema';
import { exampleId, examplePhoto } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { copiedBlocks } from './copied-blocks.ts';

const [bay, pier] = [examplePhoto('a'), examplePhoto('b')].map(({ path }) => path) as [string, string];
const words: Block = { type: 'paragraph', content: [{ type: 'text', text: 'It was long.' }] };
const image = (path: string) => ({ type: 'image' as const, attrs: { path } });
const place: Block = { type: 'place', attrs: { kind: 'poi', id: exampleId('p') } };
const gallery: Block = { type: 'gallery', content: [image(bay), image(pier)] };
const stored = (...content: Block[]) => JSON.stringify({ type: 'doc', content });
const ENGLISH = stored(words, image(bay), gallery, words, place);

test('an empty text takes over all blocks, without words', () => {
  const copied = copiedBlocks('', ENGLISH);
  const empty = { type: 'paragraph' };
  expect(copied?.text.content).toEqual([empty, image(bay), gallery, empty, place]);
  expect(copied?.counts).toEqual({ photos: 2, galleries: 1, videos: 0, places: 1, maps: 0 });
});

test('a text with words keeps them, and gets photos and places at its end', () => {
  expect(copiedBlocks(stored(words), ENGLISH)?.text.content).toEqual([words, image(bay), gallery, place]);
});

test.each([
  ['a text with a photo', stored(words, image(pier)), ENGLISH],
  ['words, from words', stored(words), stored(words)],
  ['an empty text, from an empty one', '', ''],
  ['a text that cannot be read', '{', ENGLISH],
])('%s takes over nothing', (_, mine, theirs) => {
  expect(copiedBlocks(mine, theirs)).toBeUndefined();
});
