import { country as countrySchema, countrySummaries } from '@waymark/model/entities/country';
import { COUNTRY_SUMMARIES_PATH } from '@waymark/model/entities/country-summaries';
import type { Payload } from '@waymark/model/payloads';
import type { Firestore } from 'firebase-admin/firestore';
import { readEntity } from '../platform/stored.ts';
import { sectionsOf } from './public-cards.ts';

export async function countriesPayload(db: Firestore): Promise<Payload<'countries'>> {
  // Before the team publishes countries there are none.
  return readEntity(await db.doc(COUNTRY_SUMMARIES_PATH).get(), countrySummaries) ?? { countries: [] };
}

export async function countryPayload(
  db: Firestore,
  { slug }: { slug: string },
): Promise<Payload<'countries-slug'> | undefined> {
  const country = readEntity(await db.doc(`countries/${slug}`).get(), countrySchema, 'slug');
  if (country === undefined) return undefined;
  const inside = await sectionsOf(db, { countryCode: country.code });
  return { country, sections: inside };
}
