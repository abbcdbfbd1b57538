import { type RefObject, useEffect, useState } from 'react';
import type { Land } from '../base-map/land.ts';
import type { MapColours } from '../map-colours.ts';
import type { MapShape } from '../map-shape.ts';
import type { StillView } from './still-projection.ts';
import { useDetail } from './use-detail.ts';

type Paint = typeof import('./paint-still.ts').paintStill;

/**
 * Keeps a canvas painted with a view and shapes on it: the sea once d3 is loaded, the land once its data is, and the region of a
 * closer view once the page is idle.
 */
export function usePainting(
  canvas: RefObject<HTMLCanvasElement | null>,
  { camera, size, covered }: StillView,
  shapes: readonly MapShape[],
  colours: MapColours | null,
): void {
  const detail = useDetail({ camera, size, covered });
  const [brush, setBrush] = useState<{ paint: Paint; land: Land | null } | null>(null);
  useEffect(() => {
    let gone = false;
    void loadBrush((loaded) => gone || setBrush(loaded)).catch((error: unknown) => {
      console.warn('The still picture of the map could not be drawn whole.', error);
    });
    return () => {
      gone = true;
    };
  }, []);
  useEffect(() => {
    if (brush && colours && canvas.current) {
      brush.paint(canvas.current, { camera, size, covered }, { colours, land: brush.land, detail, shapes });
    }
  }, [canvas, brush, camera, size, covered, detail, shapes, colours]);
}

async function loadBrush(onLoad: (brush: { paint: Paint; land: Land | null }) => void): Promise<void> {
  const { loadCoarseLand } = await import('../base-map/load.ts');
  const coming = loadCoarseLand();
  const [{ paintStill: paint }, first] = await Promise.all([
    import('./paint-still.ts'),
    Promise.race([coming, null]),
  ]);
  if (first === null) onLoad({ paint, land: null });
  onLoad({ paint, land: await coming });
}
