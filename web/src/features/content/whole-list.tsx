import type { Card } from '@waymark/model/entities/card';
import type { List, ListItem } from '@waymark/model/entities/list';
import { choose } from '@waymark/model/localised';
import { type ReactNode, useMemo } from 'react';
import { placeOfList } from '../../elements/list-place.ts';
import { useLocale } from '../../i18n/paths.ts';
import { ActionsLater } from './actions-later.tsx';
import { EntryList } from './entry-list.tsx';
import { ListView } from './list-view.tsx';
import styles from './whole-item.module.css';

/** The cards that the page knows, by the entry that they are of; null where an item is no longer public. */
export type KnownCards = ReadonlyMap<string, Card | null>;

interface WholeListProps {
  list: List;
  /** As far as they have been asked for. */
  entries: readonly ListItem[];
  cards: KnownCards;
  footer: ReactNode;
  onMore: () => void;
  step: number;
}

/** All of a list's page: itself, what may be done with it, and what is in it. */
export function WholeList({ list, entries, cards, footer, onMore, step }: WholeListProps) {
  const locale = useLocale();
  const place = useMemo(() => placeOfList(list), [list]);
  const shown = useMemo(
    () => entries.map((entry) => ({ entry, card: cards.get(entry.itemId) })),
    [entries, cards],
  );
  return (
    <div className={styles.whole}>
      <ListView
        list={list}
        entries={shown}
        actions={<ActionsLater name={choose(list.title, locale).value} position={null} place={place} />}
      >
        <EntryList entries={shown} count={list.count} onMore={onMore} step={step} />
      </ListView>
      {footer}
    </div>
  );
}
