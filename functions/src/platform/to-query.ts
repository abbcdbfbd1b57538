import type { StoredQuery } from '@waymark/model/queries';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** One of the model's queries for the Admin SDK. */
export function toQuery(db: Firestore, { collection, group, where, orderBy, limit }: StoredQuery): Query {
  let query: Query = group ? db.collectionGroup(collection) : db.collection(collection);
  for (const [field, operator, value] of where) query = query.where(field, operator, value);
  for (const [field, direction] of orderBy) query = query.orderBy(field, direction);
  return limit === undefined ? query : query.limit(limit);
}

/** The results of a query, one after another, because there may be millions. */
export function streamOf(query: Query): AsyncIterable<QueryDocumentSnapshot> {
  // The stream's types do not say what it streams.
  return query.stream() as unknown as AsyncIterable<QueryDocumentSnapshot>;
}

/** The results of a query with a limit of `size`, page after page until the end, even if a page changes meanwhile. */
export async function* pagesOf(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  let page = await query.get();
  for (;;) {
    yield page.docs;
    const last = page.docs.at(-1);
    if (last === undefined || page.size < size) return;
    page = await query.startAfter(last).get();
  }
}
