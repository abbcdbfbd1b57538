import type { Map as MapLibreMap, PointLike } from 'maplibre-gl';
import type { DrawnContent } from '../drawn-marks.ts';
import type { DrawnMarks } from './drawn-marks.ts';

interface LazyDrawnMarks {
  /** Resolves once this is drawn. Rejects where the code cannot be loaded; the next call tries again. */
  draw: (content: DrawnContent | null) => Promise<void>;
  press: (at: PointLike) => boolean;
}

/** The marks that a map draws itself. Their code is loaded with the first of them. */
export function lazyDrawnMarks(map: MapLibreMap): LazyDrawnMarks {
  let drawn: DrawnMarks | undefined;
  let wanted: DrawnContent | null = null;
  let isGone = false;
  map.once('remove', () => {
    isGone = true;
  });
  return {
    draw: async (content) => {
      wanted = content;
      if (drawn === undefined && content !== null) {
        const { createDrawnMarks } = await import('./drawn-marks.ts');
        if (!isGone) drawn ??= createDrawnMarks(map);
      }
      if (!isGone) drawn?.draw(wanted);
    },
    press: (at) => drawn?.press(at) ?? false,
  };
}
