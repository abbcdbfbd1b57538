import type { Geometry } from '@waymark/model/geography/geometry';
import type { Position } from '@waymark/model/geography/position';
import type { Ring, Vertex } from '@waymark/model/geography/rings';

/** The corners of an outline or of a hole, in their order. The first is not repeated. An unfinished line may have one or two corners. */
export type Line = readonly Position[];

/** A polygon: its outline, then its holes. */
type Part = readonly Line[];

/** An area that is being drawn. It need not be publishable yet. */
export type Drawing = readonly Part[];

/** The index of a line in a drawing. One past the last stands for a line that is not begun yet. */
export interface LineIndex {
  part: number;
  line: number;
}

/** The drawing in the GeoJSON of a work, whatever faults its lines have; undefined where the text holds no polygons. */
export function drawingIn(text: string | undefined): Drawing | undefined {
  if (text === undefined || text === '') return [];
  try {
    const written: unknown = JSON.parse(text);
    if (typeof written !== 'object' || written === null) return undefined;
    // The text is unchecked input.
    const { type, coordinates } = written as Partial<Record<keyof Geometry, unknown>>;
    if (type === 'Polygon') return drawingOf([coordinates]);
    return type === 'MultiPolygon' ? drawingOf(coordinates) : undefined;
  } catch {
    // `readGeometry` reports the fault of a text that is no JSON.
    return undefined;
  }
}

/** The drawing of polygons in GeoJSON coordinates; undefined for any other value. */
export function drawingOf(polygons: unknown): Drawing | undefined {
  if (!Array.isArray(polygons) || !polygons.every(isPolygon)) return undefined;
  return polygons.map((rings) => rings.map(lineOf)).filter((part) => part.length > 0);
}

/** The GeoJSON of a drawing, with every ring closed; undefined for an empty drawing. */
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

/** The number of corners of all lines. */
export function cornersIn(drawing: Drawing): number {
  return drawing.flat().reduce((sum, line) => sum + line.length, 0);
}

export function lineAt(drawing: Drawing, { part, line }: LineIndex): Line {
  return drawing[part]?.[line] ?? [];
}

/** The drawing with a line replaced. A line without corners is removed, and an outline is removed with its holes. */
export function withLine(drawing: Drawing, lineIndex: LineIndex, line: Line): Drawing {
  const part = replaced(drawing[lineIndex.part] ?? [], lineIndex.line, line);
  const parts = replaced(
    drawing,
    lineIndex.part,
    part[0]?.length === 0 ? [] : part.filter(({ length }) => length > 0),
  );
  return parts.filter(({ length }) => length > 0);
}

/** The drawing with a corner appended to a line, unless the last corner is at the same position. */
export function withCorner(drawing: Drawing, lineIndex: LineIndex, corner: Position): Drawing {
  const line = lineAt(drawing, lineIndex);
  const last = line.at(-1);
  const isThere = last?.lat === corner.lat && last.lng === corner.lng;
  return isThere ? drawing : withLine(drawing, lineIndex, [...line, corner]);
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
