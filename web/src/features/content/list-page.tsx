import type { Card } from '@waymark/model/entities/card';
import type { List, ListItem } from '@waymark/model/entities/list';
import { type ReactNode, useMemo } from 'react';
import { placeOfList } from '../../elements/map/list-location.ts';
import { EntryList } from './entry-list.tsx';
import styles from './item-page.module.css';
import { LazyActions } from './lazy-actions.tsx';
import { ListView } from './list-view.tsx';

/** The cards that the page knows, by the entry that they are of; null where an item is no longer public. */
export type KnownCards = ReadonlyMap<string, Card | null>;

interface ListPageProps {
  list: List;
  /** As far as they have been asked for. */
  entries: readonly ListItem[];
  cards: KnownCards;
  footer: ReactNode;
  onMore: () => void;
  step: number;
  /** Prints all of it. */
  onPrint: () => void;
  /** For who may change it: what leads there. */
  tools?: ReactNode;
  /** In place of what is in it, for who changes it just now, unless they may not. */
  editor?: false | ((entries: ReactNode) => ReactNode);
  /** What is on paper only. */
  booklet?: ReactNode;
}

/** All of a list's page: itself, what may be done with it, and what is in it. */
export function ListPage(props: ListPageProps) {
  const { list, entries, cards, footer, onMore, step, onPrint, tools, editor, booklet } = props;
  const place = useMemo(() => placeOfList(list), [list]);
  const shown = useMemo(
    () => entries.map((entry) => ({ entry, card: cards.get(entry.itemId) })),
    [entries, cards],
  );
  const entryList = <EntryList entries={shown} count={list.count} onMore={onMore} step={step} />;
  return (
    <div className={styles.whole}>
      {booklet}
      {tools}
      <ListView
        list={list}
        entries={shown}
        actions={
          <LazyActions
            item={{ kind: 'list', id: list.id }}
            title={list.title}
            position={null}
            place={place}
            isPrivate={list.visibility === 'private'}
            onPrint={onPrint}
          />
        }
      >
        {editor ? editor(entryList) : entryList}
      </ListView>
      {footer}
    </div>
  );
}
