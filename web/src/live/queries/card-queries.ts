import type { Card } from '@waymark/model/entities/card';
import { COLLECTION_OF, type Kind, type PlaceKind, type PublishedKind } from '@waymark/model/entities/kinds';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { listable } from '@waymark/model/listable';
import { bestOf, type Narrowing, newestBy, newestOf, newestWithin } from '@waymark/model/queries';
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

/** The orders of items that belong together: by the number of lists that hold them, or the newest first. */
export type CardOrder = 'saved' | 'new';

/** The cards of a kind that belong to one creator, country or place, in an order, live. */
export function cardsInOrder(
  order: CardOrder,
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

/** The newest cards in some tiles of the map, or in the whole world, live. One more than `limit` shows whether there are others. */
export function cardsWithin(
  kind: CollectedKind,
  tiles: readonly string[] | undefined,
  limit: number,
): LiveQuery<FoundCards> {
  const source = newestWithin(kind, tiles, listable(limit + 1));
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
