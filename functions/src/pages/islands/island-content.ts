import type { Card } from '@waymark/model/entities/card';
import { COLLECTION_OF, PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { PUBLIC_SCHEMAS, type PublicDocument } from '@waymark/model/entities/public-document';
import { positionOf } from '@waymark/model/entities/public-item';
import type { Island } from '@waymark/model/island-keys';
import type { IslandContent } from '@waymark/model/islands';
import { maxReads } from '@waymark/model/map-index/cover';
import { tilesAround } from '@waymark/model/map-index/nearby';
import { type Narrowing, newestOf } from '@waymark/model/queries';
import { unreachable } from '@waymark/model/unreachable';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { firestoreTiles } from '../../map-index/firestore-tiles.ts';
import { tilesFor } from '../../map-index/tiles-for.ts';
import { readEntity } from '../../platform/stored.ts';
import { cardsOf } from '../public-cards.ts';

/** Whether the pages of a kind are worth a visit on their own. A marker has hardly any text. */
const IS_READ: Readonly<Record<PublishedKind, boolean>> = {
  destination: true,
  area: true,
  poi: true,
  pin: true,
  post: true,
  marker: false,
};

const READ_KINDS = PUBLISHED_KINDS.filter((kind) => IS_READ[kind]);

/** The most items of one kind among the newest ones, so that a journey of forty pins leaves room for others. */
const OF_A_KIND = 4;

/** The most items of all kinds. */
const CARDS = 6;

interface FoundIsland {
  content: IslandContent;
  /** Whether the part is of an item that only its address leads to. */
  isUnlisted: boolean;
}

/** The content of a part; undefined where its item does not exist. Reads at most 30 documents. */
export async function islandContent(db: Firestore, island: Island): Promise<FoundIsland | undefined> {
  switch (island.name) {
    case 'nearby':
      return await nearby(db, island.kind, island.id);
    case 'creator':
      return { content: { cards: await newestCards(db, { creatorId: island.id }) }, isUnlisted: false };
    case 'new':
      return { content: { cards: await newestCards(db, {}) }, isUnlisted: false };
    default:
      return unreachable(island);
  }
}

async function nearby(db: Firestore, kind: PublishedKind, id: string): Promise<FoundIsland | undefined> {
  const snapshot = await db.doc(`${COLLECTION_OF[kind]}/${id}`).get();
  const item = readEntity<z.ZodMiniType<PublicDocument>>(snapshot, PUBLIC_SCHEMAS[kind]);
  if (item === undefined) return undefined;
  const centre = positionOf(item);
  const around = centre === null ? [] : tilesAround(centre);
  const tiles = await tilesFor(firestoreTiles(db), around, maxReads(around));
  return { content: { tiles }, isUnlisted: item.visibility === 'unlisted' };
}

async function newestCards(db: Firestore, narrowing: Narrowing): Promise<Card[]> {
  const found = await Promise.all(
    READ_KINDS.map((kind) => cardsOf(db, kind, newestOf(kind, OF_A_KIND, narrowing))),
  );
  const publishedAt = (card: Card) => card.publishedAt ?? card.updatedAt;
  return found
    .flat()
    .sort((one, other) => publishedAt(other) - publishedAt(one))
    .slice(0, CARDS);
}
