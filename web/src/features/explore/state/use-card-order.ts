import { SORTS } from '@waymark/model/search/index-names';
import { NO_VIEW } from '@waymark/model/view-codec';
import { useCallback, useMemo } from 'react';
import type { Origin } from '../../../elements/order/origin.ts';
import type { CardOrder } from '../../../live/queries/card-queries.ts';
import { ownPosition } from '../../../map/own-position.ts';
import { useStore } from '../../../ui/hooks/store.ts';
import { originOf } from '../list/near.ts';
import { useExploreState } from './explore-context.ts';

/**
 * The order of the items on a page beside the map. The address holds it, as it holds that of the home page's list.
 * The object stays the same while the map moves, unless that changes the order.
 * @param orders those of the page; the address does not name the first one
 */
export function useCardOrder<Order extends CardOrder | 'list'>(orders: readonly [Order, ...Order[]]) {
  const { view, change, listView } = useExploreState();
  const { position } = useStore(ownPosition);
  const [first] = orders;
  const order = orders.find((one) => one === view.sort) ?? first;
  const onOrder = useCallback(
    (next: Order) => {
      const sort = SORTS.find((one) => one === next && next !== first);
      change({ sort: sort ?? NO_VIEW.sort }, 'push');
    },
    [first, change],
  );
  const from = useMemo<Origin | null>(() => {
    if (order !== 'near') return null;
    const at = originOf(listView, position);
    return { at, isVisitor: at === position };
  }, [order, listView, position]);
  return useMemo(() => ({ order, onOrder, from }), [order, onOrder, from]);
}
