import type { List, ListItem } from '@waymark/model/entities/list';
import { daysOf } from '@waymark/model/entities/list-days';
import type { ReactNode } from 'react';
import type { OrderOfPlaces } from '../../../elements/order/place-orders.ts';
import { placesInOrder } from '../../../elements/order/places-in-order.ts';
import { useCardsById } from '../../../elements/order/use-cards-by-id.ts';
import { useDistance } from '../../../session/use-distance.ts';
import styles from './entry-list.module.css';
import { cardsOf, type Entry, EntryRow } from './entry-row.tsx';

interface SortedEntriesProps {
  list: List;
  entries: readonly Entry[];
  order: OrderOfPlaces;
  /** Shown until everything is known that decides the order. */
  before: ReactNode;
}

const NO_ITEMS: readonly ListItem[] = [];

/** The entries in another order than that of the list, with their numbers on the map. Days and legs belong to the order of the list. */
export function SortedEntries({ list, entries, order, before }: SortedEntriesProps) {
  const format = useDistance();
  const items = daysOf(entries.map(({ entry }) => entry)).flatMap((day) => day.items);
  // The list itself knows the positions.
  const known = useCardsById(order.by === 'near' ? NO_ITEMS : items.map(({ item }) => item));
  if (known === undefined) return before;
  const cards = cardsOf(entries);
  const positions = new Map(list.stops?.map(({ itemId, position }) => [itemId, position]));
  const sorted = placesInOrder(items, order, {
    positionOf: ({ item }) => positions.get(item.itemId),
    cardOf: ({ item }) => known.get(item.id),
  });
  return (
    <ul className={styles.entries}>
      {sorted.map(({ item: { item, number }, metres }) => (
        <EntryRow
          key={item.itemId}
          item={item}
          number={number}
          card={known.get(item.id) ?? cards.get(item.itemId)}
          away={metres === undefined ? undefined : format(metres)}
          isOutOfOrder
        />
      ))}
    </ul>
  );
}
