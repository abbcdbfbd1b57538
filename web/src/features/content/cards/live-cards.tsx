import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import type { ReactNode } from 'react';
import { useLiveCards } from './use-live-cards.ts';

interface LiveCardsProps {
  references: readonly Reference[];
  /** Renders the cards: see `useLiveCards`. */
  children: (cards: readonly Card[]) => ReactNode;
}

/** The cards of several items at once, live. */
export function LiveCards({ references, children }: LiveCardsProps) {
  return children(useLiveCards(references));
}
