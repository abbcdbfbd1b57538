import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';

/** Makes the document another one by changing what differs alone, so that the cursor and what is shown stay where they can. */
export function changedTo(state: EditorState, doc: Node): Transaction | undefined {
  const from = state.doc.content.findDiffStart(doc.content);
  const ends = state.doc.content.findDiffEnd(doc.content);
  if (from === null || ends === null) return undefined;
  // From both sides the same letters may be the same twice.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  return state.tr.replace(from, ends.a + overlap, doc.slice(from, ends.b + overlap));
}
