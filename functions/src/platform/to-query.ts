import type { StoredQuery } from '@waymark/model/queries';
import type { Firestore, Query } from 'firebase-admin/firestore';

/** One of the model's queries as the Admin SDK's. */
export function toQuery(db: Firestore, { collection, where, orderBy, limit }: StoredQuery): Query {
  let query: Query = db.collection(collection);
  for (const [field, operator, value] of where) query = query.where(field, operator, value);
  for (const [field, direction] of orderBy) query = query.orderBy(field, direction);
  return limit === undefined ? query : query.limit(limit);
}
