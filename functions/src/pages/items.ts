import type { Card } from '@waymark/model/entities/card';
import { country as countrySchema } from '@waymark/model/entities/country';
import type { Reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF, type PublishedKind } from '@waymark/model/entities/kinds';
import { FIRST_PARENTS, FIRST_PARTS, FIRST_STORIES, parentsOf } from '@waymark/model/entities/parents';
import { PUBLIC_SCHEMAS, type PublicDocument } from '@waymark/model/entities/public-document';
import { positionOf } from '@waymark/model/entities/public-item';
import { maxReads } from '@waymark/model/map-index/cover';
import { tilesAround } from '@waymark/model/map-index/nearby';
import type { PayloadTile } from '@waymark/model/map-index/payload-tile';
import type { CountryName } from '@waymark/model/payloads';
import { bestOf, countryByCode, type Narrowing } from '@waymark/model/queries';
import { unreachable } from '@waymark/model/unreachable';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { firestoreTiles } from '../map-index/firestore-tiles.ts';
import { tilesFor } from '../map-index/tiles-for.ts';
import { readEntities, readEntity } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { MOST_READS } from './most-reads.ts';
import { cardIn, cardsOf } from './public-cards.ts';

interface Surroundings {
  partOf: Card[];
  parts: Card[];
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
 * The tiles around an item are 8 to 11 documents, which leaves room for everything else. In the few places where they are 17,
 * the page starts with fewer parts.
 */
async function surroundingsOf(db: Firestore, item: PublicDocument): Promise<Surroundings> {
  const centre = positionOf(item);
  const around = centre === null ? [] : tilesAround(centre);
  const parents = parentsOf(item).slice(0, FIRST_PARENTS);
  const looks = maxReads(around);
  const room = MOST_READS - 1 - parents.length - looks;
  const mostParts = Math.min(FIRST_PARTS, room);
  const left = room - mostParts;
  const mostStories = item.kind === 'post' ? 0 : Math.min(FIRST_STORIES, left - 1);
  const [partOf, parts, tiles, stories, country] = await Promise.all([
    cardsAt(db, parents),
    partsOf(db, item, mostParts),
    tilesFor(firestoreTiles(db), around, looks),
    mostStories > 0 ? storiesAbout(db, item, mostStories) : undefined,
    left > 0 ? countryOf(db, item.countryCode) : undefined,
  ]);
  return { partOf, parts, tiles, ...(stories && { stories }), ...(country && { country }) };
}

function storiesAbout(db: Firestore, { kind, id }: PublicDocument, limit: number): Promise<Card[]> {
  return cardsOf(db, 'post', bestOf('post', limit, { about: { kind, id } }));
}

async function countryOf(db: Firestore, code: string | null): Promise<CountryName | undefined> {
  if (code === null) return undefined;
  const { docs } = await toQuery(db, countryByCode(code)).get();
  const [found] = readEntities(docs, countrySchema, 'slug');
  return found && { slug: found.slug, name: found.name };
}

/**
 * The parts of an item: the best destinations of an area, points of interest of a destination or pins of a point of interest,
 * and the first places of a story.
 */
function partsOf(db: Firestore, item: PublicDocument, limit: number): Promise<Card[]> {
  const best = (kind: PublishedKind, within: Narrowing) => cardsOf(db, kind, bestOf(kind, limit, within));
  switch (item.kind) {
    case 'area':
      return best('destination', { areaId: item.id });
    case 'destination':
      return best('poi', { destinationId: item.id });
    case 'poi':
      return best('pin', { poiId: item.id });
    case 'post':
      return cardsAt(db, item.places.slice(0, limit));
    case 'pin':
    case 'marker':
      return Promise.resolve([]);
    default:
      return unreachable(item);
  }
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
