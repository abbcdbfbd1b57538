import { type Card, cardOf } from '@waymark/model/entities/card';
import { ITEM_SCHEMAS } from '@waymark/model/entities/item-schemas';
import { type Kind, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import type { PublicItem } from '@waymark/model/entities/public-item';
import type { Section } from '@waymark/model/payloads';
import { bestOf, type Narrowing, publicOf, type StoredQuery } from '@waymark/model/queries';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { readEntity } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';

/** How many cards of each kind a page of several kinds starts with: 24 for all six. */
const SECTION_SIZE = 4;

/**
 * The card of a document of a kind's collection; undefined where it is missing, invalid or unlisted. An unlisted item appears
 * only on its own page.
 */
export function cardIn(kind: Kind, snapshot: DocumentSnapshot): Card | undefined {
  if (snapshot.get('visibility') !== 'public') return undefined;
  const item = readEntity<z.ZodMiniType<PublicItem>>(snapshot, ITEM_SCHEMAS[kind]);
  return item && cardOf(item);
}

/** The cards that a query of a kind's collection finds. */
export async function cardsOf(db: Firestore, kind: Kind, query: StoredQuery): Promise<Card[]> {
  const found = await toQuery(db, query).get();
  return found.docs.map((snapshot) => cardIn(kind, snapshot)).filter((card) => card !== undefined);
}

/** The published items, a section for each kind that has some, the best first. */
export async function sectionsOf(db: Firestore, narrowing: Narrowing): Promise<Section[]> {
  const sections = await Promise.all(
    PUBLISHED_KINDS.map(async (kind) => {
      const [cards, all] = await Promise.all([
        cardsOf(db, kind, bestOf(kind, SECTION_SIZE, narrowing)),
        toQuery(db, publicOf(kind, narrowing)).count().get(),
      ]);
      return { kind, cards, total: all.data().count };
    }),
  );
  return sections.filter((section) => section.total > 0);
}
