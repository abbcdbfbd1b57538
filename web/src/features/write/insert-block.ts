import type { Editor } from '@tiptap/core';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';

/**
 * Puts a block after the one that is written in, or in the place of an empty paragraph, and goes on after it: a list or a quote is
 * not torn apart.
 */
export function insertBlock(editor: Editor, type: string, attrs?: object, content: Node[] = []): void {
  const { state, schema } = editor;
  const block = schema.node(type, attrs ? { ...attrs } : null, content);
  const { from, to } = placeBehind(state.selection.$to);
  const tr = state.tr.replaceWith(from, to, block);
  const after = from + block.nodeSize;
  if (after === tr.doc.content.size) tr.insert(after, schema.node('paragraph'));
  tr.setSelection(Selection.near(tr.doc.resolve(after), 1));
  editor.view.dispatch(tr.scrollIntoView());
  editor.commands.focus();
}

/** Where a block goes that is put in at a position: behind the one that is there, or in the place of an empty paragraph. */
export function placeBehind($position: ResolvedPos): { from: number; to: number } {
  if ($position.depth === 0) return { from: $position.pos, to: $position.pos };
  const around = $position.node(1);
  const isEmpty = around.type.name === 'paragraph' && around.childCount === 0;
  const after = $position.after(1);
  return { from: isEmpty ? $position.before(1) : after, to: after };
}

/** Goes on writing behind a node, at the next place where that is possible. */
export function goBehind(editor: Editor, position: number): void {
  const { doc, tr } = editor.state;
  const after = position + (doc.nodeAt(position)?.nodeSize ?? 0);
  editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(after), 1)).scrollIntoView());
  editor.commands.focus();
}

/** The images that a gallery has whose image is chosen. */
export function chosenGallery(editor: Editor): Node | undefined {
  const { $to } = editor.state.selection;
  return $to.parent.type.name === 'gallery' ? $to.parent : undefined;
}

/** One photo by itself, several as a gallery; behind the chosen image of a gallery where one is chosen. */
export function insertPhotos(editor: Editor, paths: readonly string[]): void {
  const images = paths.map((path) => editor.schema.node('image', { path }));
  const [only, second] = images;
  if (!only) return;
  if (chosenGallery(editor)) {
    editor.view.dispatch(editor.state.tr.insert(editor.state.selection.to, images));
    editor.commands.focus();
  } else if (second) insertBlock(editor, 'gallery', undefined, images);
  else insertBlock(editor, 'image', only.attrs);
}
