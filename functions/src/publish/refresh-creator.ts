import { isDeepStrictEqual } from 'node:util';
import { creatorMapOf, creatorMapPath } from '@waymark/model/entities/creator-map';
import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { publicOf } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { type ItemState, placedItem } from '../map-index/firestore-tiles.ts';
import { MAPPED_FIELDS } from '../map-index/map-item-of.ts';
import { streamOf, toQuery } from '../platform/to-query.ts';
import { countsOf, derivedCounts, type Published } from './derive-creator.ts';

/** The creators of whom a change tells something else: how much they have published, where, or what the map shows of it. */
export function creatorsOfChange(before: ItemState, after: ItemState): string[] {
  const [was, is] = [toldOf(before), toldOf(after)];
  if (isDeepStrictEqual(was, is)) return [];
  return [...new Set([was, is].flatMap((told) => (told ? [told.creatorId] : [])))];
}

function toldOf({ document, placed }: ItemState) {
  const creatorId: unknown = document?.get('creatorId');
  if (document?.get('visibility') !== 'public' || typeof creatorId !== 'string') return undefined;
  return { creatorId, countryCode: document.get('countryCode'), placed };
}

/**
 * Brings up to date what is told of a creator by what they have published: how much, where, and all of it on one map. Writes only
 * what differs. Costs one read for each of their public items.
 */
export async function refreshCreator(db: Firestore, creatorId: string): Promise<void> {
  const record = await db.doc(`creators/${creatorId}`).get();
  if (!record.exists) return;
  const map = db.doc(creatorMapPath(creatorId));
  await db.runTransaction(async (transaction) => {
    // Whoever reads the items later also writes later: this one is locked, and what is only read need not be.
    const before = await transaction.get(map);
    const { published, items } = await publishedBy(db, creatorId);
    const derived = derivedCounts(published);
    const differs = Object.entries(derived).some(
      ([field, value]) => !isDeepStrictEqual(record.get(field), value),
    );
    if (differs) transaction.update(record.ref, derived);
    const fields = creatorMapOf(items);
    if (!isDeepStrictEqual(before.data(), fields)) transaction.set(map, fields);
  });
}

async function publishedBy(
  db: Firestore,
  creatorId: string,
): Promise<{ published: Published; items: MapItem[] }> {
  const kinds: PublishedKind[] = [];
  const byCountry = new Map<string, number>();
  const items: MapItem[] = [];
  for (const kind of PUBLISHED_KINDS) {
    const theirs = toQuery(db, publicOf(kind, { creatorId })).select(...MAPPED_FIELDS, 'countryCode');
    for await (const document of streamOf(theirs)) {
      kinds.push(kind);
      const code: unknown = document.get('countryCode');
      if (typeof code === 'string') byCountry.set(code, (byCountry.get(code) ?? 0) + 1);
      const placed = placedItem(kind, document);
      if (placed) items.push(placed.item);
    }
  }
  return { published: { counts: countsOf(kinds), byCountry }, items };
}
