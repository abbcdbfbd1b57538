import { type GeometryFault, MAX_VERTICES, readGeometry } from '@waymark/model/geography/geometry';
import type { Position } from '@waymark/model/geography/position';
import { cornersIn, type Drawing, drawingOf, textOf } from './drawing.ts';

/** Longer texts are refused. This length holds some two hundred thousand corners, forty times the limit of an area. */
export const MAX_IMPORT = 5_000_000;

/** Collections may be nested. Real files do not nest them deeper. */
const MAX_DEPTH = 8;

type ImportFault = GeometryFault | 'file-too-large' | 'too-many-corners';

/** The result of an import: an area with notes on what was changed, or the reason why the text is none. */
export type Import =
  | {
      text: string;
      corners: number;
      /** The number of rings whose last corner differed from the first. */
      closed: number;
      /** The number of points, lines and other objects that are no part of an area. */
      skipped: number;
    }
  | { fault: ImportFault; at?: Position | undefined; drawing?: Drawing };

/**
 * Reads the polygons of a GeoJSON text, at any depth. Open rings are closed. Where there are too many corners, the result holds the
 * `drawing`, which can be simplified.
 */
export function importGeometry(text: string): Import {
  if (text.length > MAX_IMPORT) return { fault: 'file-too-large' };
  const written = parse(text);
  if (written === undefined) return { fault: 'not-json' };
  const found = { polygons: [] as unknown[], skipped: 0 };
  gather(written, found, 0);
  const drawing = drawingOf(found.polygons);
  if (drawing === undefined || drawing.length === 0) return { fault: 'not-polygon' };
  const corners = cornersIn(drawing);
  if (corners > MAX_VERTICES) return { fault: 'too-many-corners', drawing };
  const geometry = textOf(drawing) ?? '';
  const read = readGeometry(geometry);
  if ('fault' in read) return { fault: read.fault, at: read.at };
  return { text: geometry, corners, closed: openRings(found.polygons), skipped: found.skipped };
}

function parse(text: string): unknown {
  try {
    // Some programs begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Collects the coordinates of polygons, and counts the other objects. */
function gather(written: unknown, found: { polygons: unknown[]; skipped: number }, depth: number): void {
  if (typeof written !== 'object' || written === null || depth > MAX_DEPTH) {
    found.skipped++;
    return;
  }
  // The text is unchecked input.
  const { type, coordinates, geometry, geometries, features } = written as Record<string, unknown>;
  const inner =
    type === 'FeatureCollection' ? features : type === 'GeometryCollection' ? geometries : undefined;
  if (type === 'Feature') gather(geometry, found, depth + 1);
  else if (Array.isArray(inner)) for (const one of inner) gather(one, found, depth + 1);
  else if (type === 'Polygon') found.polygons.push(coordinates);
  else if (type === 'MultiPolygon' && Array.isArray(coordinates)) {
    for (const polygon of coordinates) found.polygons.push(polygon);
  } else found.skipped++;
}

/** The number of rings whose last corner differs from the first. */
function openRings(polygons: readonly unknown[]): number {
  // `drawingOf` has checked that they are polygons.
  const rings = (polygons as number[][][][]).flat();
  return rings.filter((ring) => {
    const [first, last] = [ring[0], ring.at(-1)];
    return ring.length < 2 || first?.[0] !== last?.[0] || first?.[1] !== last?.[1];
  }).length;
}
