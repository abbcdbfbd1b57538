import { badRequest } from '../api-error.ts';
import type { Filter } from '../filters/filter.ts';
import { findDocuments } from '../query/find-documents.ts';
import type { SearchParameters } from '../query/search-parameters.ts';
import { searchOptions } from '../query/search-plan.ts';
import { facetName } from '../stored/settings.ts';
import { fold } from '../words/fold.ts';
import { tokenise } from '../words/tokenise.ts';
import { countsIn, sorted } from './facet-counts.ts';
import type { Searched } from './search-answer.ts';

const USUAL_HITS = 10;

/**
 * The values of a facet that have the words of `facetQuery`, or words that begin with them, with how many records of a search have
 * each.
 * @throws ApiError 400 for a facet that is not declared as `searchable`
 */
export function facetValues(
  { documents, settings, replacements }: Searched,
  facet: string,
  parameters: SearchParameters,
  enforced: Filter,
) {
  const begun = performance.now();
  const declared = settings.attributesForFaceting?.find((line) => facetName(line) === facet);
  const column = documents.facets.get(facet);
  if (column === undefined || !declared?.includes('searchable(')) {
    throw badRequest(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  }
  const { facetQuery = '', maxFacetHits = USUAL_HITS, ...search } = parameters;
  const options = searchOptions(settings, search);
  const { candidates } = findDocuments(documents, replacements, options, enforced);
  const counts = countsIn(column, candidates.documents.subarray(0, candidates.length));
  const queried = tokenise(facetQuery).map(({ text }) => text);
  const matching = counts.filter(([value]) => queried.every((word) => hasWord(value, word)));
  const tags = { pre: options.highlightPreTag, post: options.highlightPostTag };
  return {
    facetHits: sorted(matching, options.sortFacetValuesBy)
      .slice(0, maxFacetHits)
      .map(([value, count]) => ({ value, highlighted: highlighted(value, queried, tags), count })),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - begun)),
  };
}

function hasWord(value: string, word: string): boolean {
  return tokenise(value).some(({ text }) => text.startsWith(word));
}

function highlighted(value: string, queried: readonly string[], tags: { pre: string; post: string }): string {
  let marked = '';
  let at = 0;
  for (const { text, start, end } of tokenise(value)) {
    const longest = Math.max(
      0,
      ...queried.filter((word) => text.startsWith(word)).map(({ length }) => length),
    );
    if (longest === 0) continue;
    // Where folding keeps the length, only the beginning is marked.
    const to = fold(value.slice(start, end)).length === end - start ? start + longest : end;
    marked += value.slice(at, start) + tags.pre + value.slice(start, to) + tags.post;
    at = to;
  }
  return marked + value.slice(at);
}
