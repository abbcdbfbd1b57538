import { VectorTile } from '@mapbox/vector-tile';
import type { GeoJSONVTTile } from '@maplibre/geojson-vt';
import { PbfReader } from 'pbf';

/** A tile is divided into this many columns and rows. */
const CELLS = 128;

/** Between two things on land is land where there are fewer than twice this many cells between them. */
const REACH = 6;

/** On coarser levels than this one the same distance is fewer cells, about 700 m: larger gaps are rivers and bays. */
const FARTHEST_LEVEL = 12;

/** What is at most twice this many cells wide is no land of its own: not all bridges are marked as such. */
const THIN = 2;

/** The land goes on this many cells beyond what is on it. */
const MARGIN = 1;

/** The layers with something that is on land only. */
const ON_LAND = ['transportation', 'building', 'landuse', 'landcover', 'park', 'aeroway'];

/** What leads over the sea. */
const NOT_ON_LAND = new Set(['ferry', 'pier']);

type Ring = readonly (readonly [x: number, y: number])[];

/**
 * The land of a tile, as rectangles: where the atlas has land, and around all that a tile of streets has on land. The coasts of the
 * atlas are off by a kilometre.
 */
export function foundLand(
  bytes: Uint8Array,
  atlas: GeoJSONVTTile | null,
  { extent, level }: { extent: number; level: number },
): Ring[] {
  const step = extent / CELLS;
  const built = new Uint8Array(CELLS * CELLS);
  for (const [x, y] of spotsOnLand(bytes, extent)) {
    const [column, row] = [Math.floor(x / step), Math.floor(y / step)];
    if (column >= 0 && row >= 0 && column < CELLS && row < CELLS) built[row * CELLS + column] = 1;
  }
  // Gaps are closed, and then the coast comes back to what is on it.
  const reach = Math.round(REACH * Math.min(1, 2 ** (level - FARTHEST_LEVEL)));
  const closed = grown(grown(built, reach, 1), reach - MARGIN, 0);
  const rings = ringsOf(atlas);
  const known = closed.map((_, at) => {
    const [column, row] = [at % CELLS, Math.floor(at / CELLS)];
    return isInside(rings, (column + 0.5) * step, (row + 0.5) * step) ? 1 : 0;
  });
  // What is thin shrinks to nothing, and does not grow again.
  const broad = grown(grown(either(closed, known), THIN, 0), THIN, 1);
  return rectanglesOf(either(broad, known), step);
}

function either(some: Uint8Array, others: Uint8Array): Uint8Array {
  return some.map((land, at) => land | (others[at] ?? 0));
}

/** The cells with all cells of one value grown by a distance to each side. */
function grown(cells: Uint8Array, distance: number, value: 0 | 1): Uint8Array {
  const along = (from: Uint8Array, step: number, positionOf: (at: number) => number) =>
    from.map((own, at) => {
      const position = positionOf(at);
      const first = Math.max(-distance, -position);
      const last = Math.min(distance, CELLS - 1 - position);
      for (let away = first; away <= last; away++) if (from[at + away * step] === value) return value;
      return own;
    });
  const across = along(cells, 1, (at) => at % CELLS);
  return along(across, CELLS, (at) => Math.floor(at / CELLS));
}

/** A rectangle for each stretch of land in a row. Those at the edge of the tile reach a little beyond it. */
function rectanglesOf(isLand: Uint8Array, step: number): Ring[] {
  const rectangles: Ring[] = [];
  const beyond = (edge: number) => (edge === 0 ? -step : edge === CELLS ? (CELLS + 1) * step : edge * step);
  for (let row = 0; row < CELLS; row++) {
    let from = -1;
    for (let column = 0; column <= CELLS; column++) {
      const land = column < CELLS && isLand[row * CELLS + column] === 1;
      if (land && from < 0) from = column;
      if (land || from < 0) continue;
      const [west, east] = [beyond(from), beyond(column)];
      // The next row begins before this one ends, so that no seam shows.
      const [north, south] = [row === 0 ? -step : row * step, beyond(row + 1) + 1];
      rectangles.push([
        [west, north],
        [east, north],
        [east, south],
        [west, south],
        [west, north],
      ]);
      from = -1;
    }
  }
  return rectangles;
}

/** Spots, at most half a cell apart, of all that is on land. */
function* spotsOnLand(bytes: Uint8Array, extent: number): Iterable<readonly [number, number]> {
  const { layers } = new VectorTile(new PbfReader(bytes));
  for (const name of ON_LAND) {
    const layer = layers[name];
    for (let at = 0; at < (layer?.length ?? 0); at++) {
      const feature = layer?.feature(at);
      if (layer === undefined || feature === undefined) continue;
      const { class: kind, brunnel } = feature.properties;
      if (NOT_ON_LAND.has(String(kind)) || brunnel === 'bridge') continue;
      const scale = extent / layer.extent;
      for (const line of feature.loadGeometry()) {
        for (const [index, { x, y }] of line.entries()) {
          const before = line[index - 1] ?? { x, y };
          const length = Math.hypot(x - before.x, y - before.y) * scale;
          const parts = Math.max(1, Math.ceil(length / (extent / CELLS / 2)));
          for (let part = 1; part <= parts; part++) {
            const share = part / parts;
            yield [
              (before.x + (x - before.x) * share) * scale,
              (before.y + (y - before.y) * share) * scale,
            ] as const;
          }
        }
      }
    }
  }
}

function ringsOf(tile: GeoJSONVTTile | null): Ring[] {
  // Polygons have rings of positions. The type has the geometries of all features.
  return tile?.features.flatMap(({ geometry }) => geometry as unknown as Ring[]) ?? [];
}

/** Whether a spot is inside an odd number of rings. */
function isInside(rings: readonly Ring[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (const [at, [aX, aY]] of ring.entries()) {
      const [bX, bY] = ring[at - 1] ?? ring.at(-1) ?? [aX, aY];
      if (aY > y !== bY > y && x < ((bX - aX) * (y - aY)) / (bY - aY) + aX) inside = !inside;
    }
  }
  return inside;
}
