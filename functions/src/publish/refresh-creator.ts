import { isDeepStrictEqual } from 'node:util';
import { type CreatorMap, creatorMapOf, creatorMapPath } from '@waymark/model/entities/creator-map';
import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { idSchema } from '@waymark/model/ids';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { publicOf } from '@waymark/model/queries';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { type ItemState, placedItem } from '../map-index/firestore-tiles.ts';
import { MAPPED_FIELDS } from '../map-index/map-item-of.ts';
import { streamOf, toQuery } from '../platform/to-query.ts';
import { countsOf, derivedCounts, type Published } from './derive-creator.ts';

/** The creators whose counts, countries or map change with a document. A broken document has none. */
export function creatorsOfChange(before: ItemState, after: ItemState): string[] {
  const [former, current] = [summaryOf(before), summaryOf(after)];
  if (isDeepStrictEqual(former, current)) return [];
  return [...new Set([former, current].flatMap((summary) => (summary ? [summary.creatorId] : [])))];
}

function summaryOf({ document, placed }: ItemState) {
  const creatorId = idSchema.safeParse(document?.get('creatorId')).data;
  if (document?.get('visibility') !== 'public' || creatorId === undefined) return undefined;
  return { creatorId, countryCode: document.get('countryCode'), placed };
}

/**
 * Derives a creator's counts, countries and map from their public items. Writes only what differs. Costs one read for each
 * item.
 */
export async function refreshCreator(db: Firestore, creatorId: string): Promise<void> {
  const record = await db.doc(`creators/${creatorId}`).get();
  if (!record.exists) return;
  const map = db.doc(creatorMapPath(creatorId));
  await db.runTransaction(async (transaction) => {
    // The record is locked, so that a task that reads the items later also writes later.
    const before = await transaction.get(map);
    const stale = await staleOf(db, record, before);
    if (Object.keys(stale.record).length > 0) transaction.update(record.ref, stale.record);
    if (stale.map !== undefined) transaction.set(map, { ...stale.map });
  });
}

/** The derived data of a creator that differs: names of fields of the record, and the map. */
export async function staleInCreator(
  db: Firestore,
  record: DocumentSnapshot,
): Promise<{ record: string[]; map: boolean }> {
  const stale = await staleOf(db, record, await db.doc(creatorMapPath(record.id)).get());
  return { record: Object.keys(stale.record), map: stale.map !== undefined };
}

/** The right values. */
async function staleOf(
  db: Firestore,
  record: DocumentSnapshot,
  map: DocumentSnapshot,
): Promise<{ record: Record<string, unknown>; map: CreatorMap | undefined }> {
  const { published, items } = await publishedBy(db, record.id);
  const derived = Object.entries(derivedCounts(published));
  const fields = creatorMapOf(items);
  return {
    record: Object.fromEntries(
      derived.filter(([field, value]) => !isDeepStrictEqual(record.get(field), value)),
    ),
    map: isDeepStrictEqual(map.data(), fields) ? undefined : fields,
  };
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
