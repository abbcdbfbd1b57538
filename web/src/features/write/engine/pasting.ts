import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { readVideoAddress } from '@waymark/model/rich-text/read-video-address';
import { cleanPasted } from './clean-pasted.ts';
import { isEmptyParagraph, putBlock } from './insert-block.ts';
import { htmlOfMarkdown, loadMarkdown } from './markdown.ts';
import { toLinkAddress } from './rules.ts';

/** What was removed from pasted or dropped content, if anything. */
export interface LeftOut {
  pictures: number;
  /** Pages, videos and maps of other sites. */
  frames: number;
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
    addProseMirrorPlugins() {
      loadMarkdown();
      /** Whether the keys that paste have been pressed with Shift, which pastes a text as it is. */
      let isPlain = false;
      /** Whether the HTML of a Markdown text is being pasted, which comes back here with the same event. */
      let isReadFormat = false;
      return [
        new Plugin({
          props: {
            handleKeyDown(_, { shiftKey }) {
              isPlain = shiftKey;
              return false;
            },
            transformPastedHTML(html) {
              const { html: cleaned, ...leftOut } = cleanPasted(html, has);
              onLeftOut(leftOut);
              return cleaned;
            },
            transformPastedText(text) {
              onLeftOut({ pictures: 0, frames: 0, links: 0, isCut: text.length > MAX_TEXT });
              return text.slice(0, MAX_TEXT);
            },
            /**
             * An address that is pasted over a selection links the selection. That of a video in an empty paragraph becomes the video. A
             * text in Markdown is pasted with its format.
             */
            handlePaste(view, event) {
              if (isReadFormat) return false;
              const { selection, schema, tr } = view.state;
              const text = event.clipboardData?.getData('text/plain') ?? '';
              const address = toLinkAddress(text);
              const link = schema.marks['link'];
              if (!selection.empty && link && address !== undefined) {
                view.dispatch(tr.addMark(selection.from, selection.to, link.create({ href: address })));
                return true;
              }
              const video = isPlain ? undefined : readVideoAddress(addressIn(text));
              const { $from } = selection;
              if (video && $from.depth === 1 && isEmptyParagraph($from.parent)) {
                putBlock(view, schema.node('video', video), $from);
                return true;
              }
              const hasFormat = event.clipboardData?.types.includes('text/html') === true;
              const html = isPlain || hasFormat ? undefined : htmlOfMarkdown(text.slice(0, MAX_TEXT));
              if (html === undefined) return false;
              isReadFormat = true;
              try {
                return view.pasteHTML(html, event);
              } finally {
                isReadFormat = false;
              }
            },
          },
        }),
      ];
    },
  });
}

/** The address of a pasted text, which may be the code of a player. */
function addressIn(text: string): string {
  return /^\s*<iframe\s[^>]*\bsrc="([^"]{1,2000})"/i.exec(text.slice(0, 4_000))?.[1] ?? text;
}
