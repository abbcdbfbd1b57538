import { LOCALES } from '@waymark/model/locale';
import type { LocalisedText } from '@waymark/model/localised';

/** The name of a day that has only a number, in both languages, because a list is read in both. */
function numbered(number: number): Required<LocalisedText> {
  return { en: `Day ${number}`, fr: `Jour ${number}` };
}

/** The next day of a list with these headings: the first number that none of them has, from their count on. */
export function nextDay(headings: readonly LocalisedText[]): Required<LocalisedText> {
  for (let number = headings.length + 1; ; number++) {
    const day = numbered(number);
    if (!headings.some(({ en, fr }) => en === day.en || fr === day.fr)) return day;
  }
}

/**
 * The name of a day after its writer changed it in some languages. Where the others still have only a number, their readers see the
 * name instead.
 */
export function renamedDay(text: LocalisedText, written: LocalisedText): LocalisedText {
  const isNamed = Object.values(written).some(
    (name) => name !== undefined && name.trim() !== '' && !isNumber(name),
  );
  if (!isNamed) return text;
  const left = LOCALES.filter((locale) => written[locale] === undefined && isNumber(text[locale] ?? ''));
  return { ...text, ...Object.fromEntries(left.map((locale) => [locale, ''])) };
}

function isNumber(name: string): boolean {
  return /^(?:Day|Jour) \d+$/.test(name.trim());
}
