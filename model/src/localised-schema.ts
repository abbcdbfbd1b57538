import * as z from 'zod/mini';
import { LOCALES } from './locale.ts';
import { isBlank, missingLocales } from './localised.ts';

/**
 * A localised text of which at least one value is written. Lengths count UTF-16 code units, as HTML's
 * `maxlength` does. Issues of our own carry `params.code`: `missing` (nothing is written), `too-short` (a
 * written value, without the white space around it, has fewer than `min` characters).
 */
export function localisedText(max: number, { min = 1 }: { min?: number } = {}) {
  return optionalLocalisedText(max, { min }).check(
    z.refine((text) => missingLocales(text).length < LOCALES.length, { params: { code: 'missing' } }),
  );
}

/** Like `localisedText`, but may be empty: `{}`. */
export function optionalLocalisedText(max: number, { min = 1 }: { min?: number } = {}) {
  const value = z.string().check(
    z.maxLength(max),
    z.refine((written) => isBlank(written) || written.trim().length >= min, {
      params: { code: 'too-short' },
    }),
  );
  return z.strictObject({ en: z.exactOptional(value), fr: z.exactOptional(value) });
}
