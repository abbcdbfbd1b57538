import { NO_VIEW } from '@waymark/model/view-codec';
import { useCallback } from 'react';
import type { CardOrder } from '../../../live/queries/card-queries.ts';
import { useExploreState } from './explore-context.ts';

/** The order of the items on the page of a creator or a country. The address holds it, as it holds that of the home page's list. */
export function useCardOrder(): { order: CardOrder; onOrder: (order: CardOrder) => void } {
  const { view, change } = useExploreState();
  const onOrder = useCallback(
    (order: CardOrder) => change({ sort: order === 'new' ? 'new' : NO_VIEW.sort }, 'push'),
    [change],
  );
  return { order: view.sort === 'new' ? 'new' : 'saved', onOrder };
}
