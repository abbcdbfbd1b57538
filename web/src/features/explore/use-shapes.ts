import { useCallback, useMemo, useState } from 'react';
import type { MapShape } from '../../map/map-shape.ts';

type Shapes = readonly MapShape[];

/** Draws what belongs to an item on the map, in place of what did before; answers how to take it away. */
export type Draw = (item: string, shapes: Shapes) => () => void;

const NOTHING: ReadonlyMap<string, Shapes> = new Map();

/** What is drawn on the map for items: the outlines of areas, the ways of lists. */
export function useShapes(): { shapes: Shapes; draw: Draw } {
  const [drawn, setDrawn] = useState(NOTHING);
  const draw = useCallback<Draw>((item, shapes) => {
    setDrawn((before) => new Map(before).set(item, shapes));
    // What has taken its place stays.
    return () =>
      setDrawn((before) =>
        before.get(item) === shapes ? new Map([...before].filter(([other]) => other !== item)) : before,
      );
  }, []);
  const shapes = useMemo(() => [...drawn.values()].flat(), [drawn]);
  return { shapes, draw };
}
