import type { Card } from '@waymark/model/entities/card';
import type { Kind } from '@waymark/model/entities/kinds';
import { useMemo } from 'react';
import { mapItemOf, useOnMap } from './page-map-context.ts';

interface CardsOnMapProps {
  /** What stands on the map under the same name goes. */
  name: string;
  cards: readonly Card[];
  /** Which of them; no kinds means any. */
  kinds?: readonly Kind[];
  /** Of the only one, where it is one of several in a row. */
  number?: number;
}

const ANY: readonly Kind[] = [];

/** Items as they stand on the map. */
export function CardsOnMap({ name, cards, kinds = ANY, number }: CardsOnMapProps) {
  const onMap = useMemo(() => {
    const shown = cards.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
    const items = shown.flatMap((card) => mapItemOf(card) ?? []);
    return { marks: items.map((item) => ({ item, ...(number !== undefined && { number }) })) };
  }, [cards, kinds, number]);
  useOnMap(name, onMap);
  return null;
}
