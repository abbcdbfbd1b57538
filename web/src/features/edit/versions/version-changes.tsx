import type { Locale } from '@waymark/model/locale';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ChangedPart } from '../engine/content-merge.ts';
import { ConflictValue } from '../fields/conflict-value.tsx';
import { textIn } from '../fields/fields.ts';
import { useValueTexts } from '../fields/use-value-texts.ts';
import { changedWords, type TextPiece } from './changed-words.ts';
import styles from './versions-dialog.module.css';

/** What differs between a version and the work as it is now, field by field, side by side. */
export function VersionChanges({ changes }: { changes: readonly ChangedPart[] }) {
  const { fieldName } = useValueTexts();
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.field}>
          <h4>{fieldName(change.field)}</h4>
          <Change {...change} />
        </li>
      ))}
    </ul>
  );
}

function Change({ field, earlier, current }: ChangedPart) {
  const t = useTranslations('edit.versions');
  const { fieldName, words } = useValueTexts();
  const locale = textIn(field)?.locale;
  const [then, now] = [earlier, current].map((value) =>
    locale !== undefined && typeof value === 'string' ? words(field, value) : undefined,
  );
  const pieces = useMemo(
    () => (then === undefined || now === undefined ? undefined : changedWords(then, now)),
    [then, now],
  );
  return (
    <>
      {pieces && then === now && <p>{t('sameWords')}</p>}
      <div className={styles.sides}>
        <section className={styles.side} aria-label={t('thenOf', { field: fieldName(field) })}>
          <h5>{t('then')}</h5>
          {pieces ? (
            <Pieces of={pieces.earlier} lang={locale} mark="del" />
          ) : (
            <ConflictValue field={field} value={earlier} />
          )}
        </section>
        <section className={styles.side} aria-label={t('nowOf', { field: fieldName(field) })}>
          <h5>{t('now')}</h5>
          {pieces ? (
            <Pieces of={pieces.current} lang={locale} mark="ins" />
          ) : (
            <ConflictValue field={field} value={current} />
          )}
        </section>
      </div>
    </>
  );
}

interface PiecesProps {
  of: readonly TextPiece[];
  lang: Locale | undefined;
  /** The element of what the other text lacks. */
  mark: 'del' | 'ins';
}

function Pieces({ of, lang, mark: Mark }: PiecesProps) {
  return (
    <p lang={lang} dir="auto">
      {of.map(({ text, isOnlyHere }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing but their place
        isOnlyHere ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
      )}
    </p>
  );
}
