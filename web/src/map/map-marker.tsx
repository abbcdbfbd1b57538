import type { Position } from '@waymark/model/geography/position';
import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PlacedMarker } from './map-engine.ts';
import { MapStage } from './map-stage.ts';

interface MapMarkerProps {
  position: Position;
  /** Above the other markers. */
  front?: boolean;
  /** What of it stands on the position: its middle, or the middle of its lower edge. */
  anchor?: 'center' | 'bottom';
  /** The pointer goes through it, to what it lies over. */
  through?: boolean;
  children: ReactNode;
}

/**
 * Puts React children on the map, whatever engine it has. They live in an element of their own that is handed from one engine
 * to the next: what they hold, and the focus, stays.
 */
export function MapMarker(props: MapMarkerProps) {
  const { position, front = false, anchor = 'center', through = false, children } = props;
  const stage = use(MapStage);
  const [element] = useState(() => document.createElement('div'));
  const { lat, lng } = position;
  const spot = useRef(position);
  const placed = useRef<PlacedMarker | null>(null);
  const focused = useRef<Element | null>(null);
  // What only moves, or comes to the front, is not placed anew: whoever is under the pointer, or is pressed, must stay in the page.
  useLayoutEffect(() => {
    spot.current = { lat, lng };
    placed.current?.moveTo(spot.current);
  }, [lat, lng]);
  useLayoutEffect(() => {
    if (stage === null) return;
    const marker = stage.place(element, { position: spot.current, anchor });
    placed.current = marker;
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    return () => {
      focused.current = element.contains(document.activeElement) ? document.activeElement : null;
      placed.current = null;
      marker.remove();
    };
  }, [stage, element, anchor]);
  useLayoutEffect(() => {
    element.toggleAttribute('data-front', front);
    element.toggleAttribute('data-through', through);
  }, [element, front, through]);
  return createPortal(children, element);
}
