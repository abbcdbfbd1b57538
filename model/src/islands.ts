import * as z from 'zod/mini';
import { card } from './entities/card.ts';
import type { Island } from './island-keys.ts';
import { payloadTile } from './map-index/payload-tile.ts';
import { tolerant } from './tolerant.ts';

/*
 * Islands are the parts of pages that refresh on their own: `GET /__island/{key}.json`, or `/__nuxt_island/{key}.json` as
 * specification.md §7 names it. A key is the name of the part and its parameters.
 */

/** What each part answers. Unknown fields are dropped, as in payloads. */
export const ISLAND_SCHEMAS = {
  /** The tiles of the map index around an item, and those that lead to them. */
  nearby: tolerant(z.object({ tiles: z.array(payloadTile) })),
  /** The newest public items of a creator, of several kinds. */
  creator: tolerant(z.object({ cards: z.array(card) })),
  /** The newest public items of all creators, of several kinds. */
  new: tolerant(z.object({ cards: z.array(card) })),
} as const satisfies Record<Island['name'], z.ZodMiniType>;

export type IslandName = Island['name'];
export type IslandContent<Name extends IslandName = IslandName> = z.infer<(typeof ISLAND_SCHEMAS)[Name]>;
