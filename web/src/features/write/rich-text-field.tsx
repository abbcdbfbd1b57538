import { type Editor, EditorContent, useEditorState } from '@tiptap/react';
import type { Reference } from '@waymark/model/entities/fields';
import type { Photo } from '@waymark/model/entities/photo';
import type { Locale } from '@waymark/model/locale';
import { MAX_GALLERY } from '@waymark/model/rich-text/schema';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { LazyMessages } from '../../i18n/lazy-messages.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { DropArea } from '../../ui/overlays/drop-area.tsx';
import { LeftOutNotice, LengthLine, UploadsBelow } from './below-text.tsx';
import { chosenGallery, insertBlock, insertPhotos } from './engine/insert-block.ts';
import type { LeftOut } from './engine/pasting.ts';
import { placeAtCaret } from './engine/place-at-caret.ts';
import styles from './rich-text-field.module.css';
import { CaptionsDialog } from './toolbar/captions-dialog.tsx';
import { FloatingTools, type ToolsHandle } from './toolbar/floating-tools.tsx';
import { LinkDialog } from './toolbar/link-dialog.tsx';
import { PhotosDialog } from './toolbar/photos-dialog.tsx';
import { ShortcutsHelp } from './toolbar/shortcuts-help.tsx';
import { isInTable, TABLE_TOOLS } from './toolbar/table-tools.ts';
import type { DialogName } from './toolbar/tool.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { TOOLS } from './toolbar/tools.ts';
import { VideoDialog } from './toolbar/video-dialog.tsx';
import { useFieldEditor } from './use-field-editor.ts';
import { type TakeFiles, useInsertFiles } from './use-insert-files.ts';
import { useWriting } from './use-writing.ts';
import { type PickPlaces, type WriteContext, Writing } from './write-context.ts';

export interface RichTextFieldProps {
  /**
   * The rich text of the model as JSON, or undefined for an empty text. A value other than the last reported one replaces the text.
   */
  value: string | undefined;
  /**
   * Called a moment after the author has typed, and at once when the field is left or unmounted. It also receives a text that is
   * longer than the model allows, so that nothing is lost.
   * @param from the value that the author changed: the current value may be newer
   */
  onChange: (value: string | undefined, from: string | undefined) => void;
  /** Called in place of `onChange` when the text receives a photo whose upload has finished. */
  onArrived?: (value: string | undefined, from: string | undefined) => void;
  /** The language of the text, which may differ from that of the page. */
  locale: Locale;
  label: string;
  /** The problem of the text. */
  fault?: ReactNode;
  /** The photos that the text may show. */
  photos: readonly Photo[];
  /** Makes photos of files that are inserted into the text. Without it, files are left out. */
  takeFiles?: TakeFiles;
  /** The button that adds photos to the post. It reports each one as soon as it can be shown. */
  addPhotos?: (onPhoto: (photo: Photo) => void) => ReactNode;
  /** The uploads of inserted files. */
  uploads?: ReactNode;
  /** Lets the author choose a place. The result is undefined where they chose none. Without it, there is no tool for places. */
  onPickPlace?: () => Promise<Reference | undefined>;
  /** Shows an embedded place. */
  placeCard?: (reference: Reference) => ReactNode;
  /** Without it, there is no tool for maps. */
  onPickPlaces?: PickPlaces;
  /** Shows a map of places. */
  mapCard?: (places: readonly Reference[]) => ReactNode;
  /** Called with the embedded place that the block at the caret belongs to, whenever that changes while the text has the focus. */
  onPlaceAtCaret?: ((place: Reference | undefined) => void) | undefined;
  /** Shown below the placeholder of an empty text. */
  beginning?: ReactNode;
}

/** Where a mouse is used, tools come to it. Elsewhere they are above the text. */
const WITH_MOUSE = '(hover: hover) and (pointer: fine)';

/** The editor of a story. Its messages load separately, so its parent suspends until then. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <LazyMessages parts={['writing']}>
      {/* Another language is another text, with a history of its own. */}
      <Field key={props.locale} {...props} />
    </LazyMessages>
  );
}

