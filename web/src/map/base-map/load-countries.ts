import { type PackedCountries, unpackCountries } from './countries.ts';
import { fetchBuilt, loadOnce } from './load-once.ts';

/** The outlines of countries, 40 KB. The build makes the file, and replaces the path. */
export const loadCountries = loadOnce(() =>
  fetchBuilt<PackedCountries>('/@base-map/countries.json').then(unpackCountries),
);
