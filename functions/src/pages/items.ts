import type { Card } from '@waymark/model/entities/card';
import { country as countrySchema } from '@waymark/model/entities/country';
import type { Reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF, type PublishedKind } from '@waymark/model/entities/kinds';
import {
  containersOf,
  FIRST_PARENTS,
  FIRST_PARTS,
  FIRST_STORIES,
  parentsOf,
  partsOf,
  storySubjectsOf,
} from '@waymark/model/entities/parents';
import { PUBLIC_SCHEMAS, type PublicDocument } from '@waymark/model/entities/public-document';
import { positionOf } from '@waymark/model/entities/public-item';
import { nextAbove } from '@waymark/model/heads/above-item';
import { maxReads } from '@waymark/model/map-index/cover';
import { tilesAround } from '@waymark/model/map-index/nearby';
import type { PayloadTile } from '@waymark/model/map-index/payload-tile';
import type { CountryName, ItemName } from '@waymark/model/payloads';
import { bestOf, countryByCode } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { firestoreTiles } from '../map-index/firestore-tiles.ts';
import { tilesFor } from '../map-index/tiles-for.ts';
import { readEntities, readEntity } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { MOST_READS } from './most-reads.ts';
import { cardIn, cardsOf } from './public-cards.ts';

interface Related {
  partOf: Card[];
  above?: ItemName[];
  parts: Card[];
}

interface Surroundings extends Related {
  tiles: PayloadTile[];
  stories?: Card[];
  country?: CountryName;
}

/** Builds the payload of the page of one item: public, or unlisted and reached by its address. */
export function itemPayload<Kind extends PublishedKind>(kind: Kind) {
  return async (
    db: Firestore,
    { id }: { id: string },
  ): Promise<({ item: PublicDocument<Kind> } & Surroundings) | undefined> => {
    const snapshot = await db.doc(`${COLLECTION_OF[kind]}/${id}`).get();
    const item = readEntity<z.ZodMiniType<PublicDocument>>(snapshot, PUBLIC_SCHEMAS[kind]);
    // The schema of this kind has accepted the document.
    return item && { item: item as PublicDocument<Kind>, ...(await surroundingsOf(db, item)) };
  };
}

/**
 * The tiles around an item are 8 to 11 documents, which leaves room for nearly everything else. In the few places where they are
 * 17, the page starts with fewer parts.
 */
async function surroundingsOf(db: Firestore, item: PublicDocument): Promise<Surroundings> {
  const centre = positionOf(item);
  const around = centre === null ? [] : tilesAround(centre);
  const parents = parentsOf(item).slice(0, FIRST_PARENTS);
  const looks = maxReads(around);
  // Above the point of interest of a pin are two destinations, above a destination is one, and above both is the country.
  const crumbs = item.kind === 'pin' ? 3 : 2;
  const room = MOST_READS - 1 - parents.length - looks - crumbs;
  const mostParts = item.kind === 'pin' || item.kind === 'marker' ? 0 : Math.min(FIRST_PARTS, room);
  const mostStories = item.kind === 'post' ? 0 : Math.min(FIRST_STORIES, room - mostParts);
  const partsFound = partCards(db, item, mostParts);
  const [related, tiles, stories, country] = await Promise.all([
    relatedTo(db, item, parents, partsFound),
    tilesFor(firestoreTiles(db), around, looks),
    mostStories > 0
      ? partsFound.then((found) => storiesAbout(db, storySubjectsOf(item, found), mostStories))
      : undefined,
    countryOf(db, item.countryCode),
  ]);
  return { ...related, tiles, ...(stories && { stories }), ...(country && { country }) };
}

async function relatedTo(
  db: Firestore,
  item: PublicDocument,
  parents: readonly Reference[],
  partsFound: Promise<Card[]>,
): Promise<Related> {
  const [partOf, parts] = await Promise.all([cardsAt(db, parents), partsFound]);
  const container = containersOf(item.kind, partOf, parts).slice(0, 1);
  const places = await placesAbove(db, item, container);
  const above = places.slice(0, -1).map(({ kind, id, title }) => ({ kind, id, title }));
  return { partOf, parts, ...(above.length > 0 && { above }) };
}

/** The places that contain an item, from the outermost. Each step reads the destination in which the one before lies. */
async function placesAbove(
  db: Firestore,
  item: PublicDocument,
  places: readonly Card[],
): Promise<readonly Card[]> {
  const next = nextAbove(item, places);
  const [place] = next ? await cardsAt(db, [next]) : [];
  return place ? placesAbove(db, item, [place, ...places]) : places;
}

function storiesAbout(db: Firestore, about: readonly Reference[], limit: number): Promise<Card[]> {
  return cardsOf(db, 'post', bestOf('post', limit, { about }));
}

async function countryOf(db: Firestore, code: string | null): Promise<CountryName | undefined> {
  if (code === null) return undefined;
  const { docs } = await toQuery(db, countryByCode(code)).get();
  const [found] = readEntities(docs, countrySchema, 'slug');
  return found && { slug: found.slug, name: found.name };
}

/** The parts of an item, the best of each group, and the first places of a story. */
async function partCards(db: Firestore, item: PublicDocument, limit: number): Promise<Card[]> {
  if (item.kind === 'post') return cardsAt(db, item.places.slice(0, limit));
  const groups = partsOf(item);
  const each = Math.floor(limit / groups.length);
  const found = await Promise.all(
    groups.map(({ kind, narrowing }) => cardsOf(db, kind, bestOf(kind, each, narrowing))),
  );
  return found.flat();
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
