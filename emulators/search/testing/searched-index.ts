import { searchAnswer } from '../answers/search-answer.ts';
import { readSearchParameters } from '../query/search-parameters.ts';
import type { JsonRecord } from '../records/leaves.ts';
import { SearchIndex } from '../stored/search-index.ts';
import { readSettings } from '../stored/settings.ts';
import { readSynonym } from '../stored/synonyms.ts';

/** An index of records, which get ids where they have none. */
export function indexOf(
  records: readonly JsonRecord[],
  settings: object = {},
  synonyms: readonly object[] = [],
): SearchIndex {
  const index = new SearchIndex(readSettings(settings));
  index.synonyms = new Map(synonyms.map(readSynonym).map((synonym) => [synonym.objectID, synonym]));
  for (const [at, record] of records.entries()) index.apply({ save: { objectID: `r${at}`, ...record } });
  return index;
}

/** Records that are texts, under their own text as id. */
export const texts = (...names: string[]) => names.map((name) => ({ objectID: name, name }));

/** Searches without a server. */
export function search(index: SearchIndex, query: string, parameters: object = {}) {
  return searchAnswer(index, readSearchParameters({ query, ...parameters }));
}

/** The ids that a search finds, in their order. */
export const idsOf = (index: SearchIndex, query: string, parameters: object = {}) =>
  (search(index, query, parameters).hits ?? []).map(({ objectID }) => objectID);
