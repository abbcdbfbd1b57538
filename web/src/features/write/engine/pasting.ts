import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { cleanPasted } from './clean-pasted.ts';
import { toLinkAddress } from './rules.ts';

/** What was left out of what was pasted or dropped, if anything. */
export interface LeftOut {
  pictures: number;
  links: number;
  isCut: boolean;
}

/** No more text is taken at once, in UTF-16 code units: twice what a whole text may have. */
const MAX_TEXT = 400_000;

/**
 * What comes into a text from elsewhere, cleaned to what it may hold.
 * @param has whether the text may show a photo of this path
 */
export function pasting(has: (path: string) => boolean, tell: (leftOut: LeftOut) => void) {
  return Extension.create({
    name: 'pasting',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          transformPastedHTML(html) {
            const { html: cleaned, ...leftOut } = cleanPasted(html, has);
            tell(leftOut);
            return cleaned;
          },
          transformPastedText(text) {
            tell({ pictures: 0, links: 0, isCut: text.length > MAX_TEXT });
            return text.slice(0, MAX_TEXT);
          },
          /** An address over a selection links it. */
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
