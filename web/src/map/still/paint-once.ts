import { loadCoarseLand } from '../base-map/load.ts';
import { tilesInView } from '../base-map/tiles-in-view.ts';
import type { MapColours } from '../map-colours.ts';
import type { MapShape } from '../map-shape.ts';
import { loadDetail } from './load-detail.ts';
import { paintDetail } from './paint-detail.ts';
import { paintStill } from './paint-still.ts';
import type { StillView } from './still-projection.ts';

/**
 * Paints a view on a canvas once, with all that there is to see of it. What cannot be loaded is left out.
 * @returns when it is painted
 */
export async function paintOnce(
  canvas: HTMLCanvasElement,
  view: StillView,
  { colours, shapes }: { colours: MapColours; shapes: readonly MapShape[] },
): Promise<void> {
  const [[land], tiles] = await Promise.all([
    loaded([loadCoarseLand()]),
    loaded(tilesInView(view.camera, view.size).map(loadDetail)),
  ]);
  const detail = tiles.length > 0 ? { tiles, paint: paintDetail } : null;
  paintStill(canvas, view, { colours, land: land ?? null, detail, shapes });
}

async function loaded<Value>(coming: readonly Promise<Value>[]): Promise<Value[]> {
  const answers = await Promise.allSettled(coming);
  return answers.flatMap((answer) => {
    if (answer.status === 'fulfilled') return answer.value;
    console.warn('The still picture of the map could not be drawn whole.', answer.reason);
    return [];
  });
}
