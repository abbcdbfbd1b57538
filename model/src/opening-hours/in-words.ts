import type { Locale } from '../locale.ts';

/** A pattern, and what `String.replace` writes in its place. */
type Replacement = readonly [pattern: RegExp, by: string | ((...found: string[]) => string)];

const MONTHS = {
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
} as const satisfies Record<Locale, string>;

const FRENCH_DAYS = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';

/** `24 December-26` as the library writes it: a month is named once, after both days. */
const daysOf = (months: string): Replacement => [
  new RegExp(`(\\d+) (${months})-0?(\\d+)(?!\\d|:\\d| (?:${months}))`, 'gu'),
  '$1-$3 $2',
];

/** Which one of a month: `[1]`, or `[1,-1]`. */
const ORDINAL = /\[([-\d,]+)\]/g;

/** What the library leaves in the notation, and a better way to say it. The order matters. */
const REPLACEMENTS: Record<Locale, readonly Replacement[]> = {
  en: [
    [/^24\/7/, 'open 24 hours a day'],
    [/Monday-Sunday/g, 'every day'],
    [/(?<=\S) closed/g, ': closed'],
    daysOf(MONTHS.en),
    [/(?<=-)(\d\d:\d\d)\+/g, '$1 or later'],
    [/(\d\d:\d\d)\+/g, 'from $1'],
    [/\|\|/g, 'otherwise'],
    [
      ORDINAL,
      (_, numbers = '') =>
        ` (${ordinals(numbers, ['1st', '2nd', '3rd', '4th', '5th'], 'last')} of the month)`,
    ],
    [/(?<=\S)-/g, '–'],
    [/,(?=\S)/g, ', '],
  ],
  fr: [
    [/^24\/7/, 'ouvert 24\u00a0h sur\u00a024'],
    [/lundi-dimanche/g, 'tous les jours'],
    [new RegExp(`(${FRENCH_DAYS})-(${FRENCH_DAYS})`, 'g'), 'du $1 au $2'],
    daysOf(MONTHS.fr),
    [new RegExp(`(?<!\\d)1(?=(?:-\\d+)? (?:${MONTHS.fr}))`, 'gu'), '1er'],
    [new RegExp(`(?<!\\d )(${MONTHS.fr})-(${MONTHS.fr})`, 'gu'), fromMonthToMonth],
    [/\bopen\b/g, 'ouvert'],
    [/\bclosed\b/g, 'fermé'],
    [/(?<=\S) fermé/g, '\u00a0: fermé'],
    [/\bunknown\b/g, 'incertain'],
    [/\bsunrise\b/g, 'lever du soleil'],
    [/\bsunset\b/g, 'coucher du soleil'],
    [/\bdawn\b/g, 'aube'],
    [/\bdusk\b/g, 'crépuscule'],
    [/\beaster\b/g, 'Pâques'],
    [/\bweek\b/g, 'semaine'],
    [/\bday(s?)\b/g, 'jour$1'],
    [/(?<=-)(\d\d:\d\d)\+/g, '$1 ou plus tard'],
    [/(\d\d:\d\d)\+/g, 'à partir de $1'],
    [/\|\|/g, 'sinon'],
    [
      ORDINAL,
      (_, numbers = '') => ` (${ordinals(numbers, ['1er', '2e', '3e', '4e', '5e'], 'dernier')} du mois)`,
    ],
    [/(?<=\d\d:\d\d)-(?=\d\d:\d\d)/g, '\u00a0– '],
    [/(?<=\S)-/g, '–'],
    [/,(?=\S)/g, ', '],
    [/(?<=\p{L}):/gu, '\u00a0:'],
    [/\b0?(\d{1,2}):00\b/g, '$1\u00a0h'],
    [/\b0?(\d{1,2}):(\d\d)\b/g, '$1\u00a0h\u00a0$2'],
  ],
};

/** A comment of the notation is a text of the creator's. */
const COMMENT = /("[^"]*")/;

/**
 * Opening hours as one says them.
 * @param pretty as the library writes them in this language, a rule a line
 */
export function inWords(pretty: string, locale: Locale): string {
  const written = pretty
    .split(COMMENT)
    .map((part) => (COMMENT.test(part) ? quoted(part, locale) : replaced(part, locale)))
    .join('');
  return written
    .split('\n')
    .map((line) => capitalised(line.trim().replace(/,$/, ''), locale))
    .join('\n');
}

function replaced(text: string, locale: Locale): string {
  return REPLACEMENTS[locale].reduce(
    (words, [pattern, by]) =>
      typeof by === 'string' ? words.replace(pattern, by) : words.replace(pattern, by),
    text,
  );
}

function quoted(comment: string, locale: Locale): string {
  const text = comment.slice(1, -1);
  return locale === 'fr' ? `«\u00a0${text}\u00a0»` : `“${text}”`;
}

function capitalised(line: string, locale: Locale): string {
  return line.charAt(0).toLocaleUpperCase(locale) + line.slice(1);
}

function ordinals(numbers: string, names: readonly string[], last: string): string {
  return numbers
    .split(',')
    .map((number) => (number === '-1' ? last : (names[Number(number) - 1] ?? number)))
    .join(', ');
}

/** In French "de" loses its vowel before another one: "d’avril". */
function fromMonthToMonth(_: string, first = '', last = ''): string {
  return `${/^[ao]/.test(first) ? 'd’' : 'de '}${first} à ${last}`;
}
