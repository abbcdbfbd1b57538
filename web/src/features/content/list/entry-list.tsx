import type { List } from '@waymark/model/entities/list';
import { daysOf } from '@waymark/model/entities/list-days';
import { Suspense, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DayHeading } from '../../../elements/legs/day-heading.tsx';
import { type Leg, legsOf } from '../../../elements/legs/legs.ts';
import { LegsNote } from '../../../elements/legs/legs-note.tsx';
import { LazyPlaceOrder } from '../../../elements/order/lazy-place-order.tsx';
import type { OrderOfPlaces } from '../../../elements/order/place-orders.ts';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { useIsHydrated } from '../../../ui/hooks/use-is-hydrated.ts';
import styles from './entry-list.module.css';
import { cardsOf, type Entry, EntryRow } from './entry-row.tsx';

const SortedEntries = lazyPart(async () => (await import('./sorted-entries.tsx')).SortedEntries, {
  panel: 'sorted-entries',
});

export interface EntryListProps {
  list: List;
  entries: readonly Entry[];
  /** The order that the visitor has chosen. */
  order: OrderOfPlaces;
  onOrder: (order: OrderOfPlaces) => void;
  onMore: () => void;
  /** The most entries that a step adds. */
  step: number;
}

/** The entries of a list, each of them live: in its order by days, or in another one. */
export function EntryList({ list, entries, order, onOrder, onMore, step }: EntryListProps) {
  const t = useTranslations('item.list');
  const legs = useMemo(() => legsOf(list), [list]);
  const rest = list.count + (list.days ?? 0) - entries.length;
  // The last one may be the first in another order, so the order of the list stays until all are there.
  const isSorted = useIsHydrated() && order.by !== 'list' && rest <= 0;
  if (entries.length === 0 && rest <= 0) return <EmptyState>{t('empty')}</EmptyState>;
  const byDay = <EntriesByDay entries={entries} legs={legs} />;
  return (
    <section className={styles.list} aria-label={t('entries')}>
      {list.count > 1 && (
        <div className={styles.order}>
          <LazyPlaceOrder order={order} onOrder={onOrder} hasPositions={list.stops !== undefined} />
        </div>
      )}
      {isSorted ? (
        <Suspense fallback={byDay}>
          <SortedEntries list={list} entries={entries} order={order} before={byDay} />
        </Suspense>
      ) : (
        byDay
      )}
      {/* All entries are on their way where they are to be sorted. */}
      {rest > 0 && order.by === 'list' && (
        <Button kind="secondary" onClick={onMore}>
          {t('more', { count: Math.min(step, rest) })}
        </Button>
      )}
      {!isSorted && <LegsNote legs={legs} />}
    </section>
  );
}

/** The entries in the order of their list. Each keeps its number also where its item is gone. */
function EntriesByDay({ entries, legs }: Pick<EntryListProps, 'entries'> & { legs: readonly Leg[] }) {
  const cards = cardsOf(entries);
  return daysOf(entries.map(({ entry }) => entry)).map(({ day, heading, items }) => (
    <div key={heading?.itemId ?? ''} className={styles.day}>
      {heading && <DayHeading heading={heading} legs={legs.filter((leg) => leg.day === day)} />}
      {items.length > 0 && (
        <ol className={styles.entries} start={items[0]?.number}>
          {items.map(({ item, number }) => (
            <EntryRow
              key={item.itemId}
              item={item}
              number={number}
              card={cards.get(item.itemId)}
              leg={legs.find(({ to }) => to === number)}
            />
          ))}
        </ol>
      )}
    </div>
  ));
}
