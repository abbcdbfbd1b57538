import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import { type ReactNode, useMemo } from 'react';
import { useLiveAll } from '../../../live/core/use-live-all.ts';
import { oneCard } from '../../../live/queries/card-queries.ts';

interface LiveCardsProps {
  references: readonly Reference[];
  /** Renders the public items among the references, in their order, as far as they are known. */
  children: (cards: readonly Card[]) => ReactNode;
}

/** The cards of several items at once, live. */
export function LiveCards({ references, children }: LiveCardsProps) {
  const wanted = [...new Map(references.map((reference) => [reference.id, reference])).values()];
  const states = useLiveAll(wanted.map(({ kind, id }) => oneCard(kind, id)));
  const cards = useMemo(
    () => states.flatMap((state) => (state.status === 'ready' ? state.value : [])),
    [states],
  );
  return children(cards);
}
