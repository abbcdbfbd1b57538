import { Plugin } from '@tiptap/pm/state';
import { boundedHtml } from './bounded-html.ts';

/**
 * Hears of files that are pasted or dropped into a text, before anything else does: a file would take the place of the page.
 * @param tell of the files, and the position where they were put in
 */
export function filesIn(tell: (files: readonly File[], position: number) => void): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        paste({ state }, event) {
          const files = [...(event.clipboardData?.files ?? [])];
          if (files.length === 0 || hasWords(event.clipboardData?.getData('text/html') ?? '')) return false;
          event.preventDefault();
          tell(files, state.selection.to);
          return true;
        },
        drop(view, event) {
          const files = [...(event.dataTransfer?.files ?? [])];
          // Some browsers make a file of a photo that is only moved.
          if (files.length === 0 || view.dragging) return false;
          event.preventDefault();
          const found = view.posAtCoords({ left: event.clientX, top: event.clientY });
          tell(files, found?.pos ?? view.state.selection.to);
          return true;
        },
      },
    },
  });
}

/** Whether what was copied is a text: word processors add a picture of it, browsers an element to a picture. */
function hasWords(html: string): boolean {
  const { body } = new DOMParser().parseFromString(boundedHtml(html), 'text/html');
  return /\S/.test(body.textContent);
}
