import { isDeepStrictEqual } from 'node:util';
import { type KindCounts, NO_ITEMS } from '@waymark/model/entities/creator';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { publicOf } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { streamOf, toQuery } from '../platform/to-query.ts';

/** Counts the public items anew, and writes the counts of every creator and country where they differ. */
export async function rebuildCounts(db: Firestore): Promise<void> {
  const ofCreator = new Map<string, KindCounts>();
  const ofCountry = new Map<string, KindCounts>();
  for (const kind of PUBLISHED_KINDS) {
    const listed = toQuery(db, publicOf(kind)).select('creatorId', 'countryCode');
    for await (const document of streamOf(listed)) {
      countOne(ofCreator, document.get('creatorId'), kind);
      countOne(ofCountry, document.get('countryCode'), kind);
    }
  }
  await Promise.all([
    writeCounts(db, 'creators', (id) => ofCreator.get(id)),
    writeCounts(db, 'countries', (_, code) => ofCountry.get(String(code))),
  ]);
}

function countOne(counts: Map<string, KindCounts>, key: string, kind: keyof KindCounts): void {
  const before = counts.get(key) ?? NO_ITEMS;
  counts.set(key, { ...before, [kind]: before[kind] + 1 });
}

async function writeCounts(
  db: Firestore,
  collection: string,
  countsOf: (id: string, code: unknown) => KindCounts | undefined,
): Promise<void> {
  const documents = await db.collection(collection).select('counts', 'code').get();
  const writer = db.bulkWriter();
  for (const document of documents.docs) {
    const counts = countsOf(document.id, document.get('code')) ?? NO_ITEMS;
    if (!isDeepStrictEqual(document.get('counts'), counts)) void writer.update(document.ref, { counts });
  }
  await writer.close();
}
