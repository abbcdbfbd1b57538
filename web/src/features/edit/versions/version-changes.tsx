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
  const t = useTranslations('edit.versions');
  const { fieldName } = useValueTexts();
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, earlier, current }) => (
        <li key={field}>
          <h4>{fieldName(field)}</h4>
          <div className={styles.sides}>
            <section className={styles.side} aria-label={t('thenOf', { field: fieldName(field) })}>
              <h5>{t('then')}</h5>
              <Value field={field} value={earlier} other={current} side="earlier" />
            </section>
            <section className={styles.side} aria-label={t('nowOf', { field: fieldName(field) })}>
              <h5>{t('now')}</h5>
              <Value field={field} value={current} other={earlier} side="current" />
            </section>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface ValueProps {
  field: string;
  value: unknown;
  other: unknown;
  side: 'earlier' | 'current';
}

function Value({ field, value, other, side }: ValueProps) {
  const { words } = useValueTexts();
  const locale = textIn(field)?.locale;
  const isText = locale !== undefined && typeof value === 'string' && typeof other === 'string';
  const [own, others] = isText ? [words(field, value), words(field, other)] : ['', ''];
  const pieces = useMemo<TextPiece[]>(() => {
    const both = side === 'earlier' ? changedWords(own, others) : changedWords(others, own);
    return both[side];
  }, [own, others, side]);
  if (!isText) return <ConflictValue field={field} value={value} />;
  const Mark = side === 'earlier' ? 'del' : 'ins';
  return (
    <p lang={locale} dir="auto">
      {pieces.map(({ text, isOnlyHere }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing but their place
        isOnlyHere ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
      )}
    </p>
  );
}
