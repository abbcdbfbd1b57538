import type { Map as MapLibreMap } from 'maplibre-gl';
import type { DrawnContent } from '../drawn-marks.ts';
import type { DrawnMarks } from './drawn-marks.ts';

/** The marks that a map draws itself. Their code is loaded with the first of them. */
export function lazyDrawnMarks(map: MapLibreMap): DrawnMarks {
  let drawn: DrawnMarks | undefined;
  let wanted: DrawnContent | null = null;
  let isLoading = false;
  let isGone = false;
  map.once('remove', () => {
    isGone = true;
  });
  const load = async () => {
    const { createDrawnMarks } = await import('./drawn-marks.ts');
    if (isGone) return;
    drawn = createDrawnMarks(map);
    drawn.draw(wanted);
  };
  return {
    draw: (content) => {
      wanted = content;
      if (isGone) return;
      if (drawn) return drawn.draw(content);
      if (content === null || isLoading) return;
      isLoading = true;
      load()
        .catch((error: unknown) => console.warn('Some marks of the map could not be drawn.', error))
        .finally(() => {
          isLoading = false;
        });
    },
    press: (at) => drawn?.press(at) ?? false,
  };
}
