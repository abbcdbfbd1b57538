import { isDeepStrictEqual } from 'node:util';
import { type KindCounts, NO_ITEMS } from '@waymark/model/entities/creator';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { publicOf } from '@waymark/model/queries';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { streamOf, toQuery } from '../platform/to-query.ts';
import { refreshCountrySummaries } from './country-counts.ts';
import { refreshNames } from './derive-creator.ts';
import { refreshCreator } from './refresh-creator.ts';

/** Counts all public items and updates every creator and country that differs. */
export async function rebuildCounts(db: Firestore): Promise<void> {
  for await (const { id } of streamOf(db.collection('creators').select())) {
    await refreshNames(db, id);
    await refreshCreator(db, id);
  }
  await rebuildCountries(db);
  await refreshCountrySummaries(db);
}

async function rebuildCountries(db: Firestore): Promise<void> {
  const writer = db.bulkWriter();
  for await (const { ref, counts } of staleCountries(db)) void writer.update(ref, { counts });
  await writer.close();
}

/**
 * The countries with wrong counts, together with the right ones. All are counted in one pass, since separate counts would need
 * more reads than there are items.
 */
export async function* staleCountries(
  db: Firestore,
): AsyncGenerator<{ ref: DocumentReference; code: unknown; counts: KindCounts }> {
  const counted = await countsByCountry(db);
  for await (const country of streamOf(db.collection('countries').select('code', 'counts'))) {
    const code: unknown = country.get('code');
    const counts = counted.get(code) ?? NO_ITEMS;
    if (!isDeepStrictEqual(country.get('counts'), counts)) yield { ref: country.ref, code, counts };
  }
}

async function countsByCountry(db: Firestore): Promise<ReadonlyMap<unknown, KindCounts>> {
  const counted = new Map<unknown, KindCounts>();
  for (const kind of PUBLISHED_KINDS) {
    for await (const document of streamOf(toQuery(db, publicOf(kind)).select('countryCode'))) {
      const code: unknown = document.get('countryCode');
      const counts = counted.get(code) ?? { ...NO_ITEMS };
      counts[kind]++;
      counted.set(code, counts);
    }
  }
  return counted;
}
