import * as z from 'zod/mini';
import { bounds } from '../geography/bounds-schema.ts';
import { position } from '../geography/position-schema.ts';
import { localisedLine, localisedText } from '../localised-schema.ts';
import { kindCounts } from './creator.ts';
import { countryCode, slug } from './fields.ts';

/** `countries/{slug}`: reference data, written from `content/` by a function. */
export const country = z.strictObject({
  slug,
  code: countryCode,
  name: localisedLine(100),
  /** Absent where there is none. */
  capital: z.exactOptional(localisedLine(100)),
  centre: position,
  bounds,
  /** The bounds of its mainland; absent where the country is about as dense everywhere. */
  frame: z.exactOptional(bounds),
  /** ISO 639 codes. */
  languages: z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))).check(z.maxLength(20)),
  /** ISO 4217 code; null where there is none. */
  currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  summary: localisedText(500),
  counts: kindCounts,
});
export type Country = z.infer<typeof country>;

/** What a page with many countries shows of each. */
export const countryCard = z.pick(country, {
  slug: true,
  code: true,
  name: true,
  centre: true,
  /** Of its mainland where most of it is there: the view that its page begins with. */
  bounds: true,
  counts: true,
});
export type CountryCard = z.infer<typeof countryCard>;

/** A bound above the 250 countries that exist. */
const MAX_COUNTRIES = 400;

/**
 * `summaries/countries/parts/all`: all countries in one document of 60 KB, in the order of their codes, so that a page with all
 * of them reads one document. Derived by functions.
 */
export const countrySummaries = z.strictObject({
  id: z.literal('all'),
  countries: z.array(countryCard).check(z.maxLength(MAX_COUNTRIES)),
});
export type CountrySummaries = z.infer<typeof countrySummaries>;
