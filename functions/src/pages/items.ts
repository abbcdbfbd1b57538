import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF, type PublishedKind } from '@waymark/model/entities/kinds';
import { PUBLIC_SCHEMAS, type PublicDocument } from '@waymark/model/entities/public-document';
import { type Narrowing, newestOf } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { readEntity } from '../platform/stored.ts';
import { nearbyCards } from './nearby.ts';
import { cardIn, cardsOf, SECTION_SIZE } from './public-cards.ts';

interface Surroundings {
  partOf: Card[];
  parts: Card[];
  nearby: Card[];
}

/** Builds the payload of the page of one item: public, or unlisted and reached by its address. */
export function itemPayload<Kind extends PublishedKind>(kind: Kind) {
  return async (
    db: Firestore,
    { id }: { id: string },
  ): Promise<({ item: PublicDocument<Kind> } & Surroundings) | undefined> => {
    const snapshot = await db.doc(`${COLLECTION_OF[kind]}/${id}`).get();
    const item = readEntity<z.ZodMiniType<PublicDocument>>(snapshot, PUBLIC_SCHEMAS[kind]);
    if (item === undefined) return undefined;
    const centre = 'centre' in item ? item.centre : item.position;
    const [partOf, parts, nearby] = await Promise.all([
      cardsAt(db, wholesOf(item)),
      partsOf(db, item),
      centre === null ? [] : nearbyCards(db, centre, item.id),
    ]);
    // The schema of this very kind has accepted the document.
    const shown = new Set([...partOf, ...parts].map((card) => card.id));
    return {
      item: item as PublicDocument<Kind>,
      partOf,
      parts,
      nearby: nearby.filter((card) => !shown.has(card.id)),
    };
  };
}

/** What an item is part of. */
function wholesOf(item: PublicDocument): Reference[] {
  if ('areaIds' in item) return item.areaIds.map((id) => ({ kind: 'area', id }));
  if ('destinationId' in item && item.destinationId !== undefined)
    return [{ kind: 'destination', id: item.destinationId }];
  if ('poiId' in item && item.poiId !== undefined) return [{ kind: 'poi', id: item.poiId }];
  return [];
}

/** What is part of an item: an area's destinations, a destination's pois, a poi's pins, a post's places. */
function partsOf(db: Firestore, item: PublicDocument): Promise<Card[]> {
  const newest = (kind: PublishedKind, within: Narrowing) =>
    cardsOf(db, kind, newestOf(kind, SECTION_SIZE, within));
  if ('geometry' in item) return newest('destination', { areaId: item.id });
  if ('areaIds' in item) return newest('poi', { destinationId: item.id });
  if ('category' in item) return newest('pin', { poiId: item.id });
  return 'places' in item ? cardsAt(db, item.places) : Promise.resolve([]);
}

/** The cards of the referred items that are still public, in order. */
async function cardsAt(db: Firestore, references: readonly Reference[]): Promise<Card[]> {
  if (references.length === 0) return [];
  const snapshots = await db.getAll(
    ...references.map(({ kind, id }) => db.doc(`${COLLECTION_OF[kind]}/${id}`)),
  );
  return references
    .map(({ kind }, index) => {
      const snapshot = snapshots[index];
      return snapshot && cardIn(kind, snapshot);
    })
    .filter((card) => card !== undefined);
}
