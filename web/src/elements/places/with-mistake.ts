import uFuzzy from '@leeoniya/ufuzzy';
import { plain } from './by-name.ts';
import type { SearchedName } from './find-names.ts';

/** One letter too many, too few, replaced or exchanged in each word; short words have none. A match begins where a word does. */
const MISTAKES = new uFuzzy({ intraMode: 1, interLft: 2 });

/** The names whose beginning, or that of one of their words, a query has with a mistake, in either language. */
export function withMistake(query: string, names: readonly SearchedName[]): SearchedName[] {
  const wanted = plain(query);
  const found = [0, 1].flatMap((language) => {
    const texts = names.map((name) => plain(String(name[language])));
    return MISTAKES.filter(texts, wanted) ?? [];
  });
  return [...new Set(found)].flatMap((index) => (names[index] ? [names[index]] : []));
}