function Field({
  value,
  onChange,
  onArrived = onChange,
  locale,
  label,
  fault,
  photos,
  takeFiles,
  addPhotos,
  uploads,
  onPickPlace,
  placeCard,
  onPickPlaces,
  mapCard,
  onPlaceAtCaret,
  beginning,
}: RichTextFieldProps) {
  const t = useTranslations('writing');
  const id = useId();
  const isWithMouse = useMedia(WITH_MOUSE);
  const bar = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const floating = useRef<ToolsHandle>(null);
  const [dialog, setDialog] = useState<DialogName>();
  const [leftOut, setLeftOut] = useState<LeftOut>();
  const hasFault = Boolean(fault);
  const editor = useFieldEditor({
    id,
    value,
    locale,
    hasFault,
    photos,
    onLeftOut: setLeftOut,
    onFiles: (files, position) => {
      setLeftOut(takeFiles ? undefined : { pictures: files.length, frames: 0, links: 0, isCut: false });
      insertFiles(files, position);
    },
    onPhoto: (path, position) => insertPhotos(editor, [path], editor.state.doc.resolve(position)),
    onAskLink: () => setDialog('link'),
    onGoToTools: () => {
      if (floating.current) floating.current.goTo();
      else bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    },
  });
  const { written, isUnreadable, restart, ...reporting } = useWriting(editor, value, { onChange, onArrived });
  const { report } = reporting;
  const { insertFiles, isUnderWay } = useInsertFiles(editor, takeFiles, reporting);
  const context = useMemo<WriteContext>(
    () => ({ photos, locale, placeCard, mapCard, pickPlaces: onPickPlaces }),
    [photos, locale, placeCard, mapCard, onPickPlaces],
  );
  const hasTable = useEditorState({ editor, selector: () => isInTable(editor) });
  const tools = useMemo(
    () =>
      TOOLS.filter((tool) => {
        if (hasTable) return tool.places.length === 0 || tool.places.includes('table');
        if (tool.id === 'place') return onPickPlace !== undefined;
        if (tool.id === 'map') return onPickPlaces !== undefined;
        return !TABLE_TOOLS.includes(tool);
      }),
    [onPickPlace, onPickPlaces, hasTable],
  );

  const ask = useCallback(
    (name: DialogName) => {
      if (name !== 'place' && name !== 'map') {
        setDialog(name);
        return;
      }
      const picked =
        name === 'place' ? onPickPlace?.() : onPickPlaces?.([]).then((places) => places && { places });
      void picked?.then((attrs) => {
        if (editor.isDestroyed) return;
        if (attrs) insertBlock(editor, name, attrs);
        else editor.commands.focus();
      });
    },
    [editor, onPickPlace, onPickPlaces],
  );
  const help: ComponentProps<typeof Toolbar>['end'] = useCallback(
    (turn) => <ShortcutsHelp tools={tools} tabStop={turn} />,
    [tools],
  );
  usePlaceAtCaret(editor, onPlaceAtCaret);
  const toolbar = { editor, tools, controls: `${id}-text`, onAsk: ask, end: help };
  const close = () => {
    setDialog(undefined);
    editor.commands.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const isInText = event.target instanceof Node && editor.view.dom.contains(event.target);
    if (event.key === 'Escape' && isInText) floating.current?.dismiss();
    const step = stepOf(event);
    if (step === undefined) return;
    // Undo and redo in the text do not reach the editor of the item, which has its own history.
    event.stopPropagation();
    // The text and the caption fields have handled the key themselves. The buttons of a photo have not.
    if (event.defaultPrevented || !isInText) return;
    event.preventDefault();
    editor.chain().focus()[step]().run();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events of its parts bubble up to it
    <div className={styles.field} onBlur={report} onKeyDown={onKey}>
      <span id={`${id}-label`} className={styles.label}>
        {isWithMouse ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </span>
      {isUnreadable ? (
        <>
          <Notice kind="error">{t('unreadable')}</Notice>
          <Button kind="secondary" onClick={restart}>
            {t('startOver')}
          </Button>
        </>
      ) : (
        <div
          className={styles.frame}
          data-free={isWithMouse || undefined}
          data-wrong={hasFault}
          style={{ '--placeholder': JSON.stringify(t('placeholder')) }}
        >
          {isWithMouse ? (
            <FloatingTools {...toolbar} handle={floating} />
          ) : (
            <Toolbar {...toolbar} bar={bar} />
          )}
          <Writing value={context}>
            <div className={styles.paper}>
              <EditorContent innerRef={room} className={styles.room} editor={editor} />
              <div className={styles.beginning}>{beginning}</div>
            </div>
          </Writing>
          {takeFiles && (
            // Where the page is slow, the editor is made twice, and its element with it.
            <DropArea key={editor.instanceId} of={() => room.current} label={t('dropHere')} />
          )}
        </div>
      )}
      <div id={`${id}-fault`} className={styles.fault}>
        {fault}
      </div>
      <LengthLine id={`${id}-length`} written={written} />
      <LeftOutNotice leftOut={leftOut} />
      {isUnderWay && <UploadsBelow text={() => editor.view.dom}>{uploads}</UploadsBelow>}
      <LinkDialog editor={editor} open={dialog === 'link'} onClose={close} />
      <CaptionsDialog editor={editor} photos={photos} open={dialog === 'captions'} onClose={close} />
      <VideoDialog
        open={dialog === 'video'}
        onClose={close}
        onInsert={(video) => {
          setDialog(undefined);
          insertBlock(editor, 'video', video);
        }}
      />
      {dialog === 'photos' && (
        <PhotosDialog
          photos={photos}
          most={MAX_GALLERY - (chosenGallery(editor)?.childCount ?? 0)}
          addPhotos={addPhotos}
          onClose={close}
          onInsert={(paths) => {
            setDialog(undefined);
            insertPhotos(editor, paths);
          }}
        />
      )}
    </div>
  );
}

/** Reports the place at the caret, while the text has the focus. */
function usePlaceAtCaret(editor: Editor, report: RichTextFieldProps['onPlaceAtCaret']): void {
  const place = useEditorState({
    editor,
    selector: ({ editor: { isFocused, state } }) => (isFocused ? placeAtCaret(state) : null),
  });
  useEffect(() => {
    if (place !== null) report?.(place);
  }, [report, place]);
}

function stepOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || !/^[zy]$/i.test(key)) return undefined;
  return shiftKey || key.toLowerCase() === 'y' ? 'redo' : 'undo';
}

declare module 'react' {
  interface CSSProperties {
    /** The placeholder of an empty text, as a string of CSS. */
    '--placeholder'?: string;
  }
}
