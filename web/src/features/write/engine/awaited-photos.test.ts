// @vitest-environment happy-dom
import type { Editor } from '@tiptap/core';
import { examplePhoto } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { fileOf, paragraph, read, write } from '../testing/awaiting-editor.ts';
import { awaitPhotos, placeAwaited } from './awaited-photos.ts';

const signs = (editor: Editor) =>
  [...editor.view.dom.querySelectorAll('div[contenteditable="false"]')].map(({ textContent }) => textContent);

test('a photo stands behind the block that its file was put into, and who writes on meanwhile stays where they are', () => {
  const editor = write(paragraph('One'), paragraph('Two'));
  const file = fileOf('a');
  awaitPhotos(editor, [file], 2);
  expect(signs(editor)).toEqual(['a.jpg']);
  editor.commands.insertContent('Next ');
  expect(read(editor)).toBe('One Next Two');
  const { from } = editor.state.selection;
  placeAwaited(editor, file, examplePhoto('a'));
  expect(read(editor)).toBe('One [a] Next Two');
  expect(editor.state.selection.from).toBe(from + 1);
  expect(signs(editor)).toEqual([]);
  // Nobody did that this moment: what is undone is what was typed, and what can be done again stays so.
  editor.commands.undo();
  expect(read(editor)).toBe('One [a] Two');
  const second = fileOf('b');
  awaitPhotos(editor, [second], 2);
  placeAwaited(editor, second, examplePhoto('b'));
  editor.commands.redo();
  expect(read(editor)).toBe('One [b] [a] Next Two');
});

test('in an empty paragraph a photo stands before what is written there meanwhile; at the end there is something to write in', () => {
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

test('what became no photo leaves nothing, and what was never awaited is put nowhere', () => {
  const editor = write(paragraph('One'), paragraph('Two'));
  const file = fileOf('a');
  awaitPhotos(editor, [file], 2);
  placeAwaited(editor, fileOf('b'), examplePhoto('b'));
  placeAwaited(editor, file, undefined);
  expect(read(editor)).toBe('One Two');
  expect(signs(editor)).toEqual([]);
});

test('where both sides were taken away, a photo stands behind what is left of them', () => {
  const editor = write(paragraph('One'), paragraph('Two'));
  const file = fileOf('a');
  awaitPhotos(editor, [file], 2);
  editor.view.dispatch(editor.state.tr.delete(2, 8));
  expect(read(editor)).toBe('Oo');
  placeAwaited(editor, file, examplePhoto('a'));
  expect(read(editor)).toBe('Oo [a] _');
});
