import type { Bounds } from '@waymark/model/geography/bounds';
import type { Position } from '@waymark/model/geography/position';
import { useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { itemKey } from '../../../elements/card/item-key.ts';
import type { Outlined } from '../../../live/core/readers.ts';
import { type Goal, isInView, isOnMap, type MapView } from '../../../map/in-view.ts';
import { useExploreState } from './explore-context.ts';
import { SHEET } from './sheet-measures.ts';

/** How close the map zooms by itself to an item that was not in view. */
const SURROUNDINGS = 11;

/**
 * Brings a chosen item into view, once: when it was chosen here and is off screen, or when the opening address names no camera. An
 * address that names a camera, and a step back, move nothing.
 */
export function useBringIntoView({ card, bounds }: Outlined): void {
  const { mapView, goTo, openedItem, lastFramedItem, hasSheet } = useExploreState();
  const { position } = card;
  const isChosenHere = useNavigationType() === 'PUSH';
  const isOpened = openedItem !== null && itemKey(openedItem) === itemKey(card);
  useEffect(() => {
    // It is framed once, wherever the map moves after that.
    if (lastFramedItem.current === itemKey(card)) return;
    lastFramedItem.current = itemKey(card);
    if (position === null) return;
    if (isOpened) goTo(frameOf({ position, bounds }));
    if (isOpened || !isChosenHere) return;
    const view = hasSheet ? aboveSheet(mapView) : mapView;
    if (!isInView(position, view)) goTo(goalToShow({ position, bounds }, view));
  }, [position, bounds, mapView, hasSheet, goTo, isOpened, isChosenHere, card, lastFramedItem]);
}

/** A view as it is once the sheet has risen to show the chosen item. The centre of the view moves along with the sheet. */
export function aboveSheet(view: MapView): MapView {
  const { size, whole = size } = view;
  const height = Math.min(size.height, Math.round(whole.height * (1 - SHEET.middle)));
  return { ...view, size: { ...size, height }, whole };
}

interface Placed {
  position: Position;
  bounds?: Bounds | undefined;
}

function frameOf({ position, bounds }: Placed): Goal {
  return bounds ? { bounds } : { ...position, zoom: SURROUNDINGS };
}

/** The map's goal for an item that is not visible. Where only a sheet covers it, the map pans and keeps its zoom. */
export function goalToShow(item: Placed, view: MapView): Goal {
  return isOnMap(item.position, view) ? { ...item.position, zoom: view.camera.zoom } : frameOf(item);
}
