import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import { KINDS } from '@waymark/model/entities/kinds';
import { MOST_IDS } from '@waymark/model/listable';
import { useMemo } from 'react';
import { useLiveAll } from '../../live/core/use-live-all.ts';
import { cardsWithIds } from '../../live/queries/card-queries.ts';

/**
 * The cards of the public ones among many items, by their ids, live: a listener for each thirty of a kind. Undefined until all of them are
 * known.
 */
export function useCardsById(references: readonly Reference[]): ReadonlyMap<string, Card> | undefined {
  const states = useLiveAll(queriesOf(references));
  return useMemo(() => {
    if (states.some(({ status }) => status === 'loading')) return undefined;
    const cards = states.flatMap((state) => (state.status === 'ready' ? state.value : []));
    return new Map(cards.map((card) => [card.id, card]));
  }, [states]);
}

function queriesOf(references: readonly Reference[]) {
  return KINDS.flatMap((kind) => {
    // In one order, so that a list whose items only move asks for nothing else.
    const ids = [...new Set(references.filter((one) => one.kind === kind).map(({ id }) => id))].sort();
    const queries = [];
    for (let at = 0; at < ids.length; at += MOST_IDS)
      queries.push(cardsWithIds(kind, ids.slice(at, at + MOST_IDS)));
    return queries;
  });
}
