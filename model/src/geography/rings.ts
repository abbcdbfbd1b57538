/** A GeoJSON position without its altitude: longitude and latitude in degrees. */
export type Vertex = [lng: number, lat: number];

/** A closed line: its last vertex is its first. */
export type Ring = Vertex[];

/**
 * Whether the edge crosses the antimeridian. A step of more than 180° of longitude means the short way.
 */
export function crossesAntimeridian([from]: Vertex, [to]: Vertex): boolean {
  const step = Math.abs(to - from);
  // A step of 360° follows the whole parallel, from edge to edge of the world map.
  return step > 180 && step < 360;
}

/**
 * The rings of one polygon, the outer one first, in one plane: longitudes continue beyond ±180 where a ring
 * crosses the antimeridian, a ring around a pole is closed along that pole, and holes are moved by whole
 * turns to where the outer ring is.
 */
export function unrollRings(rings: readonly Ring[]): Ring[] {
  const [outer, ...holes] = rings.map(unrollRing);
  if (outer === undefined) return [];
  const middle = middleLongitude(outer);
  return [outer, ...holes.map((hole) => turnTowards(hole, middle))];
}

function unrollRing(ring: Ring): Ring {
  const unrolled = unrollLine(ring);
  if (unrolled[0]?.[0] === unrolled.at(-1)?.[0]) return unrolled;
  // The ring made a whole turn and ends beside its start. No edge lies between its vertex nearest the pole and the pole.
  const pole = ring.reduce((sum, [, lat]) => sum + lat, 0) < 0 ? -90 : 90;
  const apart = ring.map(([, lat]) => Math.abs(pole - lat));
  const nearest = apart.indexOf(Math.min(...apart));
  const turned = unrollLine([...ring.slice(nearest, -1), ...ring.slice(0, nearest + 1)]);
  const [first = [0, pole], last = first] = [turned[0], turned.at(-1)];
  return [...turned, [last[0], pole], [first[0], pole], first];
}

/** A line in one plane: its longitudes continue beyond ±180 where it crosses the antimeridian. */
export function unrollLine(line: readonly Vertex[]): Vertex[] {
  let turns = 0;
  let previous = line[0];
  return line.map((vertex): Vertex => {
    if (previous && crossesAntimeridian(previous, vertex)) turns += Math.sign(previous[0] - vertex[0]);
    previous = vertex;
    return [vertex[0] + turns * 360, vertex[1]];
  });
}

function turnTowards(ring: Ring, target: number): Ring {
  const turns = Math.round((target - middleLongitude(ring)) / 360);
  return ring.map(([lng, lat]) => [lng + turns * 360, lat]);
}

function middleLongitude(ring: Ring): number {
  let west = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  for (const [lng] of ring) {
    west = Math.min(west, lng);
    east = Math.max(east, lng);
  }
  return (west + east) / 2;
}
