import type { Card } from '@waymark/model/entities/card';
import type { ListItem } from '@waymark/model/entities/list';
import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useHasBeenNear } from '../../../elements/page/use-has-been-near.ts';
import { Live } from '../../../live/core/live.tsx';
import { oneCard } from '../../../live/queries/card-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { CardRow } from '../cards/card-row.tsx';
import styles from './entry-list.module.css';

/** An entry of a list with its item's card: undefined until it is loaded, null where the item is no longer public. */
export interface Entry {
  entry: ListItem;
  card: Card | null | undefined;
}

interface EntryListProps {
  entries: readonly Entry[];
  /** The number of entries of the list. */
  count: number;
  onMore: () => void;
  /** The most entries that a step adds. */
  step: number;
}

/** The entries of a list in order. Each one is live, and keeps its number also where its item is gone. */
export function EntryList({ entries, count, onMore, step }: EntryListProps) {
  const t = useTranslations('item.list');
  const rest = count - entries.length;
  if (entries.length === 0 && rest <= 0) return <EmptyState>{t('empty')}</EmptyState>;
  return (
    <section className={styles.list} aria-label={t('entries')}>
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          <EntryRow key={entry.entry.itemId} {...entry} number={index + 1} />
        ))}
      </ol>
      {rest > 0 && (
        <Button kind="secondary" onClick={onMore}>
          {t('more', { count: Math.min(step, rest) })}
        </Button>
      )}
    </section>
  );
}

function EntryRow({ entry, card, number }: Entry & { number: number }) {
  const t = useTranslations('card');
  const row = useRef<HTMLLIElement>(null);
  const query = useMemo(() => oneCard(entry.kind, entry.id), [entry.kind, entry.id]);
  const asleep = !useHasBeenNear(row);
  const gone = <p className={styles.gone}>{t('gone')}</p>;
  return (
    <li ref={row} className={styles.entry}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {card === null && asleep ? (
        gone
      ) : (
        <Live
          query={query}
          initial={card ?? undefined}
          asleep={asleep}
          loading={<span className={styles.coming} />}
          missing={gone}
          failed={() => gone}
        >
          {(now) => <CardRow card={now} note={entry.note} />}
        </Live>
      )}
    </li>
  );
}
