// @vitest-environment happy-dom
import type { Editor } from '@tiptap/core';
import { examplePhoto } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { fileOf, paragraph, read, write } from '../testing/awaiting-editor.ts';
import { awaitPhotos, placeAwaited } from './awaited-photos.ts';

const signs = (editor: Editor) =>
  [...editor.view.dom.querySelectorAll('div[contenteditable="false"]')].map(({ textContent }) => textContent);

test('a photo is inserted behind the block where its file was dropped, and the cursor stays in a paragraph behind it', () => {
  const editor = write(paragraph('One'), paragraph('Two'));
  const [file, second] = [fileOf('a'), fileOf('b')];
  awaitPhotos(editor, [second], 2);
  awaitPhotos(editor, [file], 2);
  expect(signs(editor)).toEqual(['b.jpg', 'a.jpg']);
  editor.commands.insertContent('Next');
  expect(read(editor)).toBe('One Next Two');
  const { from } = editor.state.selection;
  placeAwaited(editor, file, examplePhoto('a'));
  expect(read(editor)).toBe('One [a] Next Two');
  expect(editor.state.selection.from).toBe(from + 1);
  expect(signs(editor)).toEqual(['b.jpg']);
  // The photo arrived by itself: undo reverts the typed text, and redo stays possible.
  editor.commands.undo();
  expect(read(editor)).toBe('One [a] Two');
  placeAwaited(editor, second, examplePhoto('b'));
  editor.commands.redo();
  expect(read(editor)).toBe('One [b] [a] Next Two');
});

test('a photo in an empty paragraph comes before text typed there meanwhile, and a paragraph follows it at the end', () => {
  const empty = write({ type: 'paragraph' });
  const [a, b] = [fileOf('a'), fileOf('b')];
  awaitPhotos(empty, [a], 1);
  empty.commands.insertContent('After');
  placeAwaited(empty, a, examplePhoto('a'));
  expect(read(empty)).toBe('[a] After');

  const end = write(paragraph('One'));
  awaitPhotos(end, [b], 4);
  end.commands.insertContent('After');
  placeAwaited(end, b, examplePhoto('b'));
  expect(read(end)).toBe('One [b] After');
});

test('a failed upload leaves only the paragraph of the cursor, and an unknown one inserts nothing', () => {
  const editor = write(paragraph('One'), paragraph('Two'));
  const file = fileOf('a');
  awaitPhotos(editor, [file], 2);
  placeAwaited(editor, fileOf('b'), examplePhoto('b'));
  placeAwaited(editor, file, undefined);
  expect(read(editor)).toBe('One _ Two');
  expect(signs(editor)).toEqual([]);
});

test('where the blocks on both sides were removed, a photo is inserted behind the remaining ones', () => {
  const editor = write(paragraph('One'), paragraph('Two'));
  const file = fileOf('a');
  awaitPhotos(editor, [file], 2);
  editor.view.dispatch(editor.state.tr.delete(2, 10));
  expect(read(editor)).toBe('Oo');
  placeAwaited(editor, file, examplePhoto('a'));
  expect(read(editor)).toBe('Oo [a] _');
});
