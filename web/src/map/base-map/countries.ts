import type { Position } from '@waymark/model/geography/position';
import { unpackLine } from './land.ts';

/** The polygons of countries by their ISO 3166-1 alpha-2 codes, each of rings, packed and cut as those of `PackedLand`. */
export interface PackedCountries {
  /** Fractions of a degree. */
  precision: number;
  polygons: Record<string, number[][][]>;
}

/** The rings of each polygon of a country: the outer one, then its holes. */
export type CountryOutlines = ReadonlyMap<string, readonly Position[][][]>;

export function unpackCountries({ precision, polygons }: PackedCountries): CountryOutlines {
  const unpackRing = (ring: readonly number[]) =>
    unpackLine(ring, precision).map(([lng = 0, lat = 0]): Position => ({ lat, lng }));
  return new Map(
    Object.entries(polygons).map(([code, packed]) => [code, packed.map((rings) => rings.map(unpackRing))]),
  );
}
