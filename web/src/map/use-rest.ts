import type { Camera } from '@waymark/model/view-codec';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Source } from '../ui/store.ts';
import type { MapView } from './in-view.ts';
import { sameCamera } from './same-camera.ts';

/**
 * Tells of every view at which the map rests, once: answers what an engine is to call when it has come to rest. A resize is told
 * of too.
 */
export function useRest(
  here: Source<Camera>,
  frame: Omit<MapView, 'camera'> | null,
  onRest: (view: MapView) => void,
): () => void {
  const [rests, setRests] = useState(0);
  const told = useRef<MapView | null>(null);
  const tell = useEffectEvent(() => {
    if (frame === null) return;
    const view = { camera: here.current(), ...frame };
    if (told.current && sameView(told.current, view)) return;
    told.current = view;
    onRest(view);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is a reason to look again.
  useEffect(() => tell(), [rests, frame?.size.width, frame?.size.height, frame?.flat]);
  return useCallback(() => setRests((count) => count + 1), []);
}

function sameView(a: MapView, b: MapView): boolean {
  const sameSize = a.size.width === b.size.width && a.size.height === b.size.height;
  return sameSize && a.flat === b.flat && sameCamera(a.camera, b.camera);
}
