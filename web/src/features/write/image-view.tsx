import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { MAX_CAPTION } from '@waymark/model/rich-text/schema';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { type KeyboardEvent, use, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../elements/card/item-photo.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import styles from './embedded.module.css';
import { moveCaretBehind, moveInGallery } from './engine/insert-block.ts';
import { Writing } from './write-context.ts';

/** The width of a photo in the field. */
const SIZES = '(min-width: 48rem) 40rem, 100vw';

/** A photo in a text, with its caption. */
export function ImageView({
  editor,
  node,
  getPos,
  updateAttributes,
  deleteNode,
  selected,
}: ReactNodeViewProps) {
  const t = useTranslations('writing.photo');
  const { photos, locale } = use(Writing);
  const photo = photos.find(({ path }) => path === node.attrs['path']);
  const position = getPos();
  const $position = position === undefined ? undefined : editor.state.doc.resolve(position);
  const gallery = $position?.parent.type.name === 'gallery' ? $position.parent : undefined;
  const remove = () => {
    deleteNode();
    editor.commands.focus();
  };
  const move = (by: -1 | 1) => {
    const now = getPos();
    if (now !== undefined) moveInGallery(editor.view, now, by);
  };
  return (
    <NodeViewWrapper as="figure" className={styles.figure} data-selected={selected} data-drag-handle="">
      {photo ? <ItemPhoto photo={photo} sizes={SIZES} /> : <p className={styles.gone}>{t('gone')}</p>}
      <div className={styles.actions}>
        {gallery && (
          <>
            <IconButton
              icon={ArrowLeft}
              kind="floating"
              size="small"
              label={t('earlier')}
              data-move="-1"
              disabled={gallery.firstChild === node}
              onClick={() => move(-1)}
            />
            <IconButton
              icon={ArrowRight}
              kind="floating"
              size="small"
              label={t('later')}
              data-move="1"
              disabled={gallery.lastChild === node}
              onClick={() => move(1)}
            />
          </>
        )}
        <IconButton icon={Trash2} kind="floating" size="small" label={t('remove')} onClick={remove} />
      </div>
      <Caption
        lang={locale}
        caption={String(node.attrs['caption'])}
        onChange={(caption) => updateAttributes({ caption })}
        onUndo={() => editor.commands.undo()}
        onRedo={() => editor.commands.redo()}
        onLeave={() => {
          const now = getPos();
          if (now !== undefined) moveCaretBehind(editor, now);
        }}
      />
    </NodeViewWrapper>
  );
}

interface CaptionProps {
  lang: string;
  caption: string;
  onChange: (caption: string) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Moves the cursor behind the photo. */
  onLeave: () => void;
}

function Caption({ lang, caption, onChange, onUndo, onRedo, onLeave }: CaptionProps) {
  const t = useTranslations('writing.photo');
  const label = t('caption');
  // The text has the typed caption only a moment later. This state keeps the cursor of the field in place meanwhile.
  const [text, setText] = useState(caption);
  const [shownCaption, setShownCaption] = useState(caption);
  if (caption !== shownCaption) {
    setShownCaption(caption);
    setText(caption);
  }
  const onKey = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isStep = (event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y');
    if (event.key !== 'Enter' && event.key !== 'Escape' && !isStep) return;
    event.preventDefault();
    if (!isStep) onLeave();
    else if (key === 'y' || event.shiftKey) onRedo();
    else onUndo();
  };
  return (
    <figcaption>
      <input
        className={styles.caption}
        lang={lang}
        aria-label={label}
        placeholder={label}
        maxLength={MAX_CAPTION}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(target.value);
        }}
        onKeyDown={onKey}
      />
    </figcaption>
  );
}
