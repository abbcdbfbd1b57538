import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { allEntries, entriesOfItem } from '@waymark/model/function-queries';
import type { Firestore } from 'firebase-admin/firestore';
import { streamOf, toQuery } from '../../platform/to-query.ts';

/** The most lists that count: an item in more of them ranks no higher. */
const MOST_SAVES = 100_000;

/** In how many lists an item is. */
export async function savesOf(db: Firestore, itemId: string): Promise<number> {
  const count = await toQuery(db, entriesOfItem(itemId, MOST_SAVES)).count().get();
  return count.data().count;
}

/** The same of every item that is in a list, by its id. */
export async function allSaves(db: Firestore): Promise<ReadonlyMap<string, number>> {
  const saves = new Map<string, number>();
  for await (const entry of streamOf(toQuery(db, allEntries()).select('id'))) {
    const id: unknown = entry.get('id');
    // Imports have collections of the same name.
    if (typeof id !== 'string' || entry.ref.parent.parent?.parent.id !== COLLECTION_OF.list) continue;
    saves.set(id, Math.min((saves.get(id) ?? 0) + 1, MOST_SAVES));
  }
  return saves;
}
