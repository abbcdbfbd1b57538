import uFuzzy from '@leeoniya/ufuzzy';
import { plain } from './by-name.ts';

/** One letter too many, too few, replaced or exchanged in each word; short words have none. A match begins where a word does. */
const MISTAKES = new uFuzzy({ intraMode: 1, interLft: 2 });

/**
 * What a query names with a mistake, by the beginning of a name or of one of its words.
 * @param all each with its name in English and in French
 */
export function withMistake<Named extends readonly [en: string, fr: string, ...unknown[]]>(
  query: string,
  all: readonly Named[],
): Named[] {
  const wanted = plain(query);
  const found = new Set(
    ([0, 1] as const).flatMap((language) => {
      const names = all.map((named) => plain(named[language]));
      return MISTAKES.filter(names, wanted) ?? [];
    }),
  );
  return all.filter((_, index) => found.has(index));
}
