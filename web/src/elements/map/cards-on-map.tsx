import type { Card } from '@waymark/model/entities/card';
import type { Kind } from '@waymark/model/entities/kinds';
import { useMemo } from 'react';
import { mapItemOf, useShowOnMap } from './page-map-context.ts';

interface CardsOnMapProps {
  /** A new set of cards replaces the one with the same name. */
  name: string;
  cards: readonly Card[];
  /** The kinds to show; an empty list means all. */
  kinds?: readonly Kind[];
  /** The number of a single card in a numbered list. */
  number?: number;
}

const ANY: readonly Kind[] = [];

/** Shows cards as marks on the map. */
export function CardsOnMap({ name, cards, kinds = ANY, number }: CardsOnMapProps) {
  const onMap = useMemo(() => {
    const shown = cards.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
    const items = shown.flatMap((card) => mapItemOf(card) ?? []);
    return { marks: items.map((item) => ({ item, ...(number !== undefined && { number }) })) };
  }, [cards, kinds, number]);
  useShowOnMap(name, onMap);
  return null;
}
