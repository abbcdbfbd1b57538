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
  ring.forEach((point, index) => {
    const before = ring[index - 1];
    if (before !== undefined && isSeam(before, point)) {
      pieces.push(piece);
      piece = [];
    }
    piece.push(point);
  });
  pieces.push(piece);
  return pieces.filter(({ length }) => length > 1);
}

function isSeam(from: Position, to: Position): boolean {
  const both = (test: (point: Position) => boolean) => test(from) && test(to);
  return both(([lng = 0]) => Math.abs(lng) >= 179.99) || both(([, lat = 0]) => lat <= -89.9);
}
