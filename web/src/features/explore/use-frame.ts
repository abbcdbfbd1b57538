import { useEffect, useRef } from 'react';
import type { Outlined } from '../../live/card-queries.ts';
import { boundsCamera, isInView } from '../../map/in-view.ts';
import { itemKey } from './item-key.ts';
import type { ExploreState } from './use-explore.ts';

/** How close the map comes by itself to an item that it did not show. */
const SURROUNDINGS = 11;

/** Puts a chosen item on the map, wherever it lies, as long as it is chosen. */
export function useOnMap({ card }: Outlined, { choose }: ExploreState): void {
  useEffect(() => {
    const { kind, id, position, cover, title, category, icon, colour } = card;
    if (position === null) return;
    const look = { ...(category && { category }), ...(icon && { icon }), ...(colour && { colour }) };
    choose({ kind, id, position, cover: cover?.path ?? null, title, rank: 0, ...look });
    return () => choose(null);
  }, [card, choose]);
}

/** Brings a chosen item into view where it is not, or where the address asked for nothing else: once. */
export function useFrame({ card, bounds }: Outlined, { mapView, goTo, opened }: ExploreState): void {
  const framed = useRef(false);
  const { position } = card;
  const isOpened = opened !== null && itemKey(opened) === itemKey(card);
  useEffect(() => {
    if (framed.current) return;
    framed.current = true;
    if (position === null || (!isOpened && isInView(position, mapView))) return;
    goTo(bounds ? boundsCamera(bounds, mapView.size) : { ...position, zoom: SURROUNDINGS });
  }, [position, bounds, mapView, goTo, isOpened]);
}
