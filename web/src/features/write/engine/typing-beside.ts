import { NodeSelection, Plugin, Selection } from '@tiptap/pm/state';

/**
 * Text that is typed while a photo, a place or a line is selected goes behind it, into a paragraph of its own. The text would
 * otherwise replace the selected node, and a photo that was just moved is selected.
 */
export const typingBesideBlocks = new Plugin({
  props: {
    handleTextInput(view, _from, _to, text) {
      const { selection, schema, tr } = view.state;
      const paragraph = schema.nodes['paragraph'];
      if (!(selection instanceof NodeSelection) || selection.node.isInline || !paragraph) return false;
      const after = selection.$from.depth > 0 ? selection.$from.after(1) : selection.to;
      const next = tr.doc.nodeAt(after);
      // A text ends with an empty paragraph to write in.
      if (next?.type !== paragraph || next.childCount > 0) tr.insert(after, paragraph.create());
      tr.setSelection(Selection.near(tr.doc.resolve(after + 1)));
      view.dispatch(tr.insertText(text).scrollIntoView());
      return true;
    },
  },
});
