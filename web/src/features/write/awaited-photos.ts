import type { Editor } from '@tiptap/core';
import { Plugin, PluginKey, Selection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Photo } from '@waymark/model/entities/photo';
import styles from './embedded.module.css';
import { placeBehind } from './insert-block.ts';

/** A file that is to be shown as a photo at a place of the text, once it is one. */
interface Awaited {
  file: File;
  /** Between two blocks, as long as nobody takes away what is on both sides. */
  at: number;
}

type Change = { added: readonly Awaited[] } | { ended: File };

const KEY = new PluginKey<readonly Awaited[]>('awaitedPhotos');

/** Remembers where files were put in, and shows it. What is awaited is no part of the text: nothing of it is stored. */
export const awaitedPhotos = new Plugin<readonly Awaited[]>({
  key: KEY,
  state: {
    init: () => [],
    apply(tr, awaited) {
      const change: Change | undefined = tr.getMeta(KEY);
      const added = change && 'added' in change ? change.added : [];
      const ended = change && 'ended' in change ? change.ended : undefined;
      const index = awaited.findIndex(({ file }) => file === ended);
      const moved = awaited.map(({ file, at }, turn) => ({
        file,
        at: movedBy(tr, at, index >= 0 && turn > index),
      }));
      return [...moved.filter(({ file }) => file !== ended), ...added];
    },
  },
  props: {
    decorations(state) {
      const awaited = KEY.getState(state) ?? [];
      return DecorationSet.create(
        state.doc,
        awaited.map(({ file, at }) =>
          Decoration.widget(at, () => signOf(file), { side: -1, key: `${file.name} ${file.lastModified}` }),
        ),
      );
    },
  },
});

/** Those that were put in behind a photo at the same place stay behind it. */
function movedBy(tr: Transaction, at: number, isBehind: boolean): number {
  return tr.mapping.map(at, isBehind ? 1 : -1);
}

/** Stands for a file until it is a photo; how far it is, is told below the text. */
function signOf({ name }: File): HTMLElement {
  const sign = document.createElement('div');
  sign.className = styles.awaited ?? '';
  sign.contentEditable = 'false';
  sign.textContent = name;
  return sign;
}

/** Puts files in at a position, to be photos there; writing goes on behind them. */
export function awaitPhotos(editor: Editor, files: readonly File[], position: number): void {
  const { state, schema } = editor;
  const { from: at } = placeBehind(state.doc.resolve(position));
  const { tr } = state;
  if (at === state.doc.content.size) tr.insert(at, schema.node('paragraph'));
  const change: Change = { added: files.map((file) => ({ file, at })) };
  tr.setMeta(KEY, change).setSelection(Selection.near(tr.doc.resolve(at), 1));
  editor.view.dispatch(tr.scrollIntoView());
  editor.commands.focus();
}

/** Shows a photo where its file was put in, or nothing where it became none. Who writes elsewhere stays there. */
export function placeAwaited(editor: Editor, file: File, photo: Photo | undefined): void {
  const { state, schema } = editor;
  const awaited = KEY.getState(state)?.find((one) => one.file === file);
  if (awaited === undefined) return;
  const change: Change = { ended: file };
  const tr = state.tr.setMeta(KEY, change);
  if (photo)
    tr.insert(placeBehind(state.doc.resolve(awaited.at)).to, schema.node('image', { path: photo.path }));
  editor.view.dispatch(tr);
}
