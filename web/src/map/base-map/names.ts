import type { Feature, FeatureCollection, Point } from 'geojson';

/** A name in English and in French, its latitude, its longitude, and its rank; rank 1 is visible from furthest away. */
type PackedName = [en: string, fr: string, lat: number, lng: number, rank: number];

/** Packed names that the map shows from afar. */
export interface MapNames {
  countries: PackedName[];
  seas: PackedName[];
}

/** Packed names of places. */
export interface PackedNames extends MapNames {
  cities: PackedName[];
}

interface NameProperties {
  en: string;
  fr: string;
  rank: number;
}

export type Names = FeatureCollection<Point, NameProperties>;

export function unpackNames(names: readonly PackedName[]): Names {
  return {
    type: 'FeatureCollection',
    features: names.map(
      ([en, fr, lat, lng, rank]): Feature<Point, NameProperties> => ({
        type: 'Feature',
        properties: { en, fr, rank },
        geometry: { type: 'Point', coordinates: [lng, lat] },
      }),
    ),
  };
}
