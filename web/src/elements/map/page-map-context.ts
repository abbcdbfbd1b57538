import type { Card } from '@waymark/model/entities/card';
import type { Bounds } from '@waymark/model/geography/bounds';
import type { Position } from '@waymark/model/geography/position';
import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { createContext, type FocusEvent, type PointerEvent, use, useEffect } from 'react';
import type { SpotFinder } from '../../map/map-canvas-props.ts';
import type { MapShape } from '../../map/map-shape.ts';

/** An item with its own mark at its position, above all others and outside all clusters. */
export interface PageMark {
  item: MapItem;
  /** The number of the item in a numbered list. */
  number?: number;
  /** Set for the subject of the page. */
  selected?: boolean;
  /** Set where only the position and number are known. The mark is no link. */
  silent?: boolean;
  /** How a press adds the item to what is open beside the map, in place of opening it, with the accessible name of the mark then. */
  press?: { name: string; onPress: () => void };
}

/** What a part of a page shows on the map. */
export interface MapLayer {
  marks?: readonly PageMark[];
  /** Items that the map clusters, for a page whose map shows nothing else. */
  items?: readonly MapItem[];
  shapes?: readonly MapShape[];
}

/** The location of an item: bounds, or a position with a zoom. */
export type Place = { bounds: Bounds } | { position: Position; zoom: number };

/** The map beside a page, as the page controls it. */
export interface PageMap {
  /** Shows content on the map and replaces the former content with the same key. The returned function removes it. */
  show: (key: string, onMap: MapLayer) => () => void;
  /** Highlights the mark of an item, or removes the highlight. */
  highlight: (item: MapItem | null) => void;
  /** Moves the map to a location. */
  goTo: (place: Place) => void;
  /**
   * Moves the map to the location of the page's subject, once, unless the URL contains a camera or the location is in view.
   */
  open: (key: string, place: Place) => void;
  /** Finds where something is dropped on the map. */
  spotAt: SpotFinder;
}

const NO_MAP: PageMap = {
  show: () => () => {},
  highlight: () => {},
  goTo: () => {},
  open: () => {},
  spotAt: () => null,
};

/** Without a map, the calls have no effect. */
export const PageMapContext = createContext(NO_MAP);

export function usePageMap(): PageMap {
  return use(PageMapContext);
}

/** Whether the last input was a touch. */
let isTouchLast = false;

if (typeof document !== 'undefined') {
  const note = (isTouch: boolean) => {
    isTouchLast = isTouch;
  };
  addEventListener('pointerdown', ({ pointerType }) => note(pointerType === 'touch'), true);
  addEventListener('keydown', () => note(false), true);
}

/**
 * Event handlers that highlight a mark while the pointer or the keyboard's focus is on an element. Spread them over it. A finger
 * does not hover, and the focus that returns to a row after a touch would leave the highlight there. Browsers take that focus for one
 * of the keyboard if no touch has moved the focus before, and a touch on a map moves none.
 */
export function highlighting<Item>(highlight: (highlighted: Item | null) => void, highlighted: Item | null) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') highlight(highlighted);
    },
    onPointerLeave: () => highlight(null),
    // What has the focus may be within the element.
    onFocus: ({ target }: FocusEvent) => {
      if (!isTouchLast && target.matches(':focus-visible')) highlight(highlighted);
    },
    onBlur: () => highlight(null),
  };
}

/** Shows content on the map while the component is mounted. Pass the same object while it is unchanged. */
export function useShowOnMap(key: string, onMap: MapLayer): void {
  const { show } = usePageMap();
  useEffect(() => show(key, onMap), [show, key, onMap]);
}

/** Opens the map on the page's subject as soon as its location is known. */
export function useOpenMapAt(key: string, place: Place | null): void {
  const { open } = usePageMap();
  useEffect(() => {
    if (place !== null) open(key, place);
  }, [open, key, place]);
}

/** The map item of a card; undefined where the card has no location. */
export function mapItemOf(card: Card): MapItem | undefined {
  const { position } = card;
  return position === null ? undefined : makeMapItem({ ...card, position });
}
