import type { Card } from '@waymark/model/entities/card';
import type { Bounds } from '@waymark/model/geography/bounds';
import type { Position } from '@waymark/model/geography/position';
import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { createContext, use, useEffect } from 'react';
import type { MapShape } from '../../map/map-shape.ts';

/** An item that stands at its own place on the map, above all others, whatever clusters take in around it. */
export interface OwnMark {
  item: MapItem;
  /** Which one it is of several in a row. */
  number?: number;
  /** It is what the page is about. */
  selected?: boolean;
  /** Nothing but its place and its number is known of it: it leads nowhere. */
  silent?: boolean;
}

/** What a part of a page has on the map. */
export interface OnMap {
  marks?: readonly OwnMark[];
  /** Items that the map puts together where they are close: on a page whose map shows nothing else. */
  items?: readonly MapItem[];
  shapes?: readonly MapShape[];
}

/** Where something is: around it, or at one spot, to be looked at from this zoom. */
export type Place = { bounds: Bounds } | { position: Position; zoom: number };

/** The map beside a page, for what is on that page. */
export interface PageMap {
  /** Shows what a part of the page has on the map, in place of what it had; answers how to take it away. */
  show: (key: string, onMap: OnMap) => () => void;
  /** Highlights the mark of an item, or none. */
  highlight: (item: MapItem | null) => void;
  /** Brings the map to a place. */
  goTo: (place: Place) => void;
  /** Brings the map to the place that a page is about, once, unless its address says where to look or it is in view. */
  open: (key: string, place: Place) => void;
}

const NOWHERE: PageMap = { show: () => () => {}, highlight: () => {}, goTo: () => {}, open: () => {} };

/** On a page without a map nothing happens. */
export const PageMapContext = createContext(NOWHERE);

export function usePageMap(): PageMap {
  return use(PageMapContext);
}

/** Handlers that highlight a mark while the pointer or the focus is on an element: to be spread over it. */
export function highlighting<Item>(highlight: (highlighted: Item | null) => void, highlighted: Item | null) {
  return {
    onPointerEnter: () => highlight(highlighted),
    onPointerLeave: () => highlight(null),
    onFocus: () => highlight(highlighted),
    onBlur: () => highlight(null),
  };
}

/** Shows something on the map as long as whoever calls is there. The same object as long as it is the same. */
export function useOnMap(key: string, onMap: OnMap): void {
  const { show } = usePageMap();
  useEffect(() => show(key, onMap), [show, key, onMap]);
}

/** Opens the map on what a page is about, as soon as it is known where that is. */
export function useOpenedOn(key: string, place: Place | null): void {
  const { open } = usePageMap();
  useEffect(() => {
    if (place !== null) open(key, place);
  }, [open, key, place]);
}

/** What the map knows of an item, from its card; undefined where it has no place. */
export function mapItemOf(card: Card): MapItem | undefined {
  const { position } = card;
  return position === null ? undefined : makeMapItem({ ...card, position });
}
