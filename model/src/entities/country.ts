import * as z from 'zod/mini';
import { bounds } from '../geography/bounds.ts';
import { position } from '../geography/position.ts';
import { localisedText } from '../localised.ts';
import { kindCounts } from './creator.ts';
import { countryCode, slug } from './fields.ts';

/** `countries/{slug}`: reference data, written from `content/` by a function. */
export const country = z.strictObject({
  slug,
  code: countryCode,
  name: localisedText(100),
  /** Empty where there is none. */
  capital: z.string().check(z.maxLength(100)),
  centre: position,
  bounds,
  /** ISO 639 codes. */
  languages: z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))).check(z.maxLength(20)),
  /** ISO 4217 code; null where there is none. */
  currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  summary: localisedText(500),
  counts: kindCounts,
});
export type Country = z.infer<typeof country>;
