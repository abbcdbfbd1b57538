import type { StoredQuery } from '@waymark/model/queries';
import {
  collection,
  type Firestore,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore';

/** Translates a query of the model into one of the web SDK. */
export function toQuery(firestore: Firestore, stored: StoredQuery): Query {
  const constraints: QueryConstraint[] = [
    ...stored.where.map(([field, operator, value]) => where(field, operator, value)),
    ...stored.orderBy.map(([field, direction]) => orderBy(field, direction)),
  ];
  if (stored.limit !== undefined) constraints.push(limit(stored.limit));
  return query(collection(firestore, stored.collection), ...constraints);
}
