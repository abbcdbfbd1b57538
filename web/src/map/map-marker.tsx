import type { Position } from '@waymark/model/geography/position';
import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
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
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (stage === null) return;
    const remove = stage.place(element, { position: { lat, lng }, anchor });
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    return () => {
      focused.current = element.contains(document.activeElement) ? document.activeElement : null;
      remove();
    };
  }, [stage, element, lat, lng, anchor]);
  // Not by placing it anew: whoever comes under the pointer, or is pressed, must stay where they are.
  useLayoutEffect(() => {
    element.toggleAttribute('data-front', front);
    element.toggleAttribute('data-through', through);
  }, [element, front, through]);
  return createPortal(children, element);
}
