import { featuresContaining } from '@rapideditor/country-coder';
import { simplify } from '@turf/simplify';
import { labelPoint } from '@waymark/model/geography/label-point';
import type { Vertex } from '@waymark/model/geography/rings';
import type { Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import countries from 'world-countries';
import type { PackedCountries } from '../src/map/base-map/countries.ts';
import { cut, packPolygon, polygonsOf, readWorld, type World } from './land.ts';

/** The fractions of a degree that coordinates are rounded to: a quarter of a pixel of the globe. */
const PRECISION = 20;

/** How far a simplified border may lie from the real one, in degrees. */
const TOLERANCE = 0.1;

/** The share of its extent by which a line may change, so that a small island keeps its shape. */
const SHARE = 1 / 12;

/** A smaller island, in degrees, is left out, unless it is the largest part of its country. */
const SMALLEST = 0.25;

const CODES = new Set<string | undefined>(countries.map(({ cca2 }) => cca2));

/** The land of every country, simplified for views of the world and of a continent. It has those with an ISO 3166-1 code, and Kosovo. */
export function packCountries(): PackedCountries {
  const world = simplified(readWorld('50m'));
  const land = polygonsOf(feature(world, world.objects.countries)).flatMap(cut);
  const polygons = [...Map.groupBy(land, codeOf)].flatMap(([code, parts]) => {
    if (code === undefined) return [];
    const largest = Math.max(...parts.map(extentOfPolygon));
    const packed = parts
      .filter((part) => extentOfPolygon(part) >= Math.min(SMALLEST, largest))
      .map((part) => packPolygon(part, PRECISION))
      .filter((rings) => rings.length > 0);
    return packed.length > 0 ? [[code, packed] as const] : [];
  });
  return { precision: PRECISION, polygons: Object.fromEntries(polygons) };
}

/** Neighbours share their lines, which are simplified once, so no gaps open between them. */
function simplified({ transform, ...world }: World): World {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  const arcs = world.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const line = arc.map(([right = 0, up = 0]): Position => {
      x += right;
      y += up;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    const tolerance = Math.min(TOLERANCE, extentOf(line) * SHARE);
    return simplify({ type: 'LineString', coordinates: line }, { tolerance, highQuality: true }).coordinates;
  });
  return { ...world, arcs };
}

/**
 * The country of a polygon, by the borders that give content its country: the data has Réunion in France, and Svalbard in Norway.
 * Undefined for land without one.
 */
function codeOf({ coordinates }: Polygon): string | undefined {
  const inside = labelPoint(coordinates.map((ring) => ring.map(([lng = 0, lat = 0]): Vertex => [lng, lat])));
  // From the smallest region to the largest.
  return featuresContaining([...inside]).find(({ properties: { iso1A2 } }) => CODES.has(iso1A2))?.properties
    .iso1A2;
}

function extentOfPolygon({ coordinates: [outer = []] }: Polygon): number {
  return extentOf(outer);
}

/** The larger one of the width and the height of a line, in degrees. */
function extentOf(line: readonly Position[]): number {
  const [lngs, lats] = [line.map(([lng = 0]) => lng), line.map(([, lat = 0]) => lat)];
  return Math.max(Math.max(...lngs) - Math.min(...lngs), Math.max(...lats) - Math.min(...lats));
}
