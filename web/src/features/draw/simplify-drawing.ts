import { simplify } from '@turf/simplify';
import { MAX_VERTICES, readGeometry } from '@waymark/model/geography/geometry';
import { cornersIn, type Drawing, drawingOf, ringOf, textOf } from './drawing.ts';

/** The first tolerance, in degrees: about a metre. */
const FIRST_TOLERANCE = 0.00001;
/** The last tolerance, in degrees: about a hundred kilometres. No shape is left beyond it. */
const LAST_TOLERANCE = 1;

/**
 * The GeoJSON of a drawing, simplified no more than the limit of corners requires; undefined where no tolerance gives a valid
 * shape.
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
      // There are far too many corners still. The next step starts from the reduced drawing, which is faster.
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
