import type { Geometry } from '@waymark/model/geography/geometry';
import type { Position } from '@waymark/model/geography/position';
import type { Ring, Vertex } from '@waymark/model/geography/rings';

/** The corners of an outline or of a hole, in their order, the first not repeated; while it is drawn there may be one or two. */
export type Line = readonly Position[];

/** A polygon: its outline, then its holes. */
type Part = readonly Line[];

/** An area as it is drawn: it need not be one that can be published yet. */
export type Drawing = readonly Part[];

/** A line of a drawing, or the place of one that is still to come: one after the last. */
export interface LinePlace {
  part: number;
  line: number;
}

/** The drawing in a work's GeoJSON, whatever faults its lines have; undefined where there are no lines to be seen in it. */
export function drawingIn(text: string | undefined): Drawing | undefined {
  if (text === undefined || text === '') return [];
  try {
    const written: unknown = JSON.parse(text);
    if (typeof written !== 'object' || written === null) return undefined;
    // Nothing is believed of them yet.
    const { type, coordinates } = written as Partial<Record<keyof Geometry, unknown>>;
    if (type === 'Polygon') return drawingOf([coordinates]);
    return type === 'MultiPolygon' ? drawingOf(coordinates) : undefined;
  } catch {
    // What is no JSON is told by the fault of `readGeometry`.
    return undefined;
  }
}

/** The drawing of polygons as GeoJSON writes their coordinates; undefined where these are none. */
export function drawingOf(polygons: unknown): Drawing | undefined {
  if (!Array.isArray(polygons) || !polygons.every(isPolygon)) return undefined;
  return polygons.map((rings) => rings.map(lineOf)).filter((part) => part.length > 0);
}

/** The GeoJSON of a drawing, each ring closed; undefined where nothing is drawn. */
export function textOf(drawing: Drawing): string | undefined {
  const polygons = drawing.map((part) => part.filter((line) => line.length > 0).map(ringOf));
  const [only, ...others] = polygons.filter((rings) => rings.length > 0);
  if (only === undefined) return undefined;
  const geometry: Geometry =
    others.length === 0
      ? { type: 'Polygon', coordinates: only }
      : { type: 'MultiPolygon', coordinates: [only, ...others] };
  return JSON.stringify(geometry);
}

/** The line as a closed ring. */
export function ringOf(line: Line): Ring {
  const vertices = line.map(({ lat, lng }): Vertex => [lng, lat]);
  return [...vertices, ...vertices.slice(0, 1)];
}

/** How many corners there are together. */
export function cornersIn(drawing: Drawing): number {
  return drawing.flat().reduce((sum, line) => sum + line.length, 0);
}

export function lineAt(drawing: Drawing, { part, line }: LinePlace): Line {
  return drawing[part]?.[line] ?? [];
}

/** With another line in a place; a line without corners goes, an outline with its holes. */
export function withLine(drawing: Drawing, place: LinePlace, line: Line): Drawing {
  const part = replaced(drawing[place.part] ?? [], place.line, line);
  const parts = replaced(
    drawing,
    place.part,
    part[0]?.length === 0 ? [] : part.filter(({ length }) => length > 0),
  );
  return parts.filter(({ length }) => length > 0);
}

/** With a corner after the last one of a line; not twice in the same spot. */
export function withCorner(drawing: Drawing, place: LinePlace, corner: Position): Drawing {
  const line = lineAt(drawing, place);
  const last = line.at(-1);
  const isThere = last?.lat === corner.lat && last.lng === corner.lng;
  return isThere ? drawing : withLine(drawing, place, [...line, corner]);
}

function replaced<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return index < items.length ? items.with(index, item) : [...items, item];
}

function isPolygon(rings: unknown): rings is number[][][] {
  return Array.isArray(rings) && rings.every((ring) => Array.isArray(ring) && ring.every(isVertex));
}

function isVertex(vertex: unknown): boolean {
  return Array.isArray(vertex) && vertex.length >= 2 && vertex.every((value) => Number.isFinite(value));
}

function lineOf(ring: readonly number[][]): Line {
  const line = ring.map(([lng = 0, lat = 0]): Position => ({ lat, lng }));
  const [first, last] = [line[0], line.at(-1)];
  const isClosed = line.length > 1 && first?.lat === last?.lat && first?.lng === last?.lng;
  return isClosed ? line.slice(0, -1) : line;
}
