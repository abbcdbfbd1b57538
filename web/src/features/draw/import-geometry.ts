import { type GeometryFault, MAX_VERTICES, readGeometry } from '@waymark/model/geography/geometry';
import type { Position } from '@waymark/model/geography/position';
import { cornersIn, type Drawing, drawingOf, textOf } from './drawing.ts';

/** Longer files are not looked at: some two hundred thousand corners, forty times what an area may have. */
export const MAX_IMPORT = 5_000_000;

/** Features may hold collections, which hold others; nobody's are deeper. */
const DEEPEST = 8;

type ImportFault = GeometryFault | 'file-too-large' | 'too-many-corners';

/** What an imported text is: an area, with what was done to it on the way, or why it cannot be one. */
export type Import =
  | {
      text: string;
      corners: number;
      /** Rings that ended elsewhere than where they began. */
      closed: number;
      /** Points, lines and other things that are no part of an area. */
      skipped: number;
    }
  | { fault: ImportFault; at?: Position | undefined; drawing?: Drawing };

/**
 * Reads the polygons of a GeoJSON text, wherever in it they are. Rings that are not closed are closed. Where there are too many
 * corners, `drawing` is what can be simplified.
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
    // Some programs begin a file with a mark of its encoding.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Collects the coordinates of polygons, and counts what is none. */
function gather(written: unknown, found: { polygons: unknown[]; skipped: number }, depth: number): void {
  if (typeof written !== 'object' || written === null || depth > DEEPEST) {
    found.skipped++;
    return;
  }
  // Nothing is believed of them yet.
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

/** How many rings end elsewhere than where they begin. */
function openRings(polygons: readonly unknown[]): number {
  // `drawingOf` has found them to be polygons.
  const rings = (polygons as number[][][][]).flat();
  return rings.filter((ring) => {
    const [first, last] = [ring[0], ring.at(-1)];
    return ring.length < 2 || first?.[0] !== last?.[0] || first?.[1] !== last?.[1];
  }).length;
}
