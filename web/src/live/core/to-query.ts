import type { StoredQuery } from '@waymark/model/queries';
import {
  collection,
  collectionGroup,
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
  const source = stored.group
    ? collectionGroup(firestore, stored.collection)
    : collection(firestore, stored.collection);
  return query(source, ...constraints);
}
