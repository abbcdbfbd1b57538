import type { Found } from '../query/find-documents.ts';
import { distanceOf } from '../query/geo-search.ts';
import type { SearchOptions } from '../query/search-plan.ts';
import type { Documents } from '../records/documents.ts';
import type { JsonRecord } from '../records/leaves.ts';
import { highlights, readSnippets } from './highlight.ts';
import { TextMatcher } from './marked-text.ts';
import { retrieved } from './retrieved.ts';

/**
 * The records of results as a search returns them.
 * @param places in the lists of the candidates
 */
export function hitsOf(
  documents: Documents,
  found: Found,
  places: readonly number[],
  options: SearchOptions,
): JsonRecord[] {
  const matcher = new TextMatcher(found.matches, documents.words.vocabulary);
  const marking = {
    preTag: options.highlightPreTag,
    postTag: options.highlightPostTag,
    ellipsis: options.snippetEllipsisText,
    highlighted: options.attributesToHighlight ?? documents.searchable.paths,
    snippets: readSnippets(options.attributesToSnippet),
    onlyMatching: options.restrictHighlightAndSnippetArrays ?? false,
  };
  return places.map((place) => {
    const document = found.candidates.documents[place] ?? 0;
    const record = documents.recordOf(document);
    return {
      ...retrieved(record, options.attributesToRetrieve, options.unretrievableAttributes ?? []),
      ...highlights(retrieved(record, ['*'], options.unretrievableAttributes ?? []), matcher, marking),
      ...(options.getRankingInfo && { _rankingInfo: rankingInfo(documents, found, place, document) }),
    };
  });
}

function rankingInfo(documents: Documents, { candidates, geo }: Found, place: number, document: number) {
  const metres = geo.center === undefined ? 0 : distanceOf(documents, document, geo.center);
  return {
    nbTypos: candidates.typos[place],
    firstMatchedWord: candidates.attribute[place],
    proximityDistance: candidates.proximity[place],
    userScore: document,
    geoDistance: Number.isFinite(metres) ? Math.floor(metres) : 0,
    geoPrecision: 1,
    nbExactWords: candidates.exact[place],
    words: candidates.words[place],
    filters: candidates.filters[place],
    promoted: false,
  };
}
