import type { Camera } from '@waymark/model/view-codec';
import { useEffect, useRef } from 'react';
import type { Source } from '../ui/hooks/store.ts';
import type { MapEngine } from './map-engine.ts';
import { sameCamera } from './same-camera.ts';

/**
 * Whether the map has to move to a goal: only if it is another object than the last one, and another place than the map's. So
 * an address that follows the map never moves it, the visitor moves it freely, and a place that they left can be the goal
 * again.
 */
export function mustMove(goal: Camera, last: Camera, here: Camera): boolean {
  return goal !== last && !sameCamera(goal, here);
}

/** Moves the engine to the page's goal. */
export function useGoal(goal: Camera, engine: MapEngine | null, here: Source<Camera>): void {
  const last = useRef(goal);
  useEffect(() => {
    if (engine === null) return;
    if (mustMove(goal, last.current, here.current())) engine.goTo(goal, true);
    last.current = goal;
  }, [goal, engine, here]);
}
