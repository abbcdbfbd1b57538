import { useTranslations } from 'use-intl';
import type { Draft } from '../../../live/writes/save-work.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { type Conflict, partOf } from '../engine/content-merge.ts';
import styles from './conflict-list.module.css';
import { ConflictValue } from './conflict-value.tsx';
import { useValueTexts } from './use-value-texts.ts';

interface ConflictListProps {
  conflicts: readonly Conflict[];
  /** The current value here, which may have changed since. */
  content: Draft;
  onChoose: (field: string, choice: 'mine' | 'theirs') => void;
}

/** The id of the only such list. */
const HEADING = 'conflicts';

/** Moves the focus to the conflicts, from anywhere in the editor. */
export function focusConflicts(): void {
  document.getElementById(HEADING)?.focus();
}

/** The conflicts: both values of each field beside each other, with a choice. */
export function ConflictList({ conflicts, content, onChoose }: ConflictListProps) {
  const t = useTranslations('edit.conflicts');
  const { fieldName } = useValueTexts();
  if (conflicts.length === 0) return null;
  return (
    <section className={styles.conflicts} aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        {t('heading')}
      </h2>
      <p>{t('intro')}</p>
      <ul>
        {conflicts.map(({ field, theirs }) => (
          <li key={field}>
            <h3>{fieldName(field)}</h3>
            <div className={styles.sides}>
              <Side
                heading={t('mine')}
                name={t('keepMine', { field: fieldName(field) })}
                field={field}
                value={partOf(content, field)}
                onTake={() => onChoose(field, 'mine')}
              />
              <Side
                heading={t('theirs')}
                name={t('keepTheirs', { field: fieldName(field) })}
                field={field}
                value={theirs}
                onTake={() => onChoose(field, 'theirs')}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SideProps {
  heading: string;
  /** The label of the button for screen readers. */
  name: string;
  field: string;
  value: unknown;
  onTake: () => void;
}

function Side({ heading, name, field, value, onTake }: SideProps) {
  const t = useTranslations('edit.conflicts');
  return (
    <div className={styles.side}>
      <h4>{heading}</h4>
      <ConflictValue field={field} value={value} />
      <Button kind="secondary" size="small" aria-label={name} onClick={onTake}>
        {t('takeThis')}
      </Button>
    </div>
  );
}
