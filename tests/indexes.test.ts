import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as functionQueries from '@waymark/model/function-queries';
import * as ownQueries from '@waymark/model/own-queries';
import * as queries from '@waymark/model/queries';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { QUERY_SAMPLES } from './rules/query-samples.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const indexField = z.union([
  z.strictObject({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) }),
  z.strictObject({ fieldPath: z.string(), arrayConfig: z.literal('CONTAINS') }),
]);
const indexFile = z.strictObject({
  indexes: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
      fields: z.array(indexField),
    }),
  ),
  fieldOverrides: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      // The database removes it after its time.
      ttl: z.exactOptional(z.literal(true)),
      // Indexes are for all collections of the name together; none is for a single collection.
      indexes: z.array(
        z.union([
          z.strictObject({ order: z.literal('ASCENDING'), queryScope: z.literal('COLLECTION_GROUP') }),
          z.strictObject({ arrayConfig: z.literal('CONTAINS'), queryScope: z.literal('COLLECTION_GROUP') }),
        ]),
      ),
    }),
  ),
});
type Index = z.infer<typeof indexFile>['indexes'][number];

const { indexes, fieldOverrides } = indexFile.parse(
  JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8')),
);

const ORDERS = { asc: 'ASCENDING', desc: 'DESCENDING' } as const;

/** The last segment of a collection's path. */
function collectionOf({ collection }: queries.StoredQuery): string {
  return collection.slice(collection.lastIndexOf('/') + 1);
}

/**
 * Whether no single-field index is enough. Firestore merges the indexes of equalities, `array-contains` among
 * them, as long as nothing else decides the order of the results.
 */
function needsIndex({ where, orderBy }: queries.StoredQuery): boolean {
  const compared = new Set(where.map(([field]) => field));
  for (const [field] of orderBy) compared.add(field);
  return compared.size > 1 && orderBy.length > 0;
}

/** Whether an index first has the fields of the query's equalities, in any order, and then those of its order. */
function serves({ collectionGroup, queryScope, fields }: Index, query: queries.StoredQuery): boolean {
  if ((queryScope === 'COLLECTION_GROUP') !== Boolean(query.group)) return false;
  const ordered = query.orderBy.map(([fieldPath, direction]) => ({ fieldPath, order: ORDERS[direction] }));
  const sorted = new Set(query.orderBy.map(([field]) => field));
  const equal = query.where
    .filter(([field]) => !sorted.has(field))
    .map(([fieldPath, operator]) =>
      operator.startsWith('array-contains')
        ? { fieldPath, arrayConfig: 'CONTAINS' }
        : { fieldPath, order: 'ASCENDING' },
    );
  const byField = (a: { fieldPath: string }, b: { fieldPath: string }) =>
    a.fieldPath.localeCompare(b.fieldPath);
  const found = [...fields.slice(0, equal.length).sort(byField), ...fields.slice(equal.length)];
  const wanted = [...equal.sort(byField), ...ordered];
  return collectionGroup === collectionOf(query) && JSON.stringify(found) === JSON.stringify(wanted);
}

describe('firestore.indexes.json', () => {
  const builders = Object.keys({ ...queries, ...functionQueries, ...ownQueries });

  test.each(builders)('has a sample of the query that %s builds', (builder) => {
    expect(QUERY_SAMPLES.filter(({ name }) => name.startsWith(`${builder} `))).not.toEqual([]);
  });

  test.each(QUERY_SAMPLES.filter(({ query }) => needsIndex(query)))('has an index for $name', ({ query }) => {
    expect(indexes.filter((index) => serves(index, query))).toHaveLength(1);
  });

  test.each(indexes)('uses the index of $collectionGroup by $fields for a query', (index) => {
    expect(QUERY_SAMPLES.some(({ query }) => needsIndex(query) && serves(index, query))).toBe(true);
  });

  const nameOf = (override: { collectionGroup: string; fieldPath: string }) =>
    `${override.collectionGroup}.${override.fieldPath}`;
  const fieldsOf = (samples: typeof QUERY_SAMPLES) =>
    samples.flatMap(({ query }) =>
      [...query.where, ...query.orderBy].map(([field]) => `${collectionOf(query)}.${field}`),
    );
  const [groups, single] = [
    QUERY_SAMPLES.filter(({ query }) => query.group && !needsIndex(query)),
    QUERY_SAMPLES.filter(({ query }) => !query.group),
  ];

  test('orders no query by a field without an index of its own', () => {
    const unindexed = new Set(fieldOverrides.map(nameOf));
    expect(fieldsOf(single).filter((field) => unindexed.has(field))).toEqual([]);
  });

  test('has an index for each query of all collections of a name, and no others', () => {
    const indexed = fieldOverrides.filter((override) => override.indexes.length > 0).map(nameOf);
    expect(indexed.toSorted()).toEqual([...new Set(fieldsOf(groups))].toSorted());
  });
});

describe('queries', () => {
  const files = ['web/src', 'functions/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.endsWith('/to-query.ts'))
      .map((file) => join(folder, file)),
  );

  test('are built by the model alone', () => {
    const building = files.filter((file) =>
      /\b(?:where|orderBy|collectionGroup)\(/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(building).toEqual([]);
  });
});
