import { NodeSelection, Plugin, Selection } from '@tiptap/pm/state';

/**
 * What is typed while a photo, a place or a line is chosen goes behind it, into a paragraph of its own: it would take its place
 * otherwise, and whoever has just moved a photo has it chosen.
 */
export const typingBeside = new Plugin({
  props: {
    handleTextInput(view, _from, _to, text) {
      const { selection, schema, tr } = view.state;
      const paragraph = schema.nodes['paragraph'];
      if (!(selection instanceof NodeSelection) || selection.node.isInline || !paragraph) return false;
      const after = selection.$from.depth > 0 ? selection.$from.after(1) : selection.to;
      const next = tr.doc.nodeAt(after);
      // The paragraph that a text has to end with is there to be written in.
      if (next?.type !== paragraph || next.childCount > 0) tr.insert(after, paragraph.create());
      tr.setSelection(Selection.near(tr.doc.resolve(after + 1)));
      view.dispatch(tr.insertText(text).scrollIntoView());
      return true;
    },
  },
});
