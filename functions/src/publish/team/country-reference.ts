import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { featuresIn } from '@rapideditor/country-coder';
import type { Country } from '@waymark/model/entities/country';
import { folded } from '@waymark/model/folded';
import { type Bounds, boundsCentre, boundsContain, WORLD } from '@waymark/model/geography/bounds';
import { unionBounds } from '@waymark/model/geography/bounds-union';
import { denseFrame, type FramedPart } from '@waymark/model/geography/dense-frame';
import { type Geometry, geometryBounds } from '@waymark/model/geography/geometry';
import type { Position } from '@waymark/model/geography/position';
import type { Ring, Vertex } from '@waymark/model/geography/rings';
import { feature } from 'topojson-client';
import countries from 'world-countries';

/** The capital is in English alone. */
type Reference = Omit<Country, 'summary' | 'counts'>;

/** Reference data of every country and territory that has an ISO 3166-1 code (and Kosovo), in the order of the source. */
export function countryReferences(): Reference[] {
  const land = landOfCountries();
  return countries.map(
    ({
      cca2,
      ccn3,
      name,
      translations,
      capital: [capital],
      latlng: [lat = 0, lng = 0],
      languages,
      currencies,
    }) => {
      const bounds = boundsOfCountry(cca2);
      // The land of France has that of Réunion, which has its own code.
      const frame = denseFrame(
        (land.get(ccn3) ?? []).filter((part) => boundsContain(bounds, boundsCentre(part.bounds))),
      );
      return {
        slug: slugOf(name.common),
        code: cca2,
        name: { en: name.common, fr: frenchName(cca2, translations['fra']?.common ?? name.common) },
        ...(capital !== undefined && { capital: { en: capital.replaceAll("'", '’') } }),
        centre: centreWithin(bounds, { lat, lng }),
        bounds,
        ...(frame && { frame }),
        languages: Object.keys(languages ?? {}),
        currency: Object.keys(currencies ?? {})[0] ?? null,
      };
    },
  );
}

const LONG = new Intl.DisplayNames('fr', { type: 'region' });
const SHORT = new Intl.DisplayNames('fr', { type: 'region', style: 'short' });

/** The name in CLDR, whose French is newer and has better typography. Where a short name exists, the other one is formal. */
function frenchName(code: string, common: string): string {
  const name = LONG.of(code);
  return name !== undefined && name === SHORT.of(code) ? name : common;
}

/**
 * The source rounds its centres: Kuwait's lies in Iraq, and those of several small countries in the sea or a neighbouring
 * country.
 */
function centreWithin(bounds: Bounds, centre: Position): Position {
  return boundsContain(bounds, centre) ? centre : boundsCentre(bounds);
}

function slugOf(name: string): string {
  return folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

type World = Parameters<typeof feature>[0] & { objects: { countries: GeometryCollection } };
type GeometryCollection = Extract<Parameters<typeof feature>[1], { type: 'GeometryCollection' }>;

/** The land of each country by its numeric code, from Natural Earth. The regions above reach out to sea. */
function landOfCountries(): Map<string, FramedPart[]> {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'));
  // The package documents this shape.
  const world = JSON.parse(readFileSync(file, 'utf8')) as World;
  return new Map(
    feature(world, world.objects.countries).features.map(({ id, geometry }) => {
      const isLand = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
      // As above, a vertex has two numbers.
      return [String(id), isLand ? framedParts({ ...geometry } as Geometry) : []];
    }),
  );
}

const CODES = new Set(countries.map(({ cca2 }) => cca2));

/** Clipperton, and Akrotiri and Dhekelia on Cyprus: regions without a code here, far from their country. */
const OUTLYING = ['CP', 'Q37362'];

/** The bounds of a country without territories that have their own code: France's do not include Réunion. */
function boundsOfCountry(code: string): Bounds {
  const parts = featuresIn(code).filter(({ properties: { id, groups } }) => {
    // A region's id is its code where it has one. Its groups go from the smallest to the largest.
    const names = [id, ...groups];
    const holder = names.find((candidate) => CODES.has(candidate));
    return holder === code && !names.some((name) => OUTLYING.includes(name));
  });
  const frames = parts.flatMap(({ geometry }) =>
    geometry?.type === 'MultiPolygon'
      ? [geometryBounds({ type: 'MultiPolygon', coordinates: toRings(geometry.coordinates) })]
      : [],
  );
  return unionBounds(frames) ?? WORLD;
}

/** GeoJSON's types leave open how many numbers a vertex has; those of the borders have two. */
function toRings(polygons: readonly number[][][][]): Ring[][] {
  return polygons.map((rings) => rings.map((ring) => ring.map(([lng = 0, lat = 0]): Vertex => [lng, lat])));
}

/** The polygons of a geometry with their sizes, for `denseFrame`. */
function framedParts(geometry: Geometry): FramedPart[] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map((coordinates) => {
    const bounds = geometryBounds({ type: 'Polygon', coordinates });
    return { bounds, weight: sizeOf(coordinates[0] ?? [], (bounds.south + bounds.north) / 2) };
  });
}

/** The area within a line, in square degrees at the equator. */
function sizeOf(ring: Ring, lat: number): number {
  let doubled = 0;
  for (const [i, [lng, north]] of ring.entries()) {
    const [before, south] = ring[i - 1] ?? [lng, north];
    // The short way round, over the antimeridian too.
    const step = lng - before - 360 * Math.round((lng - before) / 360);
    doubled += step * (north + south);
  }
  return (Math.abs(doubled) / 2) * Math.cos((lat * Math.PI) / 180);
}
