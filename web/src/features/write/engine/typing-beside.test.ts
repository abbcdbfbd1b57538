// @vitest-environment happy-dom
import { Editor, Extension } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { examplePhoto } from '@waymark/model/testing/examples';
import { afterEach, expect, test } from 'vitest';
import { embeddedNodes, WRITING } from './extensions.ts';
import { typingBesideBlocks } from './typing-beside.ts';

const image = { type: 'image', attrs: { path: examplePhoto('a').path } };
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const editors: Editor[] = [];

afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

/** Types letters while the block at a position is selected. @returns the blocks after that */
function typed(content: object[], position: number, letters: string): string[] {
  const keys = Extension.create({ name: 'keys', addProseMirrorPlugins: () => [typingBesideBlocks] });
  const extensions = [...WRITING, ...Object.values(embeddedNodes(() => true)), keys];
  const editor = new Editor({ extensions, content: { type: 'doc', content }, injectCSS: false });
  editors.push(editor);
  const { view } = editor;
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
  for (const letter of letters) {
    const { from, to } = view.state.selection;
    const write = () => view.state.tr.insertText(letter);
    // The view handles a key in the same way.
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, write)))
      view.dispatch(write());
  }
  return editor.state.doc.children.map(({ type, textContent, childCount }) =>
    `${type.name} ${type.name === 'gallery' ? childCount : textContent}`.trim(),
  );
}

test('text typed while a photo is selected goes behind it, and does not replace it', () => {
  expect(typed([image, paragraph('After')], 0, 'Next')).toEqual([
    'image',
    'paragraph Next',
    'paragraph After',
  ]);
});

test('text typed while a photo of a gallery is selected goes into the empty paragraph behind the gallery', () => {
  expect(typed([{ type: 'gallery', content: [image, image] }, { type: 'paragraph' }], 1, 'ab')).toEqual([
    'gallery 2',
    'paragraph ab',
  ]);
});

test('text typed while a dividing line is selected goes behind it', () => {
  expect(typed([paragraph('One'), { type: 'horizontalRule' }, paragraph('Two')], 5, 'x')).toEqual([
    'paragraph One',
    'horizontalRule',
    'paragraph x',
    'paragraph Two',
  ]);
});
