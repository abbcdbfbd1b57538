import { Editor } from '@tiptap/core';
import { afterEach } from 'vitest';
import { awaitedPhotos } from '../engine/awaited-photos.ts';
import { embeddedNodes, WRITING } from '../engine/extensions.ts';

/** Editors for tests of awaited photos. Each editor is destroyed after its test. */

const editors: Editor[] = [];

afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

export const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
export const fileOf = (letter: string) => new File([letter], `${letter}.jpg`);

export function write(...content: object[]): Editor {
  const extensions = [...WRITING, ...Object.values(embeddedNodes(() => true))];
  const editor = new Editor({ extensions, content: { type: 'doc', content }, injectCSS: false });
  editor.registerPlugin(awaitedPhotos);
  editors.push(editor);
  return editor;
}

/** For each block its words, the letter of its photo, or the letters of its gallery. */
export function read(editor: Editor): string {
  const blocks = editor.state.doc.children.map((block) => {
    const letters = [block, ...block.children].map(({ attrs }) => attrs['path']?.at(-1) ?? '').join('');
    if (block.type.name === 'gallery') return `{${letters}}`;
    return block.type.name === 'image' ? `[${letters}]` : block.textContent || '_';
  });
  return blocks.join(' ');
}
