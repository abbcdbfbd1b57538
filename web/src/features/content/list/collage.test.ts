import { cardOf } from '@waymark/model/entities/card';
import { exampleDocument, exampleId, exampleListItem, examplePhoto } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { photosOf } from './collage.tsx';
import type { Entry } from './entry-list.tsx';

/** An item for each letter, with a cover of its own; none for a dot. */
const entriesOf = (letters: string): Entry[] =>
  [...letters].map((letter, index) => ({
    entry: { ...exampleListItem(), itemId: exampleId(String(index)) },
    card: { ...cardOf(exampleDocument('poi')), cover: letter === '.' ? null : examplePhoto(letter) },
  }));

test.each([
  ['', 0],
  ['a', 0],
  ['aa', 0],
  ['a.b', 2],
  ['abc', 2],
  ['abcb.d', 4],
  ['abcdef', 4],
])('of the items %j, a collage has %d pictures', (letters, count) => {
  const photos = photosOf(entriesOf(letters));
  expect(photos).toHaveLength(count);
  expect(new Set(photos.map(({ path }) => path)).size).toBe(count);
});
