// @vitest-environment happy-dom
import type { Editor } from '@tiptap/core';
import { MAX_GALLERY } from '@waymark/model/rich-text/schema';
import { examplePhoto } from '@waymark/model/testing/examples';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileOf, paragraph, read, write } from '../testing/awaiting-editor.ts';
import { awaitPhotos, placeAwaited } from './awaited-photos.ts';

const LETTERS = ['a', 'b', 'c', 'd'];

/** Inserts files behind the first block. */
function insertFiles(editor: Editor, letters: readonly string[]) {
  const files = new Map(letters.map((letter) => [letter, fileOf(letter)]));
  awaitPhotos(editor, [...files.values()], 2);
  return (letter: string, isMade = true) =>
    placeAwaited(editor, files.get(letter) ?? fileOf(letter), isMade ? examplePhoto(letter) : undefined);
}

/** The expected text of the photos that were made. */
const shownOf = (letters: readonly string[]) =>
  letters.length > 1 ? [`{${letters.join('')}}`] : letters.map((letter) => `[${letter}]`);

test('several files inserted together are a gallery from the first photo on, and the cursor stays', () => {
  const editor = write(paragraph('One'), paragraph('Two'));
  const end = insertFiles(editor, ['a', 'b', 'c']);
  editor.commands.insertContent('Next');
  end('b');
  expect(read(editor)).toBe('One {b} Next Two');
  const signs = [...editor.view.dom.querySelectorAll('[data-gallery] > *')].map(
    ({ textContent }) => textContent,
  );
  expect(signs).toEqual(['a.jpg', '', 'c.jpg']);
  end('c');
  editor.commands.insertContent(' there');
  end('a');
  expect(read(editor)).toBe('One {abc} Next there Two');
});

test('where only one of several files becomes a photo, it stands alone, without a gallery', () => {
  const editor = write(paragraph('One'), paragraph('Two'));
  const end = insertFiles(editor, ['a', 'b']);
  end('b');
  expect(read(editor)).toBe('One {b} _ Two');
  end('a', false);
  expect(read(editor)).toBe('One [b] _ Two');
});

test('where a gallery is removed before all of its photos are ready, the remaining ones start another', () => {
  const editor = write(paragraph('One'), paragraph('Two'));
  const end = insertFiles(editor, ['a', 'b', 'c']);
  end('b');
  editor.view.dispatch(editor.state.tr.delete(5, 8));
  expect(read(editor)).toBe('One _ Two');
  end('c');
  end('a');
  expect(read(editor)).toBe('One {ac} _ Two');
});

test('more photos than a gallery holds form several galleries, in their order', () => {
  const letters = Array.from({ length: MAX_GALLERY + 2 }, (_, index) => String.fromCharCode(97 + index));
  const editor = write(paragraph('One'), paragraph('Two'));
  const end = insertFiles(editor, letters);
  for (const letter of letters.toReversed()) end(letter);
  const [first, second] = [letters.slice(0, MAX_GALLERY), letters.slice(MAX_GALLERY)];
  expect(read(editor)).toBe(['One', ...shownOf(first), ...shownOf(second), '_', 'Two'].join(' '));
});

test('photos keep the order of their files, in whatever order their uploads finish', () => {
  const order = fc.shuffledSubarray(LETTERS, { minLength: LETTERS.length });
  const made = fc.subarray(LETTERS);
  const typed = fc.array(fc.boolean(), { minLength: LETTERS.length, maxLength: LETTERS.length });
  fc.assert(
    fc.property(order, made, typed, (letters, photos, types) => {
      const editor = write(paragraph('One'), paragraph('Two'));
      const end = insertFiles(editor, LETTERS);
      letters.forEach((letter, index) => {
        if (types[index]) editor.view.dispatch(editor.state.tr.insertText('x', 1));
        end(letter, photos.includes(letter));
      });
      const first = `${'x'.repeat(types.filter(Boolean).length)}One`;
      const shown = shownOf(LETTERS.filter((letter) => photos.includes(letter)));
      expect(read(editor)).toBe([first, ...shown, '_', 'Two'].join(' '));
      editor.destroy();
    }),
    { numRuns: 100 },
  );
});
