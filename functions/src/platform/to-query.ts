import type { StoredQuery } from '@waymark/model/queries';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** One of the model's queries as the Admin SDK's. */
export function toQuery(db: Firestore, { collection, group, where, orderBy, limit }: StoredQuery): Query {
  let query: Query = group ? db.collectionGroup(collection) : db.collection(collection);
  for (const [field, operator, value] of where) query = query.where(field, operator, value);
  for (const [field, direction] of orderBy) query = query.orderBy(field, direction);
  return limit === undefined ? query : query.limit(limit);
}

/** What a query finds, one after another, because there may be millions. */
export function streamOf(query: Query): AsyncIterable<QueryDocumentSnapshot> {
  // The stream's types do not say what it streams.
  return query.stream() as unknown as AsyncIterable<QueryDocumentSnapshot>;
}

/** What a query with a limit of `size` finds, page after page until there is no more, whatever becomes of a page meanwhile. */
export async function* pagesOf(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  let page = await query.get();
  for (;;) {
    yield page.docs;
    const last = page.docs.at(-1);
    if (last === undefined || page.size < size) return;
    page = await query.startAfter(last).get();
  }
}
