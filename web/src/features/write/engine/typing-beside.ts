import { NodeSelection, Plugin } from '@tiptap/pm/state';
import { toEmptyParagraph } from './insert-block.ts';

/**
 * Text that is typed while a photo, a place or a line is selected goes behind it, into a paragraph of its own. The text would
 * otherwise replace the selected node, and a photo that was just moved is selected.
 */
export const typingBesideBlocks = new Plugin({
  props: {
    handleTextInput(view, _from, _to, text) {
      const { selection, tr } = view.state;
      if (!(selection instanceof NodeSelection) || selection.node.isInline) return false;
      const after = selection.$from.depth > 0 ? selection.$from.after(1) : selection.to;
      toEmptyParagraph(tr, after);
      view.dispatch(tr.insertText(text).scrollIntoView());
      return true;
    },
  },
});
