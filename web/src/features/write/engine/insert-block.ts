import type { Editor } from '@tiptap/core';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { MAX_GALLERY } from '@waymark/model/rich-text/schema';

/** Puts a block in where something is written, and goes on after it. */
export function insertBlock(editor: Editor, type: string, attrs?: object): void {
  insertAt(editor, editor.schema.node(type, attrs ? { ...attrs } : null), editor.state.selection.$to);
}

/** After the block that is there, or in the place of an empty paragraph: a list or a quote is not torn apart. */
function insertAt(editor: Editor, block: Node, $position: ResolvedPos): void {
  const { state, schema } = editor;
  const { from, to } = placeBehind($position);
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

/**
 * One photo by itself, several as a gallery; in a gallery that has room for them, where one is.
 * @param $position where something is written or chosen, if nothing else is said
 */
export function insertPhotos(
  editor: Editor,
  paths: readonly string[],
  $position: ResolvedPos = editor.state.selection.$to,
): void {
  const images = paths.map((path) => editor.schema.node('image', { path }));
  const [only, second] = images;
  if (!only) return;
  const { parent, pos } = $position;
  if (parent.type.name === 'gallery' && parent.childCount + images.length <= MAX_GALLERY) {
    editor.view.dispatch(editor.state.tr.insert(pos, images));
    editor.commands.focus();
  } else insertAt(editor, second ? editor.schema.node('gallery', null, images) : only, $position);
}

/** Changes places with the image before or after it; the button that did it keeps the focus. */
export function moveInGallery(view: EditorView, position: number, by: -1 | 1): void {
  const $position = view.state.doc.resolve(position);
  const moved = $position.nodeAfter;
  const other = $position.parent.maybeChild($position.index() + by);
  if (!moved || !other) return;
  const to = position + by * other.nodeSize;
  const tr = view.state.tr.delete(position, position + moved.nodeSize).insert(to, moved);
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, to)));
  // Once it is shown there.
  requestAnimationFrame(() => {
    const shown = view.isDestroyed ? null : view.nodeDOM(to);
    if (!(shown instanceof HTMLElement)) return;
    const button = shown.querySelector<HTMLElement>(`[data-move="${by}"]:not(:disabled)`);
    (button ?? shown.querySelector<HTMLElement>('button:not(:disabled)'))?.focus();
  });
}
