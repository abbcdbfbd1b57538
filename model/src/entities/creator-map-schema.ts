import * as z from 'zod/mini';
import { MAX_CREATOR_ITEMS } from './creator-map.ts';
import { tally } from './fields.ts';

/**
 * `summaries/creators/parts/{creatorId}`: what a creator has published, as the map shows it: one document of 11 KB for a
 * hundred items. Functions write it.
 */
export const creatorMap = z.object({
  /** As `readItems` reads them. */
  items: z.string().check(z.maxLength(MAX_CREATOR_ITEMS * 300)),
  /** The number of all items that have a position. */
  total: tally,
});
