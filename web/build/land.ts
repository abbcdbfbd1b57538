import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoEquirectangular } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import type { GeoJsonObject, MultiLineString, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { PackedLand } from '../src/map/base-map/land.ts';

type Topology = Parameters<typeof mesh>[0];
export type World = Topology & {
  objects: Record<'land' | 'countries', NonNullable<Parameters<typeof mesh>[1]>>;
};

const WORLDS = {
  '110m': import.meta.resolve('world-atlas/countries-110m.json'),
  '50m': import.meta.resolve('world-atlas/countries-50m.json'),
  '10m': import.meta.resolve('world-atlas/countries-10m.json'),
};

/**
 * Land and borders of Natural Earth at a scale, as the page draws them. They are flattened to degrees, cut at the
 * antimeridian so that no shape is stretched across the Arctic, rounded, and packed as `PackedLand` describes.
 * @param scale 1 to 110 million for the first view, 1 to 10 million for towns
 * @param precision the fractions of a degree that coordinates are rounded to
 */
export function packLand(scale: keyof typeof WORLDS, precision: number): PackedLand {
  const world = readWorld(scale);
  const { countries } = world.objects;
  const borders = flatten<MultiLineString>(mesh(world, countries, (a, b) => a !== b));
  return {
    precision,
    land: polygonsOf(feature(world, world.objects.land))
      .flatMap(cut)
      .map((polygon) => packPolygon(polygon, precision))
      .filter((rings) => rings.length > 0),
    borders: borders.coordinates
      .map((line) => packLine(upright(line), precision))
      .filter((line) => line.length >= 4),
  };
}

/** Natural Earth at a scale. */
export function readWorld(scale: keyof typeof WORLDS): World {
  // The package documents this shape.
  return JSON.parse(readFileSync(fileURLToPath(WORLDS[scale]), 'utf8')) as World;
}

/**
 * Cut at the antimeridian, in degrees. The y axis points down, as on a screen, because d3 detects holes by that orientation.
 */
function flatten<Shape extends GeoJsonObject>(shape: Shape): Shape {
  const degrees = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .precision(0);
  return geoProject(shape, degrees);
}

/** Degrees with the y axis pointing up, as latitudes. */
function upright(line: Position[]): Position[] {
  return line.map(([lng = 0, down = 0]) => [lng, -down]);
}

/**
 * A polygon, split at the antimeridian. Most polygons do not cross it and are returned as they are, because flattening is
 * slow.
 */
export function cut(polygon: Polygon): Polygon[] {
  if (!isCut(polygon)) return [polygon];
  return polygonsOf(flatten<GeoJsonObject>(polygon)).map(({ coordinates }) => ({
    type: 'Polygon',
    coordinates: coordinates.map(upright),
  }));
}

/** Whether a polygon crosses the antimeridian. */
function isCut({ coordinates }: Polygon): boolean {
  return coordinates.some((ring) =>
    ring.some(([lng = 0], index) => Math.abs(lng - (ring[index - 1]?.[0] ?? lng)) > 180),
  );
}

/** Every polygon on its own. An engine cannot draw all of them as one shape. */
export function polygonsOf(shape: GeoJsonObject): Polygon[] {
  const all: Polygon[] = [];
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) for (const each of part) visit(each);
    else if (isObject(part)) {
      if (part['type'] === 'MultiPolygon' && Array.isArray(part['coordinates'])) {
        for (const coordinates of part['coordinates']) all.push({ type: 'Polygon', coordinates });
      } else if (part['type'] === 'Polygon') all.push({ type: 'Polygon', coordinates: coordinatesOf(part) });
      else visit([part['features'], part['geometry'], part['geometries']]);
    }
  };
  visit(shape);
  return all;
}

function isObject(part: unknown): part is Record<string, unknown> {
  return typeof part === 'object' && part !== null;
}

function coordinatesOf(part: Record<string, unknown>): Position[][] {
  // GeoJSON defines this shape of a polygon.
  return part['coordinates'] as Position[][];
}

/**
 * The rings of a polygon, packed: outlines clockwise and holes counterclockwise, because d3 uses the winding to find the inside of a
 * ring on a sphere. Rounding can turn a small ring around, and leave it without an area.
 */
export function packPolygon({ coordinates }: Polygon, precision: number): number[][] {
  return coordinates.flatMap((ring, index) => {
    const rounded = ring.map((point) => point.map((degrees) => Math.round(degrees * precision)));
    const area = doubleArea(rounded);
    if (area === 0) return [];
    return [packLine(area < 0 === (index === 0) ? rounded : rounded.toReversed(), 1)];
  });
}

/** Twice the area within a ring; negative where it runs clockwise. */
function doubleArea(ring: Position[]): number {
  return ring.reduce((sum, [lng = 0, lat = 0], index) => {
    const [nextLng = 0, nextLat = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + lng * nextLat - nextLng * lat;
  }, 0);
}

/**
 * Integers: the first point, then the differences from point to point. Consecutive points that round to the same value are
 * merged.
 */
function packLine(line: Position[], precision: number): number[] {
  const packed: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const [lng = 0, lat = 0] of line) {
    const [x, y] = [Math.round(lng * precision), Math.round(lat * precision)];
    if (packed.length > 0 && x === lastX && y === lastY) continue;
    packed.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return packed;
}
