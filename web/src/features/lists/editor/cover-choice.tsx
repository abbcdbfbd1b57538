import type { Card } from '@waymark/model/entities/card';
import type { List, ListItem } from '@waymark/model/entities/list';
import type { Photo } from '@waymark/model/entities/photo';
import { choose } from '@waymark/model/localised';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../../elements/card/item-photo.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { Live } from '../../../live/core/live.tsx';
import { oneCard } from '../../../live/queries/card-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './list-editor.module.css';

/** The most pictures to choose from: a longer row is no help. */
const MOST = 40;

interface CoverChoiceProps {
  cover: List['cover'];
  items: readonly ListItem[];
  onChange: (cover: Photo | null) => void;
}

/** The choice of a list's cover among the pictures of its entries. */
export function CoverChoice({ cover, items, onChange }: CoverChoiceProps) {
  const t = useTranslations('listEdit');
  return (
    <div className={styles.fields}>
      <p className={styles.hint}>{t('coverHint')}</p>
      <div className={styles.covers}>
        {items.slice(0, MOST).map((entry) => (
          <CoverOf key={entry.itemId} entry={entry} cover={cover} onChange={onChange} />
        ))}
      </div>
      {cover && (
        <div className={styles.buttons}>
          <Button kind="secondary" size="small" onClick={() => onChange(null)}>
            {t('noCover')}
          </Button>
        </div>
      )}
    </div>
  );
}

function CoverOf({ entry, cover, onChange }: { entry: ListItem } & Omit<CoverChoiceProps, 'items'>) {
  const query = useMemo(() => oneCard(entry.kind, entry.id), [entry.kind, entry.id]);
  return (
    <Live query={query} loading={null} missing={null} failed={() => null}>
      {(card) => <Choice card={card} cover={cover} onChange={onChange} />}
    </Live>
  );
}

function Choice({ card, cover, onChange }: { card: Card } & Omit<CoverChoiceProps, 'items'>) {
  const t = useTranslations('listEdit');
  const { value: name } = choose(card.title, useLocale());
  const photo = card.cover;
  if (photo === null) return null;
  return (
    <button
      type="button"
      className={styles.cover}
      aria-pressed={cover?.path === photo.path}
      aria-label={t('coverOf', { name })}
      onClick={() => onChange(photo)}
    >
      <ItemPhoto photo={photo} sizes="80px" decorative />
    </button>
  );
}
