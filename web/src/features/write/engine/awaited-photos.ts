import type { Editor } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Photo } from '@waymark/model/entities/photo';
import { inGalleries } from '@waymark/model/rich-text/in-galleries';
import { MAX_GALLERY } from '@waymark/model/rich-text/schema';
import styles from '../embedded.module.css';
import { positionBehind, toEmptyParagraph } from './insert-block.ts';

/** A file whose photo will be shown at a position in the text, once it is uploaded. */
interface Awaited {
  file: File;
  /** The files that were inserted together, in their order. Where several become photos, they form a gallery. */
  together: readonly File[];
  /** A position between two blocks, or two photos of a gallery, unless the content on both sides is removed. */
  at: number;
}

type Change = { added: readonly Awaited[] } | Ended;

interface Ended {
  ended: File;
  /** The position of the photo, if it is the first of a new gallery: the others of its group are awaited around it. */
  first?: number;
}

const KEY = new PluginKey<readonly Awaited[]>('awaitedPhotos');

/** Holds the positions of inserted files, and shows placeholders there. A placeholder is no part of the text, and is not stored. */
export const awaitedPhotos = new Plugin<readonly Awaited[]>({
  key: KEY,
  state: {
    init: () => [],
    apply(tr, awaited) {
      const change: Change | undefined = tr.getMeta(KEY);
      const added = change && 'added' in change ? change.added : [];
      const { ended, first }: Partial<Ended> = change && 'ended' in change ? change : {};
      const index = awaited.findIndex(({ file }) => file === ended);
      const moved = awaited.map((one, turn) => {
        const isBehind = index >= 0 && turn > index;
        const isAround = first !== undefined && one.together === awaited[index]?.together;
        // A photo is one position wide.
        const around = isAround ? first + (isBehind ? 1 : 0) : undefined;
        return { ...one, at: around ?? movedBy(tr, one.at, isBehind) };
      });
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

/** Files that were inserted behind a photo at the same position stay behind it. */
function movedBy(tr: Transaction, at: number, isBehind: boolean): number {
  return tr.mapping.map(at, isBehind ? 1 : -1);
}

/** The placeholder of a file until its photo is ready. The upload's progress is shown below the text. */
function signOf({ name }: File): HTMLElement {
  const sign = document.createElement('div');
  sign.className = styles.awaited ?? '';
  sign.contentEditable = 'false';
  sign.textContent = name;
  return sign;
}

/** Inserts files at a position, where they become photos, or a gallery if there are several. The cursor goes into an empty paragraph behind them. */
export function awaitPhotos(editor: Editor, files: readonly File[], position: number): void {
  const { state } = editor;
  const { from: at } = positionBehind(state.doc.resolve(position));
  const { tr } = state;
  toEmptyParagraph(tr, at);
  const added = inGalleries(files).flatMap((together) => together.map((file) => ({ file, together, at })));
  const change: Change = { added };
  editor.view.dispatch(tr.setMeta(KEY, change).scrollIntoView());
  editor.commands.focus();
}

/**
 * Shows a photo where its file was inserted, or removes the placeholder of a failed upload. The cursor stays where it is, and undo
 * reverts what the author typed, not the photo.
 */
export function placeAwaited(editor: Editor, file: File, photo: Photo | undefined): void {
  const { state } = editor;
  const all = KEY.getState(state) ?? [];
  const awaited = all.find((one) => one.file === file);
  if (awaited === undefined) return;
  const isLast = all.every((one) => one === awaited || one.together !== awaited.together);
  const $at = state.doc.resolve(awaited.at);
  const { tr } = state;
  const change: Ended = { ended: file };
  if (photo) {
    const first = putPhoto(tr, $at, photo, isLast);
    if (first !== undefined) change.first = first;
  } else if (isLast) endGallery(tr, $at);
  editor.view.dispatch(tr.setMeta(KEY, change).setMeta('addToHistory', false));
}

/**
 * Inserts a photo at the position of its placeholder.
 * @param isLast whether no other photo of its group is awaited
 * @returns the position of the photo, if it is the first of a new gallery
 */
function putPhoto(tr: Transaction, $at: ResolvedPos, { path }: Photo, isLast: boolean): number | undefined {
  const { schema } = tr.doc.type;
  const image = schema.node('image', { path });
  const isInGallery = $at.parent.type.name === 'gallery' && $at.parent.childCount < MAX_GALLERY;
  const to = isInGallery ? $at.pos : positionBehind($at).to;
  tr.insert(to, isInGallery || isLast ? image : schema.node('gallery', null, image));
  return isInGallery || isLast ? undefined : to + 1;
}

/** Replaces a gallery that ended up with one photo by that photo. */
function endGallery(tr: Transaction, $at: ResolvedPos): void {
  const { parent } = $at;
  if (parent.type.name === 'gallery' && parent.childCount === 1)
    tr.replaceWith($at.before(), $at.after(), parent.children);
}
