import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { cleanPasted } from './clean-pasted.ts';
import { toLinkAddress } from './rules.ts';

/** What was removed from pasted or dropped content, if anything. */
export interface LeftOut {
  pictures: number;
  links: number;
  isCut: boolean;
}

/** The most text that is pasted at once, in UTF-16 code units: twice the limit of a whole text. */
const MAX_TEXT = 400_000;

/**
 * Cleans pasted and dropped content, so that it has only what a text may contain.
 * @param has whether the text may show a photo of this path
 */
export function pasting(has: (path: string) => boolean, onLeftOut: (leftOut: LeftOut) => void) {
  return Extension.create({
    name: 'pasting',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          transformPastedHTML(html) {
            const { html: cleaned, ...leftOut } = cleanPasted(html, has);
            onLeftOut(leftOut);
            return cleaned;
          },
          transformPastedText(text) {
            onLeftOut({ pictures: 0, links: 0, isCut: text.length > MAX_TEXT });
            return text.slice(0, MAX_TEXT);
          },
          /** An address that is pasted over a selection links the selection. */
          handlePaste(view, event) {
            const { selection, schema, tr } = view.state;
            const address = toLinkAddress(event.clipboardData?.getData('text/plain'));
            const link = schema.marks['link'];
            if (selection.empty || !link || address === undefined) return false;
            view.dispatch(tr.addMark(selection.from, selection.to, link.create({ href: address })));
            return true;
          },
        },
      }),
    ],
  });
}
