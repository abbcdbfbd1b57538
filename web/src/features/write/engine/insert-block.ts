import type { Editor } from '@tiptap/core';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection, Selection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { MAX_GALLERY } from '@waymark/model/rich-text/schema';

/** Inserts a block at the cursor, which moves into an empty paragraph behind it. */
export function insertBlock(editor: Editor, type: string, attrs?: object): void {
  insertAt(editor, editor.schema.node(type, attrs ? { ...attrs } : null), editor.state.selection.$to);
}

/** Inserts a block behind the current one, so that a list or a quote is not split, or in place of an empty paragraph. */
function insertAt(editor: Editor, block: Node, $position: ResolvedPos): void {
  putBlock(editor.view, block, $position);
  editor.commands.focus();
}

/** The same, without the focus. */
export function putBlock(view: EditorView, block: Node, $position: ResolvedPos): void {
  const { from, to } = positionBehind($position);
  const tr = view.state.tr.replaceWith(from, to, block);
  toEmptyParagraph(tr, from + block.nodeSize);
  view.dispatch(tr.scrollIntoView());
}

/** Moves the cursor into the empty paragraph at a position between two blocks, and inserts one where there is none. */
export function toEmptyParagraph(tr: Transaction, at: number): void {
  const next = tr.doc.nodeAt(at);
  if (!isEmptyParagraph(next)) tr.insert(at, tr.doc.type.schema.node('paragraph'));
  tr.setSelection(Selection.near(tr.doc.resolve(at + 1)));
}

/** Where a block for a position is inserted: behind the current block, or in place of an empty paragraph. */
export function positionBehind($position: ResolvedPos): { from: number; to: number } {
  if ($position.depth === 0) return { from: $position.pos, to: $position.pos };
  const around = $position.node(1);
  const after = $position.after(1);
  return { from: isEmptyParagraph(around) ? $position.before(1) : after, to: after };
}

export function isEmptyParagraph(node: Node | null): boolean {
  return node?.type.name === 'paragraph' && node.childCount === 0;
}

/** Moves the cursor behind a node, to the next position that can be written in or selected. */
export function moveCaretBehind(editor: Editor, position: number): void {
  const { doc, tr } = editor.state;
  const after = position + (doc.nodeAt(position)?.nodeSize ?? 0);
  editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(after), 1)).scrollIntoView());
  editor.commands.focus();
}

/** The gallery of the selected image. */
export function chosenGallery(editor: Editor): Node | undefined {
  const { $to } = editor.state.selection;
  return $to.parent.type.name === 'gallery' ? $to.parent : undefined;
}

/**
 * Inserts one photo as it is, and several as a gallery. In a gallery with enough room, they join that gallery.
 * @param $position by default the position of the cursor or the selection
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

/** Swaps an image with the one before or after it. The pressed button keeps the focus. */
export function moveInGallery(view: EditorView, position: number, by: -1 | 1): void {
  const $position = view.state.doc.resolve(position);
  const moved = $position.nodeAfter;
  const other = $position.parent.maybeChild($position.index() + by);
  if (!moved || !other) return;
  const to = position + by * other.nodeSize;
  const tr = view.state.tr.delete(position, position + moved.nodeSize).insert(to, moved);
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, to)));
  // The image is rendered at its new position by then.
  requestAnimationFrame(() => {
    const shown = view.isDestroyed ? null : view.nodeDOM(to);
    if (!(shown instanceof HTMLElement)) return;
    const button = shown.querySelector<HTMLElement>(`[data-move="${by}"]:not(:disabled)`);
    (button ?? shown.querySelector<HTMLElement>('button:not(:disabled)'))?.focus();
  });
}
