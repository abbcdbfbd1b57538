import type { Editor } from '@tiptap/core';
import { MAX_CAPTION } from '@waymark/model/rich-text/caption';
import { type KeyboardEvent, use, useState } from 'react';
import { useTranslations } from 'use-intl';
import { GrowingText } from '../../ui/controls/growing-text.tsx';
import styles from './embedded.module.css';
import { moveCaretBehind } from './engine/insert-block.ts';
import { Writing } from './write-context.ts';

interface CaptionFieldProps {
  editor: Editor;
  caption: string;
  onChange: (caption: string) => void;
  /** The position of the block. Enter and Escape move the cursor behind it. */
  getPos: () => number | undefined;
}

/** The caption below a photo, a video or a map of a text. */
export function CaptionField({ editor, caption, onChange, getPos }: CaptionFieldProps) {
  const t = useTranslations('writing');
  const { locale } = use(Writing);
  const label = t('photo.caption');
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
    if (isStep) {
      editor.commands[key === 'y' || event.shiftKey ? 'redo' : 'undo']();
      return;
    }
    const now = getPos();
    if (now !== undefined) moveCaretBehind(editor, now);
  };
  return (
    <figcaption>
      <GrowingText
        isOneLine
        className={styles.caption}
        lang={locale}
        aria-label={label}
        placeholder={label}
        maxLength={MAX_CAPTION}
        value={text}
        onChange={(now) => {
          setText(now);
          onChange(now);
        }}
        onKeyDown={onKey}
      />
    </figcaption>
  );
}
