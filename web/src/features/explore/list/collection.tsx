import type { Card } from '@waymark/model/entities/card';
import { tilesOfView } from '@waymark/model/map-index/tile-levels';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { LazyCardOrder } from '../../../elements/order/lazy-card-order.tsx';
import { nearestFirst } from '../../../elements/order/nearest-first.ts';
import { Live } from '../../../live/core/live.tsx';
import {
  type CardOrder,
  type CollectedKind,
  cardsWithin,
  NEAREST_OF,
} from '../../../live/queries/card-queries.ts';
import { isInView } from '../../../map/in-view.ts';
import { Notice } from '../../../ui/display/notice.tsx';
import { useExploreState } from '../state/explore-context.ts';
import { useCardOrder } from '../state/use-card-order.ts';
import { CollectedCards } from './collected-cards.tsx';
import { PAGE_SIZE, usePaging } from './use-paging.ts';

/** The orders of each kind; the first one is that of the payload. The document of a list does not say in how many others it is. */
const ORDERS = {
  post: ['new', 'saved', 'near'],
  list: ['new', 'near'],
} as const satisfies Record<CollectedKind, readonly CardOrder[]>;

interface CollectionProps {
  kind: CollectedKind;
  /** The newest items, from the page's payload; undefined where the payload could not be loaded. */
  newest: Card[] | undefined;
  /** How the items are shown. They add no marks of their own: the map shows all of them already. */
  rows: (cards: readonly Card[]) => ReactNode;
  /** The placeholder while items load. */
  skeletons: ReactNode;
}

/**
 * The items of one kind in the visible part of the map, in the order that the visitor chooses, live, loaded in steps. The nearest are
 * looked for among the newest.
 */
export function Collection({ kind, newest, rows, skeletons }: CollectionProps) {
  const t = useTranslations('states');
  const { listView } = useExploreState();
  const { camera, size } = listView;
  const now = tilesOfView(camera, size);
  const key = now?.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it
  const tiles = useMemo(() => now, [key]);
  const orders: readonly [CardOrder, ...CardOrder[]] = ORDERS[kind];
  const { order, onOrder, from } = useCardOrder(orders);
  const paging = usePaging(`${order} ${key}`, order === 'near' ? NEAREST_OF : PAGE_SIZE);
  const query = useMemo(
    () => cardsWithin(kind, order === 'saved' ? 'saved' : 'new', tiles, paging.limit),
    [kind, order, tiles, paging.limit],
  );
  const isHere = useMemo(
    // An item without a position is nowhere on the map. It is listed where the view is the whole world.
    () => (card: Card) => (card.position === null ? tiles === undefined : isInView(card.position, listView)),
    [tiles, listView],
  );
  const initial = useMemo(
    // A full page may have others after it.
    () => newest && { cards: newest, found: newest.length < PAGE_SIZE ? newest.length : PAGE_SIZE + 1 },
    [newest],
  );
  const inOrder = (cards: readonly Card[]) =>
    from === null ? cards : nearestFirst(cards, from.at, ({ position }) => position).map(({ item }) => item);
  return (
    <>
      <LazyCardOrder orders={orders} order={order} onOrder={onOrder} from={from} />
      <Live
        query={query}
        // In a part of the world the newest items overall say little, so its own are queried at once.
        initial={order === 'new' && tiles === undefined && newest?.some(isHere) ? initial : undefined}
        loading={skeletons}
        missing={null}
        failed={(reason) => <Notice kind="warning">{t(reason)}</Notice>}
      >
        {(answer, source) => (
          <CollectedCards
            {...{ kind, order, answer, paging, rows, skeletons }}
            inView={inOrder(answer.cards.filter(isHere))}
            waiting={source === 'former-session' || (source === 'payload' && paging.limit > PAGE_SIZE)}
            live={source === 'listener'}
          />
        )}
      </Live>
    </>
  );
}
