import { useEffect, useRef, useState } from 'react';
import type { SpotFinder } from '../../map/map-canvas-props.ts';
import { createStore } from '../../ui/hooks/store.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { type DragParts, dragToMap, type HeldItem } from './drag-to-map.ts';

/** Lets the items within an element, `area`, be dragged onto a map. `held` is what is being dragged. */
export function useDragToMap(spotAt: SpotFinder, onDrop: DragParts['onDrop']) {
  const area = useRef<HTMLDivElement>(null);
  const [held] = useState(() => createStore<HeldItem | undefined>(undefined));
  const latest = useLatest({ spotAt, onDrop });
  useEffect(() => {
    const list = area.current;
    if (list === null) return;
    return dragToMap({
      list,
      spotAt: (x, y) => latest.current.spotAt(x, y),
      onHeld: held.set,
      onDrop: (...dropped) => latest.current.onDrop(...dropped),
    });
  }, [held, latest]);
  return { area, held };
}
