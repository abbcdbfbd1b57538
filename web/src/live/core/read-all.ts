import type { StoredQuery } from '@waymark/model/queries';
import { getDocs } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../../session/firebase.ts';
import { readEntity } from './read-entity.ts';
import { stored } from './stored.ts';
import { toQuery } from './to-query.ts';

/** Reads the result of a query once. Broken documents are left out and logged. It imports the database, so that callers load it when needed. */
export async function readAll<Schema extends z.ZodMiniType>(
  query: StoredQuery,
  schema: Schema,
): Promise<z.infer<Schema>[]> {
  const { docs } = await getDocs(toQuery(firestore, query));
  return docs
    .map((doc) => readEntity({ path: doc.ref.path, id: doc.id, data: stored.decode(doc.data()) }, schema))
    .filter((entity) => entity !== undefined);
}
