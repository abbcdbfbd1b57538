import { KINDS } from '../entities/kinds.ts';

/** Everything that can be found: items, and what else has a public page of its own. */
export const SEARCH_KINDS = [...KINDS, 'creator', 'country', 'article'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
