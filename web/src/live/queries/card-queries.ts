import type { Card } from '@waymark/model/entities/card';
import { COLLECTION_OF, type Kind, type PlaceKind, type PublishedKind } from '@waymark/model/entities/kinds';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { listable } from '@waymark/model/listable';
import { bestOf, bestWithin, type Narrowing, newestBy, newestOf, newestWithin } from '@waymark/model/queries';
import type { LiveQuery } from '../core/live-query.ts';
import type { Outlined } from '../core/readers.ts';

/** One public item that is a place, live. */
export function onePlace(kind: PlaceKind, id: string): LiveQuery<PublicDocument<PlaceKind>> {
  return { key: `item/${kind}/${id}`, source: { document: `${COLLECTION_OF[kind]}/${id}` }, reads: 'place' };
}

/** One story, live. */
export function onePost(id: string): LiveQuery<PublicDocument<'post'>> {
  return { key: `item/post/${id}`, source: { document: `posts/${id}` }, reads: 'post' };
}

/** The card of one item, live, as long as the item is public. */
export function oneCard(kind: Kind, id: string): LiveQuery<Card> {
  return { key: `card/${kind}/${id}`, source: { document: `${COLLECTION_OF[kind]}/${id}` }, reads: 'card' };
}

/** The orders in which the database finds items: by the number of lists that hold them, or the newest first. */
export type StoredOrder = 'saved' | 'new';

/** The orders of items on a page beside the map. The page itself puts the nearest first. */
export type CardOrder = StoredOrder | 'near';

/** Among how many of the first items in another order a page looks for the nearest. Each of them is a document to read. */
export const NEAREST_OF = 96;

/** The cards of a kind that belong to one creator, country or place, in an order, live. */
export function cardsInOrder(
  order: StoredOrder,
  kind: PublishedKind,
  limit: number,
  narrowing: Narrowing,
): LiveQuery<Card[]> {
  const family = `cards/${kind}/${order}/${JSON.stringify(narrowing)}`;
  const queryOf = order === 'new' ? newestOf : bestOf;
  return {
    key: `${family}/${limit}`,
    family,
    source: queryOf(kind, listable(limit), narrowing),
    reads: 'cards',
  };
}

/** The newest cards of a kind by any of several creators, live. */
export function newestCardsBy(
  kind: PublishedKind,
  creatorIds: readonly string[],
  limit: number,
): LiveQuery<Card[]> {
  return {
    key: `cards/${kind}/by/${creatorIds.join(' ')}/${limit}`,
    source: newestBy(kind, creatorIds, limit),
    reads: 'cards',
  };
}

/** The kinds whose pages list the items within the view of the map. */
export type CollectedKind = 'post' | 'list';

/** The result of a query of cards, in its order. */
export interface FoundCards {
  cards: Card[];
  /** How many documents the query found, including broken ones that are left out. */
  found: number;
}

/**
 * The first cards in some tiles of the map, or in the whole world, in an order, live. One more than `limit` shows whether there are
 * others. Lists are always found by their last change.
 */
export function cardsWithin(
  kind: CollectedKind,
  order: StoredOrder,
  tiles: readonly string[] | undefined,
  limit: number,
): LiveQuery<FoundCards> {
  const most = listable(limit + 1);
  const source =
    kind === 'post' && order === 'saved' ? bestWithin(kind, tiles, most) : newestWithin(kind, tiles, most);
  return { key: JSON.stringify(source), family: `within/${kind}`, source, reads: 'foundCards' };
}

/** One item of any kind, live for users who may see it. */
export function oneOutlined(kind: Kind, id: string): LiveQuery<Outlined> {
  return {
    key: `outlined/${kind}/${id}`,
    source: { document: `${COLLECTION_OF[kind]}/${id}` },
    reads: 'outlined',
  };
}
