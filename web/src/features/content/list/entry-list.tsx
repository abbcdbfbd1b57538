import type { Card } from '@waymark/model/entities/card';
import type { List, ListEntry } from '@waymark/model/entities/list';
import { daysOf, type NumberedItem } from '@waymark/model/entities/list-days';
import type { Position } from '@waymark/model/geography/position';
import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DayHeading } from '../../../elements/legs/day-heading.tsx';
import { LegLine } from '../../../elements/legs/leg-line.tsx';
import { type Leg, legsOf } from '../../../elements/legs/legs.ts';
import { LegsNote } from '../../../elements/legs/legs-note.tsx';
import { LazyPlaceOrder } from '../../../elements/order/lazy-place-order.tsx';
import { nearestFirst } from '../../../elements/order/nearest-first.ts';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { useHasBeenNear } from '../../../elements/page/use-has-been-near.ts';
import { useDistance } from '../../../i18n/distance.ts';
import { Live } from '../../../live/core/live.tsx';
import { oneCard } from '../../../live/queries/card-queries.ts';
import { hasTokens } from '../../../session/token-storage.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { useIsHydrated } from '../../../ui/hooks/use-is-hydrated.ts';
import { CardRow } from '../cards/card-row.tsx';
import styles from './entry-list.module.css';

/** An entry of a list with its item's card: undefined until it is loaded, null where the item is no longer public. */
export interface Entry {
  entry: ListEntry;
  card: Card | null | undefined;
}

export interface EntryListProps {
  list: List;
  entries: readonly Entry[];
  /** From where the visitor sorts the entries by distance; null in the order of the list. */
  from: Position | null;
  onSort: (from: Position | null) => void;
  onMore: () => void;
  /** The most entries that a step adds. */
  step: number;
}

/** The entries of a list, each of them live: in its order by days, or by their distance from the visitor. */
export function EntryList({ list, entries, from, onSort, onMore, step }: EntryListProps) {
  const t = useTranslations('item.list');
  const legs = useMemo(() => legsOf(list), [list]);
  const rest = list.count + (list.days ?? 0) - entries.length;
  if (entries.length === 0 && rest <= 0) return <EmptyState>{t('empty')}</EmptyState>;
  // The nearest one may be the last, so the order of the list stays until all are there.
  const isSorted = from !== null && rest <= 0;
  return (
    <section className={styles.list} aria-label={t('entries')}>
      {list.stops && list.stops.length > 1 && (
        <div className={styles.order}>
          <LazyPlaceOrder from={from} onSort={onSort} />
        </div>
      )}
      {isSorted ? (
        <NearestEntries list={list} entries={entries} from={from} />
      ) : (
        <EntriesByDay entries={entries} legs={legs} />
      )}
      {/* All entries are on their way where they are to be sorted. */}
      {rest > 0 && from === null && (
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

interface NearestEntriesProps extends Pick<EntryListProps, 'list' | 'entries'> {
  from: Position;
}

/** The entries by their distance, with their numbers on the map. Days and legs belong to the order of the list. */
function NearestEntries({ list, entries, from }: NearestEntriesProps) {
  const format = useDistance();
  const cards = cardsOf(entries);
  const positions = new Map(list.stops?.map(({ itemId, position }) => [itemId, position]));
  const items = daysOf(entries.map(({ entry }) => entry)).flatMap((day) => day.items);
  return (
    <ul className={styles.entries}>
      {nearestFirst(items, from, ({ item }) => positions.get(item.itemId)).map(
        ({ item: { item, number }, metres }) => (
          <EntryRow
            key={item.itemId}
            item={item}
            number={number}
            card={cards.get(item.itemId)}
            away={metres === undefined ? undefined : format(metres)}
          />
        ),
      )}
    </ul>
  );
}

/** The cards by the key of their entry. */
function cardsOf(entries: readonly Entry[]): ReadonlyMap<string, Entry['card']> {
  return new Map(entries.map(({ entry, card }) => [entry.itemId, card]));
}

const PersonalMark = lazyPart(
  async () => (await import('../../../elements/visits/personal-mark.tsx')).PersonalMark,
  { messages: ['visits', 'failures'], isAfterPage: true },
);

interface EntryRowProps extends NumberedItem {
  card: Entry['card'];
  /** The way to this entry; undefined for the first place of a day, and where the entries are sorted. */
  leg?: Leg | undefined;
  /** How far away it is, where the entries are sorted by that. */
  away?: string | undefined;
}

function EntryRow({ item, card, number, leg, away }: EntryRowProps) {
  const t = useTranslations('card');
  const row = useRef<HTMLLIElement>(null);
  const query = useMemo(() => oneCard(item.kind, item.id), [item.kind, item.id]);
  const asleep = !useHasBeenNear(row);
  const isMember = useIsHydrated() && hasTokens();
  const gone = <p className={styles.gone}>{t('gone')}</p>;
  return (
    <li ref={row} className={styles.entry} data-leg={leg ? '' : undefined}>
      {leg && (
        <div className={styles.leg}>
          <LegLine leg={leg} />
        </div>
      )}
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
          {(now) => (
            <>
              <CardRow card={now} note={item.note} away={away} />
              {isMember && (
                <span className={styles.mark}>
                  <PersonalMark id={now.id} title={now.title} />
                </span>
              )}
            </>
          )}
        </Live>
      )}
    </li>
  );
}
