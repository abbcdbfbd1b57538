import type { SearchHit } from '../search/search-hit.ts';

/** A result with these fields and no others. */
export function exampleHit(fields: Partial<SearchHit> & Pick<SearchHit, 'kind' | 'id'>): SearchHit {
  return {
    key: `${fields.kind}/${fields.id}`,
    title: { en: 'A title' },
    marked: {},
    snippet: {},
    category: undefined,
    type: undefined,
    colour: undefined,
    icon: undefined,
    position: null,
    bounds: null,
    country: undefined,
    creator: undefined,
    author: undefined,
    cover: null,
    origin: undefined,
    typos: 0,
    ...fields,
  };
}
