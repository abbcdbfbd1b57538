import { simplify } from '@turf/simplify';
import { MAX_VERTICES, readGeometry } from '@waymark/model/geography/geometry';
import { cornersIn, type Drawing, drawingOf, ringOf, textOf } from './drawing.ts';

/** How far in degrees a line may be moved at first: a metre. */
const FIRST_TOLERANCE = 0.00001;
/** And at last: a hundred kilometres, beyond which nothing of a shape is left. */
const LAST_TOLERANCE = 1;

/**
 * The GeoJSON of a drawing with no more corners than an area may have, moved as little as that needs; undefined where it has no such
 * shape that does not cross itself.
 */
export function simplifyDrawing(drawing: Drawing): string | undefined {
  let rough = drawing;
  for (let tolerance = FIRST_TOLERANCE; tolerance <= LAST_TOLERANCE; tolerance *= 2) {
    const next = simplified(rough, tolerance);
    const corners = cornersIn(next);
    if (corners <= MAX_VERTICES) {
      const text = textOf(next);
      if (text !== undefined && !('fault' in readGeometry(text))) return text;
    } else if (corners > 2 * MAX_VERTICES) {
      // Far too many still: what is gone by now is not looked at again.
      rough = next;
    }
  }
  return undefined;
}

function simplified(drawing: Drawing, tolerance: number): Drawing {
  const coordinates = drawing.map((part) => part.map(ringOf));
  const { coordinates: fewer } = simplify({ type: 'MultiPolygon', coordinates }, { tolerance });
  return drawingOf(fewer) ?? [];
}
