import { MAX_RICH_TEXT_BYTES } from '@waymark/model/rich-text/read';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/display/notice.tsx';
import { useFocusHandedOn } from '../../ui/hooks/use-focus-handed-on.ts';
import type { LeftOut } from './engine/pasting.ts';
import type { Written } from './engine/written.ts';
import styles from './rich-text-field.module.css';

const KILOBYTE = 1024;
const MOST = MAX_RICH_TEXT_BYTES / KILOBYTE;
/** From this length on, the field shows how much room is left. */
const NEARLY_FULL = 0.9 * MAX_RICH_TEXT_BYTES;

/** The length of a text, with a notice where it is nearly or really too long for one story. */
export function LengthLine({ id, written: { words, bytes } }: { id: string; written: Written }) {
  const t = useTranslations('writing');
  // The size is rounded up: 200 KB and one letter are too much.
  const size = { size: Math.ceil(bytes / KILOBYTE), most: MOST };
  return (
    <>
      {bytes > MAX_RICH_TEXT_BYTES && <Notice kind="error">{t('tooLong', size)}</Notice>}
      {bytes > NEARLY_FULL && bytes <= MAX_RICH_TEXT_BYTES && (
        <Notice kind="warning">{t('nearlyFull', size)}</Notice>
      )}
      <p id={id} className={styles.length}>
        {t('words', { count: words })}
        {bytes > NEARLY_FULL / 2 && ` · ${t('size', size)}`}
      </p>
    </>
  );
}

/** Says which part of pasted or dropped content was left out. */
export function LeftOutNotice({ leftOut }: { leftOut: LeftOut | undefined }) {
  const t = useTranslations('writing');
  if (!leftOut) return null;
  return (
    <>
      {leftOut.pictures > 0 && <Notice kind="info">{t('pictures', { count: leftOut.pictures })}</Notice>}
      {leftOut.frames > 0 && <Notice kind="info">{t('frames', { count: leftOut.frames })}</Notice>}
      {leftOut.links > 0 && <Notice kind="info">{t('links', { count: leftOut.links })}</Notice>}
      {leftOut.isCut && <Notice kind="warning">{t('cut')}</Notice>}
    </>
  );
}

interface UploadsBelowProps {
  /** The text that the files were inserted into. */
  text: () => HTMLElement;
  children: ReactNode;
}

/**
 * The uploads of files that were inserted into a text. When the last one is removed while it has the focus, the text gets the
 * focus.
 */
export function UploadsBelow({ text, children }: UploadsBelowProps) {
  return <div ref={useFocusHandedOn<HTMLDivElement>(text)}>{children}</div>;
}
