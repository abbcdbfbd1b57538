import type { Position } from '@waymark/model/geography/position';
import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PlacedMarker } from './map-engine.ts';
import { MapStage } from './map-stage.ts';

interface MapMarkerProps {
  position: Position;
  /** Above the markers that are above nothing, or above all others. */
  above?: 'most' | 'all' | undefined;
  /** The part of the marker at the position: its centre, or the middle of its lower edge. */
  anchor?: 'center' | 'bottom';
  /** Passes pointer events through to what is below. */
  through?: boolean;
  children: ReactNode;
}

/**
 * Renders React children on the map with any engine. They are in an element that moves from one engine to the next, so that
 * their state and the focus are kept.
 */
export function MapMarker(props: MapMarkerProps) {
  const { position, above, anchor = 'center', through = false, children } = props;
  const stage = use(MapStage);
  const [element] = useState(() => document.createElement('div'));
  const { lat, lng } = position;
  const spot = useRef(position);
  const placed = useRef<PlacedMarker | null>(null);
  const focused = useRef<Element | null>(null);
  // A marker that moves or comes to the front is not placed again, because an element under the pointer or a press has to
  // stay in the page.
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
    if (above) element.dataset.above = above;
    else delete element.dataset.above;
    element.toggleAttribute('data-through', through);
  }, [element, above, through]);
  return createPortal(children, element);
}
