import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Country, country as countrySchema } from '@waymark/model/entities/country';
import { NO_ITEMS } from '@waymark/model/entities/creator';
import { localisedText } from '@waymark/model/localised-schema';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { stored } from '../../platform/stored.ts';
import { refreshCountrySummaries } from '../country-counts.ts';
import { countryReferences } from './country-reference.ts';

const texts = z.array(
  z.strictObject({
    code: countrySchema.shape.code,
    /** In French, where that differs from the English name. */
    capital: z.exactOptional(z.string()),
    summary: localisedText(500),
  }),
);

/**
 * Every country from its reference data and its text in `directory`/*.yaml, without counts.
 * @throws Error that names the fault, or the countries without a text
 */
export function readCountries(directory: string): Country[] {
  const written = new Map(
    readdirSync(directory).flatMap((file) =>
      texts.parse(parse(readFileSync(join(directory, file), 'utf8'))).map((text) => [text.code, text]),
    ),
  );
  const references = countryReferences();
  const silent = references.filter(({ code }) => !written.has(code)).map(({ code }) => code);
  if (silent.length > 0)
    throw new Error(`These countries have no text in ${directory}: ${silent.join(', ')}`);
  return references.map(({ capital, ...reference }) => {
    const text = written.get(reference.code);
    return countrySchema.parse({
      ...reference,
      ...(capital && { capital: { ...capital, fr: text?.capital ?? capital.en } }),
      summary: text?.summary,
      counts: NO_ITEMS,
    });
  });
}

/** Fields that a country may lack; what an earlier version wrote would stay otherwise. */
const ABSENT = { capital: FieldValue.delete(), frame: FieldValue.delete() };

/**
 * Writes every country; existing counts stay.
 * @returns the number of countries
 * @throws Error as `readCountries` does, before anything is written
 */
export async function publishCountries(db: Firestore, directory: string): Promise<number> {
  const countries = readCountries(directory);
  const existing = new Set((await db.collection('countries').select().get()).docs.map(({ id }) => id));
  const writer = db.bulkWriter();
  for (const { counts, ...country } of countries) {
    const fields = stored.encode(existing.has(country.slug) ? country : { ...country, counts }, 'slug');
    void writer.set(db.doc(`countries/${country.slug}`), { ...ABSENT, ...fields }, { merge: true });
  }
  await writer.close();
  await refreshCountrySummaries(db);
  return countries.length;
}
