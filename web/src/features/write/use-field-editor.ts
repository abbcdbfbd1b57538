import { type Editor, Extension } from '@tiptap/core';
import { ReactNodeViewRenderer, useEditor } from '@tiptap/react';
import type { Photo } from '@waymark/model/entities/photo';
import type { Locale } from '@waymark/model/locale';
import { useMemo, useState } from 'react';
import { coveredBottom } from '../../ui/hooks/covering-bars.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { awaitedPhotos } from './engine/awaited-photos.ts';
import { embeddedNodes, WRITING } from './engine/extensions.ts';
import { fileEvents } from './engine/file-events.ts';
import { type LeftOut, pasting } from './engine/pasting.ts';
import { typingBesideBlocks } from './engine/typing-beside.ts';
import { ImageView } from './image-view.tsx';
import { MapView } from './map-view.tsx';
import { PlaceView } from './place-view.tsx';
import styles from './rich-text-field.module.css';
import { documentOf } from './use-writing.ts';
import { VideoView } from './video-view.tsx';

interface FieldEditorOptions {
  /** The id of the field. The ids of its parts begin with it. */
  id: string;
  /** The initial content. */
  value: string | undefined;
  locale: Locale;
  hasFault: boolean;
  /** The photos that the text may show. */
  photos: readonly Photo[];
  onLeftOut: (leftOut: LeftOut) => void;
  /** Files were inserted at a position. */
  onFiles: (files: readonly File[], position: number) => void;
  /** A photo that the text may show was dropped at a position. */
  onPhoto: (path: string, position: number) => void;
  onAskLink: () => void;
  onGoToTools: () => void;
}

/** The room between the caret and what covers the text, in CSS pixels. */
const ROOM = 24;

/** How far the caret stays from the edges of the window: above the bar and below fixed tools, whatever they show at that moment. */
const COVERED = {
  left: 0,
  right: 0,
  get top() {
    const tools = document.activeElement?.closest(`.${styles.frame}`)?.querySelector('[data-fixed]');
    return Math.max(0, tools?.getBoundingClientRect().bottom ?? 0) + ROOM;
  },
  get bottom() {
    return coveredBottom() + ROOM;
  },
};

/** The editor of a field, made once. */
export function useFieldEditor(options: FieldEditorOptions): Editor {
  const { id, value, locale, hasFault } = options;
  const latest = useLatest(options);
  const extensions = useMemo(() => {
    const has = (path: string) => latest.current.photos.some((photo) => photo.path === path);
    const { image, gallery, place, video, map } = embeddedNodes(has);
    return [
      ...WRITING,
      image.extend({ addNodeView: () => ReactNodeViewRenderer(ImageView) }),
      gallery,
      place.extend({ addNodeView: () => ReactNodeViewRenderer(PlaceView) }),
      video.extend({ addNodeView: () => ReactNodeViewRenderer(VideoView) }),
      map.extend({ addNodeView: () => ReactNodeViewRenderer(MapView) }),
      pasting(has, (leftOut) => latest.current.onLeftOut(leftOut)),
      Extension.create({
        name: 'field',
        addProseMirrorPlugins: () => [
          typingBesideBlocks,
          fileEvents({
            onFiles: (files, position) => latest.current.onFiles(files, position),
            onPhoto: (path, position) => has(path) && latest.current.onPhoto(path, position),
          }),
          awaitedPhotos,
        ],
        addKeyboardShortcuts: () => ({
          'Mod-k': () => {
            latest.current.onAskLink();
            return true;
          },
          'Alt-F10': () => {
            latest.current.onGoToTools();
            return true;
          },
        }),
      }),
    ];
  }, [latest]);
  const [content] = useState(() => documentOf(value) ?? null);
  const editorProps = useMemo(
    () => ({
      scrollThreshold: COVERED,
      scrollMargin: COVERED,
      attributes: {
        class: styles.text ?? '',
        id: `${id}-text`,
        role: 'textbox',
        lang: locale,
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-fault ${id}-length`,
        ...(hasFault && { 'aria-invalid': 'true' }),
      },
    }),
    [id, locale, hasFault],
  );
  return useEditor({
    extensions,
    content,
    editorProps,
    // Waymark has its own style sheet, does not use deletion events, and applies no paste rules but that of links.
    injectCSS: false,
    enableCoreExtensions: { delete: false },
    enablePasteRules: ['link'],
  });
}
