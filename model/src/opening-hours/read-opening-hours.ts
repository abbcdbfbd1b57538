import OpeningHours from 'opening_hours';
import { MAX_OPENING_HOURS } from '../entities/facts.ts';
import type { Locale } from '../locale.ts';
import type { HoursText } from './hours-text.ts';
import { inWords } from './in-words.ts';

export interface ReadHours {
  /** The usual form of what was written: `09:00-17:00` for `9am-5pm`. */
  notation: string;
  text: HoursText;
}

/** The library writes the names of days and months in a language. With `en` it would abbreviate them as the notation does. */
const LOCALE_OF_LIBRARY = { en: 'en-GB', fr: 'fr' } as const satisfies Record<Locale, string>;

const A_RULE_A_LINE = { rule_sep_string: '\n', print_semicolon: false, leave_off_closed: false };

/**
 * Reads opening hours in the notation of OpenStreetMap: https://wiki.openstreetmap.org/wiki/Key:opening_hours
 *
 * The library has a megabyte of code and takes 22 MB of memory. Load this file only where there are hours to read.
 * @returns undefined where the notation is wrong, and where its usual form is longer than the field
 */
export function readOpeningHours(written: string): ReadHours | undefined {
  try {
    const notation = parse(written).prettifyValue();
    // The library accepts some values of which it writes others that mean something else, or nothing.
    const hours = parse(notation);
    if (notation.length > MAX_OPENING_HOURS || hours.prettifyValue() !== notation) return undefined;
    const textIn = (locale: Locale) => inWords(prettyIn(hours, locale), locale);
    return { notation, text: { en: textIn('en'), fr: textIn('fr') } };
  } catch {
    // The library throws texts.
    return undefined;
  }
}

/** What the library looks for at the beginning in a time that grows exponentially with the number of blanks. */
const NOTHING_YET = /^[\s;]+/;

function parse(notation: string): OpeningHours {
  return new OpeningHours(notation.replace(NOTHING_YET, ''), null, DEFAULTS);
}

/** The types of the library have no optional options. */
const DEFAULTS = {
  locale: 'en',
  mode: undefined,
  tag_key: undefined,
  map_value: undefined,
  warnings_severity: undefined,
};

/** In a language as far as the library knows it, a rule a line. */
function prettyIn(hours: OpeningHours, locale: Locale): string {
  // The types of the library have these options one level higher than it reads them.
  const options = { conf: { ...A_RULE_A_LINE, locale: LOCALE_OF_LIBRARY[locale], date_format: 'long' } };
  return hours.prettifyValue(options as Parameters<OpeningHours['prettifyValue']>[0]);
}
