import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Land } from '../base-map/land.ts';
import type { MapColours } from '../map-colours.ts';
import type { MapShape } from '../map-shape.ts';
import { inSlices } from './in-slices.ts';
import type { StillView } from './still-projection.ts';
import { useDetail } from './use-detail.ts';

type Painting = typeof import('./paint-still.ts');

interface Brush extends Pick<Painting, 'paintStill' | 'stillSteps'> {
  land: Land | null;
}

/**
 * Keeps a canvas painted with a view and shapes on it: the sea once d3 is loaded, the land once its data is, and the region of a
 * closer view once the page is idle. A painted view that moves is painted at once. What is new in it appears when it is painted whole,
 * in slices: the first time, d3 takes ten times as long as later.
 */
export function usePainting(
  canvas: RefObject<HTMLCanvasElement | null>,
  { camera, size, covered }: StillView,
  shapes: readonly MapShape[],
  colours: MapColours | null,
): void {
  const detail = useDetail({ camera, size, covered });
  const [brush, setBrush] = useState<Brush | null>(null);
  useEffect(() => {
    let gone = false;
    void loadBrush((loaded) => gone || setBrush(loaded)).catch((error: unknown) => {
      console.warn('The still picture of the map could not be drawn whole.', error);
    });
    return () => {
      gone = true;
    };
  }, []);
  const painted = useRef<StillView>(null);
  useEffect(() => {
    if (!brush || !colours || !canvas.current) return;
    const target = canvas.current;
    const view = { camera, size, covered };
    const content = { colours, land: brush.land, detail, shapes };
    const before = painted.current;
    const hasMoved =
      before !== null && (before.camera !== camera || before.size !== size || before.covered !== covered);
    painted.current = view;
    if (hasMoved) return brush.paintStill(target, view, content);
    const spare = document.createElement('canvas');
    return inSlices(brush.stillSteps(spare, view, content), () => {
      target.width = spare.width;
      target.height = spare.height;
      target.getContext('2d')?.drawImage(spare, 0, 0);
    });
  }, [canvas, brush, camera, size, covered, detail, shapes, colours]);
}

async function loadBrush(onLoad: (brush: Brush) => void): Promise<void> {
  const { loadCoarseLand } = await import('../base-map/load.ts');
  const coming = loadCoarseLand();
  const [{ paintStill, stillSteps }, first] = await Promise.all([
    import('./paint-still.ts'),
    Promise.race([coming, null]),
  ]);
  if (first === null) onLoad({ paintStill, stillSteps, land: null });
  onLoad({ paintStill, stillSteps, land: await coming });
}
