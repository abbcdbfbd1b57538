import { isDeepStrictEqual } from 'node:util';
import { country as countrySchema } from '@waymark/model/entities/country';
import { COUNTRY_SUMMARIES_PATH, summariesOf } from '@waymark/model/entities/country-summaries';
import { type KindCounts, NO_ITEMS } from '@waymark/model/entities/creator';
import { countryCode } from '@waymark/model/entities/fields';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { allCountries, countryByCode, publicOf } from '@waymark/model/queries';
import type { DocumentSnapshot, Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { readEntities, stored } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';

/** The codes of the countries in which an item became public or stopped being public. A broken document is in none. */
export function countriesOfChange(
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): string[] {
  const [was, is] = [listedIn(before), listedIn(after)];
  return was === is ? [] : [was, is].filter((code) => code !== undefined);
}

function listedIn(item: DocumentSnapshot | undefined): string | undefined {
  return item?.get('visibility') === 'public'
    ? countryCode.safeParse(item.get('countryCode')).data
    : undefined;
}

/**
 * Counts the public items of a country and writes the counts where they differ. Counts again afterwards, so as not to undo a
 * newer count of another task.
 */
export async function refreshCountryCounts(db: Firestore, code: string): Promise<void> {
  const [country] = (await toQuery(db, countryByCode(code)).get()).docs;
  if (country === undefined) return;
  let written: unknown = country.get('counts');
  for (;;) {
    const counts = await countsIn(db, code);
    if (isDeepStrictEqual(counts, written)) return;
    await country.ref.update({ counts });
    written = counts;
  }
}

async function countsIn(db: Firestore, countryCode: string): Promise<KindCounts> {
  const counted = await Promise.all(
    PUBLISHED_KINDS.map(async (kind) => {
      const all = await toQuery(db, publicOf(kind, { countryCode })).count().get();
      return [kind, all.data().count] as const;
    }),
  );
  return { ...NO_ITEMS, ...Object.fromEntries(counted) };
}

/** Writes the summary of all countries in a transaction, so that no older task can undo it. */
export async function refreshCountrySummaries(db: Firestore): Promise<void> {
  const ref = db.doc(COUNTRY_SUMMARIES_PATH);
  await db.runTransaction(async (transaction) => {
    const all = await transaction.get(toQuery(db, allCountries()));
    const stale = staleSummaries(all, await transaction.get(ref));
    if (stale !== undefined) transaction.set(ref, stale);
  });
}

/** Whether the summary differs from the countries. */
export async function areSummariesStale(db: Firestore): Promise<boolean> {
  const all = await toQuery(db, allCountries()).get();
  return staleSummaries(all, await db.doc(COUNTRY_SUMMARIES_PATH).get()) !== undefined;
}

function staleSummaries(
  countries: QuerySnapshot,
  summaries: DocumentSnapshot,
): Record<string, unknown> | undefined {
  const fields = stored.encode(summariesOf(readEntities(countries.docs, countrySchema, 'slug')), 'id');
  return isDeepStrictEqual(summaries.data(), fields) ? undefined : fields;
}
