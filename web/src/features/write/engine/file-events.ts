import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { DRAGGED_PHOTO } from '../../../elements/card/dragged-photo.ts';
import { ignoreStrayFiles } from '../../../ui/hooks/dragged-files.ts';
import { boundedHtml } from './bounded-html.ts';

interface FileEvents {
  /** Files were pasted or dropped at a position. */
  onFiles: (files: readonly File[], position: number) => void;
  /** A photo of the post was dropped at a position. The path comes from the drag data, and is not checked. */
  onPhoto: (path: string, position: number) => void;
}

/** Handles files and photos that enter a text before the browser does: it would open a dropped file in place of the page. */
export function fileEvents({ onFiles, onPhoto }: FileEvents): Plugin {
  return new Plugin({
    view: () => ({ destroy: ignoreStrayFiles() }),
    props: {
      handleDOMEvents: {
        paste({ state }, event) {
          const files = [...(event.clipboardData?.files ?? [])];
          if (files.length === 0 || hasWords(event.clipboardData?.getData('text/html') ?? '')) return false;
          event.preventDefault();
          onFiles(files, state.selection.to);
          return true;
        },
        drop(view, event) {
          const path = event.dataTransfer?.getData(DRAGGED_PHOTO) ?? '';
          if (path !== '') {
            event.preventDefault();
            // The library that drags photos would cancel a drop that it does not know.
            event.stopPropagation();
            onPhoto(path, positionOf(view, event));
            return true;
          }
          const files = [...(event.dataTransfer?.files ?? [])];
          // Some browsers make a file of a photo that is only moved.
          if (files.length === 0 || view.dragging) return false;
          event.preventDefault();
          onFiles(files, positionOf(view, event));
          return true;
        },
      },
    },
  });
}

/** The position of a drop, or of the cursor where the drop is outside the text. */
function positionOf(view: EditorView, { clientX, clientY }: DragEvent): number {
  return view.posAtCoords({ left: clientX, top: clientY })?.pos ?? view.state.selection.to;
}

/** Whether the clipboard has a text. Word processors add a picture to a text, and browsers add an element to a picture. */
function hasWords(html: string): boolean {
  const { body } = new DOMParser().parseFromString(boundedHtml(html), 'text/html');
  return /\S/.test(body.textContent);
}
