import type { Feature, FeatureCollection, MultiLineString, Polygon, Position } from 'geojson';

/**
 * Packed land and borders. Each line is its first point in integer fractions of a degree, longitude first, and then the
 * differences from point to point.
 */
export interface PackedLand {
  /** Fractions of a degree. */
  precision: number;
  /** Polygons, each of rings, cut at the antimeridian. */
  land: number[][][];
  borders: number[][];
}

export interface Land {
  land: FeatureCollection<Polygon>;
  /** The rings of the land without the edges where it was cut. */
  coasts: MultiLineString;
  borders: MultiLineString;
}

export function unpackLand({ precision, land, borders }: PackedLand): Land {
  const polygons = land.map((rings) => rings.map((ring) => unpackLine(ring, precision)));
  return {
    land: {
      type: 'FeatureCollection',
      features: polygons.map(
        (coordinates): Feature<Polygon> => ({
          type: 'Feature',
          properties: {},
          geometry: { type: 'Polygon', coordinates },
        }),
      ),
    },
    coasts: { type: 'MultiLineString', coordinates: polygons.flat().flatMap(coastsOf) },
    borders: { type: 'MultiLineString', coordinates: borders.map((line) => unpackLine(line, precision)) },
  };
}

export function unpackLine(packed: readonly number[], precision: number): Position[] {
  const line: Position[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < packed.length; i += 2) {
    x += packed[i] ?? 0;
    y += packed[i + 1] ?? 0;
    line.push([x / precision, y / precision]);
  }
  return line;
}

/** A ring in pieces, without the edges on the antimeridian and at the pole, which are no coast. */
function coastsOf(ring: Position[]): Position[][] {
  const pieces: Position[][] = [];
  let piece: Position[] = [];
  let before: Position | undefined;
  // The first page runs this before anything is compiled, so it makes no functions and no copies.
  for (const point of ring) {
    if (before !== undefined && isSeam(before, point)) {
      pieces.push(piece);
      piece = [];
    }
    piece.push(point);
    before = point;
  }
  pieces.push(piece);
  return pieces.filter(({ length }) => length > 1);
}

function isSeam(from: Position, to: Position): boolean {
  return (isAtAntimeridian(from) && isAtAntimeridian(to)) || (isAtPole(from) && isAtPole(to));
}

function isAtAntimeridian(point: Position): boolean {
  return Math.abs(point[0] ?? 0) >= 179.99;
}

function isAtPole(point: Position): boolean {
  return (point[1] ?? 0) <= -89.9;
}
