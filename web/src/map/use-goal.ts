import type { Camera } from '@waymark/model/view-codec';
import { useEffect, useRef } from 'react';
import type { Source } from '../ui/store.ts';
import type { MapEngine } from './map-engine.ts';
import { sameCamera } from './same-camera.ts';

/**
 * Whether the map is to set out for a goal: only where it is another object than the last one, and another place than where the
 * map is. So an address that follows the map never moves it, the visitor is never held, and a place that they left can be the goal
 * again.
 */
export function setsOut(goal: Camera, last: Camera, here: Camera): boolean {
  return goal !== last && !sameCamera(goal, here);
}

/** Lets the engine go where the page says. */
export function useGoal(goal: Camera, engine: MapEngine | null, here: Source<Camera>): void {
  const last = useRef(goal);
  useEffect(() => {
    if (engine === null) return;
    if (setsOut(goal, last.current, here.current())) engine.goTo(goal, true);
    last.current = goal;
  }, [goal, engine, here]);
}
