import { country as countrySchema } from '@waymark/model/entities/country';
import type { Payload } from '@waymark/model/payloads';
import { allCountries } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { readEntities, readEntity } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { sectionsOf } from './public-cards.ts';

export async function countriesPayload(db: Firestore): Promise<Payload<'countries'>> {
  const all = await toQuery(db, allCountries()).get();
  return { countries: readEntities(all.docs, countrySchema, 'slug') };
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
