// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { MAX_GALLERY } from '@waymark/model/rich-text/schema';
import { examplePhoto } from '@waymark/model/testing/examples';
import { afterEach, expect, test } from 'vitest';
import { embeddedNodes, WRITING } from './extensions.ts';
import { chosenGallery, insertBlock, insertPhotos, moveCaretBehind, moveInGallery } from './insert-block.ts';

const [A, B, C] = ['a', 'b', 'c'].map((letter) => examplePhoto(letter).path);
const image = (path: string | undefined) => ({ type: 'image', attrs: { path } });
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const editors: Editor[] = [];

afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

function write(...content: object[]): Editor {
  const extensions = [...WRITING, ...Object.values(embeddedNodes(() => true))];
  const editor = new Editor({ extensions, content: { type: 'doc', content }, injectCSS: false });
  editors.push(editor);
  return editor;
}

/** The type and the content of each block. */
function blocksOf(editor: Editor): string[] {
  return editor.state.doc.children.map((node) => {
    const inside =
      node.type.name === 'gallery'
        ? node.children.map(({ attrs }) => attrs['path'].at(-1)).join('')
        : node.textContent;
    return `${node.type.name} ${inside}`.trim();
  });
}

function choose(editor: Editor, position: number): void {
  editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, position)));
}

test('a block is inserted behind the current one, and the cursor is in an empty paragraph behind it', () => {
  const editor = write(paragraph('One'), paragraph('Two'));
  editor.commands.setTextSelection(2);
  insertBlock(editor, 'horizontalRule');
  editor.commands.insertContent('Next ');
  expect(blocksOf(editor)).toEqual(['paragraph One', 'horizontalRule', 'paragraph Next', 'paragraph Two']);
});

test('a block that is inserted at the end is followed by an empty paragraph', () => {
  const editor = write(paragraph('One'), { type: 'paragraph' });
  editor.commands.focus('end');
  insertPhotos(editor, [A ?? '']);
  expect(blocksOf(editor)).toEqual(['paragraph One', 'image', 'paragraph']);
});

test('after a photo was inserted, the cursor is in the text that follows, or the next photo is selected', () => {
  const editor = write(image(A ?? ''), paragraph('After'), {
    type: 'gallery',
    content: [image(B), image(C)],
  });
  choose(editor, 0);
  moveCaretBehind(editor, 0);
  const { selection } = editor.state;
  expect(selection).toBeInstanceOf(TextSelection);
  expect(selection.$from.parent.textContent).toBe('After');
  const gallery = 1 + selection.$from.parent.nodeSize;
  moveCaretBehind(editor, gallery + 1);
  expect(editor.state.selection).toMatchObject({ node: { attrs: { path: C } } });
});

test('photos are inserted into the gallery of the selected photo, behind that photo', () => {
  const editor = write({ type: 'gallery', content: [image(A), image(B)] }, paragraph('After'));
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  expect(chosenGallery(editor)?.type.name).toBeUndefined();
  choose(editor, 1);
  expect(chosenGallery(editor)?.childCount).toBe(2);
  insertPhotos(editor, [C ?? '']);
  expect(blocksOf(editor)).toEqual(['gallery acb', 'paragraph After']);
});

test('a photo is inserted at its position in a gallery, or behind a gallery that is full', () => {
  const editor = write({ type: 'gallery', content: [image(A), image(B)] }, paragraph('After'));
  insertPhotos(editor, [C ?? ''], editor.state.doc.resolve(2));
  expect(blocksOf(editor)).toEqual(['gallery acb', 'paragraph After']);
  const full = write({ type: 'gallery', content: Array.from({ length: MAX_GALLERY }, () => image(A)) });
  insertPhotos(full, [C ?? ''], full.state.doc.resolve(2));
  expect(blocksOf(full)).toEqual([`gallery ${'a'.repeat(MAX_GALLERY)}`, 'image', 'paragraph']);
});

test('a photo moves within its gallery, and never leaves it', () => {
  const editor = write({ type: 'gallery', content: [image(A), image(B), image(C)] }, paragraph('After'));
  moveInGallery(editor.view, 1, 1);
  moveInGallery(editor.view, 2, 1);
  moveInGallery(editor.view, 3, 1);
  expect(blocksOf(editor)[0]).toBe('gallery bca');
  moveInGallery(editor.view, 3, -1);
  moveInGallery(editor.view, 1, -1);
  expect(blocksOf(editor)[0]).toBe('gallery bac');
  editor.commands.undo();
  expect(blocksOf(editor)[0]).not.toBe('gallery bac');
});

test('deleting the last photo of a gallery deletes the gallery, and undo restores both', () => {
  const editor = write(paragraph('Before'), { type: 'gallery', content: [image(A)] }, paragraph('After'));
  editor.view.dispatch(editor.state.tr.delete(9, 10));
  expect(blocksOf(editor)).toEqual(['paragraph Before', 'paragraph After']);
  editor.commands.undo();
  expect(blocksOf(editor)).toEqual(['paragraph Before', 'gallery a', 'paragraph After']);
});

test('a list is not nested deeper than a text allows', () => {
  const item = (text: string) => ({ type: 'listItem', content: [paragraph(text)] });
  const nest = (depth: number): object =>
    depth > 1
      ? { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('a'), nest(depth - 1)] }] }
      : { type: 'bulletList', content: [item('b'), item('last')] };
  const editor = write(nest(6));
  const before = editor.getHTML();
  editor.commands.focus('end');
  editor.commands.keyboardShortcut('Tab');
  expect(editor.getHTML()).toBe(before);
  const shallow = write(nest(5));
  shallow.commands.focus('end');
  shallow.commands.keyboardShortcut('Tab');
  expect(shallow.getHTML().match(/<ul>/g)).toHaveLength(6);
});
