import type { Country, CountryCard } from '@waymark/model/entities/country';
import { COUNTRY_SUMMARIES_PATH } from '@waymark/model/entities/country-summaries';
import type { LiveQuery } from '../core/live-query.ts';

/** One country, live. */
export function oneCountry(slug: string): LiveQuery<Country> {
  return { key: `country/${slug}`, source: { document: `countries/${slug}` }, reads: 'country' };
}

/** Every country, live, from the one document that tells of them all. */
export const allCountries: LiveQuery<CountryCard[]> = {
  key: 'countries',
  source: { document: COUNTRY_SUMMARIES_PATH },
  reads: 'countries',
};
