import { featuresIn } from '@rapideditor/country-coder';
import type { Country } from '@waymark/model/entities/country';
import { folded } from '@waymark/model/folded';
import { type Bounds, boundsCentre, boundsContain, WORLD } from '@waymark/model/geography/bounds';
import { unionBounds } from '@waymark/model/geography/bounds-union';
import { geometryBounds } from '@waymark/model/geography/geometry';
import type { Position } from '@waymark/model/geography/position';
import type { Ring, Vertex } from '@waymark/model/geography/rings';
import countries from 'world-countries';

type Reference = Omit<Country, 'summary' | 'counts'>;

/** Reference data of every country and territory that has an ISO 3166-1 code (and Kosovo), in the order of the source. */
export function countryReferences(): Reference[] {
  return countries.map(
    ({ cca2, name, translations, capital, latlng: [lat = 0, lng = 0], languages, currencies }) => {
      const bounds = boundsOfCountry(cca2);
      return {
        slug: slugOf(name.common),
        code: cca2,
        name: { en: name.common, fr: frenchName(cca2, translations['fra']?.common ?? name.common) },
        capital: capital[0] ?? '',
        centre: centreWithin(bounds, { lat, lng }),
        bounds,
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
