import { NodeSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

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
