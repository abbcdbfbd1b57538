import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import { useMemo } from 'react';
import { useLiveAll } from '../../../live/core/use-live-all.ts';
import { oneCard } from '../../../live/queries/card-queries.ts';

/**
 * The cards of several items, live: of the public ones among them, in their order, as far as they are known.
 * @param atOnce as of `useLiveAll`
 */
export function useLiveCards(references: readonly Reference[], atOnce?: boolean): readonly Card[] {
  const wanted = [...new Map(references.map((reference) => [reference.id, reference])).values()];
  const states = useLiveAll(
    wanted.map(({ kind, id }) => oneCard(kind, id)),
    atOnce,
  );
  return useMemo(() => states.flatMap((state) => (state.status === 'ready' ? state.value : [])), [states]);
}
