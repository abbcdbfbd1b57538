import * as z from 'zod/mini';
import { oneLine } from './entities/fields.ts';
import { LOCALES } from './locale.ts';
import { type LocalisedText, missingLocales } from './localised.ts';
import { isBlank } from './visible.ts';

/** In at least one language. */
const written = z.refine<LocalisedText>((text) => missingLocales(text).length < LOCALES.length, {
  params: { code: 'missing' },
});

interface LengthOptions {
  /** The fewest characters of a written value, without surrounding white space. */
  min?: number;
}

/**
 * A localised text of which at least one value is written. Lengths count UTF-16 code units, as HTML's
 * `maxlength` does. Issues of our own carry `params.code`: `missing` (nothing is written), `too-short` (a
 * written value has fewer than `min` characters), and for a line `malformed`.
 */
export function localisedText(max: number, options: LengthOptions = {}) {
  return optionalLocalisedText(max, options).check(written);
}

/** Like `localisedText`, but may be empty: `{}`. */
export function optionalLocalisedText(max: number, { min = 1 }: LengthOptions = {}) {
  const isLongEnough = z.refine<string>((value) => isBlank(value) || value.trim().length >= min, {
    params: { code: 'too-short' },
  });
  return inEachLanguage(z.string().check(z.maxLength(max), isLongEnough));
}

/** Like `localisedText`, each value on one line: a title, or a label. */
export function localisedLine(max: number) {
  return optionalLocalisedLine(max).check(written);
}

/** Like `localisedLine`, but may be empty: `{}`. */
export function optionalLocalisedLine(max: number) {
  return inEachLanguage(z.string().check(z.maxLength(max), oneLine));
}

function inEachLanguage(value: z.ZodMiniString) {
  return z.strictObject({ en: z.exactOptional(value), fr: z.exactOptional(value) });
}
