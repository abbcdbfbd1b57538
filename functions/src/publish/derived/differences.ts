import { COUNTRY_SUMMARIES_PATH } from '@waymark/model/entities/country-summaries';
import { creatorMapPath } from '@waymark/model/entities/creator-map';
import { countryCode } from '@waymark/model/entities/fields';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import type { Firestore } from 'firebase-admin/firestore';
import { pagesOf } from '../../platform/to-query.ts';
import { areSummariesStale, refreshCountryCounts, refreshCountrySummaries } from '../country-counts.ts';
import { staleCountries } from '../counts.ts';
import { refreshNames, staleNames } from '../derive-creator.ts';
import { refreshCreator, staleInCreator } from '../refresh-creator.ts';
import { refreshList, staleInList } from '../refresh-list.ts';
import { sitemapDifferences } from '../sitemaps/all-shards.ts';
import type { Difference } from './difference.ts';
import { holdsEditors, moveEditors } from './move-editors.ts';
import { publicDocumentDifferences } from './public-documents.ts';

const PAGE_SIZE = 100;

/**
 * All derived data that differs from its source, except for the map index, which has its own command. Sources come before what
 * is derived from them, so repairing in this order repairs everything. While people write, recent changes may show as
 * differences.
 */
export async function* derivedDifferences(db: Firestore): AsyncGenerator<Difference> {
  yield* publicDocumentDifferences(db);
  yield* listDifferences(db);
  yield* creatorDifferences(db);
  yield* countryDifferences(db);
  yield* sitemapDifferences(db);
}

async function* listDifferences(db: Firestore): AsyncGenerator<Difference> {
  for await (const page of pagesOf(db.collection(COLLECTION_OF.list).limit(PAGE_SIZE), PAGE_SIZE)) {
    for (const list of page) {
      const fields = await staleInList(db, list);
      if (fields.length > 0) yield { path: list.ref.path, fields, mend: () => refreshList(db, list.id) };
      if (holdsEditors(list))
        yield { path: list.ref.path, fields: ['editors'], mend: () => moveEditors(db, list.id) };
    }
  }
}

/** Of the records of creators, and of their maps. */
export async function* creatorDifferences(db: Firestore): AsyncGenerator<Difference> {
  for await (const page of pagesOf(db.collection('creators').limit(PAGE_SIZE), PAGE_SIZE)) {
    for (const record of page) {
      const mend = async () => {
        await refreshNames(db, record.id);
        await refreshCreator(db, record.id);
      };
      const stale = await staleInCreator(db, record);
      const fields = [...Object.keys(staleNames(record) ?? {}), ...stale.record];
      if (fields.length > 0) yield { path: record.ref.path, fields, mend };
      if (stale.map) yield { path: creatorMapPath(record.id), fields: ['items', 'total'], mend };
    }
  }
}

async function* countryDifferences(db: Firestore): AsyncGenerator<Difference> {
  for await (const { ref, code } of staleCountries(db)) {
    const known = countryCode.safeParse(code);
    yield {
      path: ref.path,
      fields: ['counts'],
      ...(known.success && { mend: () => refreshCountryCounts(db, known.data) }),
    };
  }
  if (await areSummariesStale(db)) {
    yield {
      path: COUNTRY_SUMMARIES_PATH,
      fields: ['countries'],
      mend: () => refreshCountrySummaries(db),
    };
  }
}
