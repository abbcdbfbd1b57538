import { useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { itemKey } from '../../../elements/card/item-key.ts';
import type { Outlined } from '../../../live/core/readers.ts';
import { isInView } from '../../../map/in-view.ts';
import { useExploreState } from './explore-context.ts';

/** How close the map comes by itself to an item that it did not show. */
const SURROUNDINGS = 11;

/**
 * Brings a chosen item into view, once: where it was chosen here and is not on the screen, or where the address that the page was
 * opened with asked for nothing else. An address that says where to look, and a step back, are left as they are.
 */
export function useFrame({ card, bounds }: Outlined): void {
  const { mapView, goTo, opened, framed } = useExploreState();
  const { position } = card;
  const isChosenHere = useNavigationType() === 'PUSH';
  const isOpened = opened !== null && itemKey(opened) === itemKey(card);
  useEffect(() => {
    // The panel may be put elsewhere, when the window becomes narrow, and start anew.
    if (framed.current === itemKey(card)) return;
    framed.current = itemKey(card);
    if (position === null) return;
    if (!isOpened && (!isChosenHere || isInView(position, mapView))) return;
    goTo(bounds ? { bounds } : { ...position, zoom: SURROUNDINGS });
  }, [position, bounds, mapView, goTo, isOpened, isChosenHere, card, framed]);
}
