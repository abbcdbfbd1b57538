import { isDeepStrictEqual } from 'node:util';
import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { publicOf } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { streamOf, toQuery } from '../platform/to-query.ts';
import { refreshCountrySummaries } from './country-counts.ts';
import { countsOf, refreshSortName } from './derive-creator.ts';
import { refreshCreator } from './refresh-creator.ts';

/** Counts the public items anew, and writes what follows from them to every creator and country where it differs. */
export async function rebuildCounts(db: Firestore): Promise<void> {
  for await (const { id } of streamOf(db.collection('creators').select())) {
    await refreshSortName(db, id);
    await refreshCreator(db, id);
  }
  await rebuildCountries(db);
  await refreshCountrySummaries(db);
}

/** All at once: a count of each country would be more reads than it has items. */
async function rebuildCountries(db: Firestore): Promise<void> {
  const kindsIn = new Map<unknown, PublishedKind[]>();
  for (const kind of PUBLISHED_KINDS) {
    for await (const document of streamOf(toQuery(db, publicOf(kind)).select('countryCode'))) {
      const code: unknown = document.get('countryCode');
      const kinds = kindsIn.get(code);
      if (kinds) kinds.push(kind);
      else kindsIn.set(code, [kind]);
    }
  }
  const writer = db.bulkWriter();
  for await (const country of streamOf(db.collection('countries').select('code', 'counts'))) {
    const counts = countsOf(kindsIn.get(country.get('code')) ?? []);
    if (!isDeepStrictEqual(country.get('counts'), counts)) void writer.update(country.ref, { counts });
  }
  await writer.close();
}
