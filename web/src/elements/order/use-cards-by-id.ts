import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import { useMemo } from 'react';
import { useLiveAll } from '../../live/core/use-live-all.ts';
import { oneCard } from '../../live/queries/card-queries.ts';

/**
 * The cards of the public ones among many items, by their ids, live: by the listeners that rows near the window have, for all items.
 * Undefined until all of them are known.
 */
export function useCardsById(references: readonly Reference[]): ReadonlyMap<string, Card> | undefined {
  const states = useLiveAll(references.map(({ kind, id }) => oneCard(kind, id)));
  return useMemo(() => {
    if (states.some(({ status }) => status === 'loading')) return undefined;
    const cards = states.flatMap((state) => (state.status === 'ready' ? [state.value] : []));
    return new Map(cards.map((card) => [card.id, card]));
  }, [states]);
}
