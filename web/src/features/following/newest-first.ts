import type { Card } from '@waymark/model/entities/card';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { inParts } from '@waymark/model/in-parts';
import type { LiveQuery } from '../../live/core/live-query.ts';
import { newestCardsBy } from '../../live/queries/card-queries.ts';

/** The most creators that the database finds in one query. */
const AT_ONCE = 30;

/** How many items of each kind are asked for. */
const OF_A_KIND = 12;

/** How many items are shown. */
const MOST = 60;

/** The queries for what is new by creators: one for each kind and for each thirty of them. */
export function queriesFor(creatorIds: readonly string[]): LiveQuery<Card[]>[] {
  // In one order, so that following one more creator changes few queries.
  const ids = creatorIds.toSorted();
  return inParts(ids, AT_ONCE).flatMap((group) =>
    PUBLISHED_KINDS.map((kind) => newestCardsBy(kind, group, OF_A_KIND)),
  );
}

/** The newest of several answers together. */
export function newestOfAll(answers: readonly (readonly Card[])[]): Card[] {
  return answers
    .flat()
    .sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0) || (a.id < b.id ? -1 : 1))
    .slice(0, MOST);
}
