import { allEntries, entriesOfItem } from '@waymark/model/function-queries';
import type { Firestore } from 'firebase-admin/firestore';
import { streamOf, toQuery } from '../../platform/to-query.ts';
import { listOf } from '../lists-of-item.ts';

/** The most lists that count: an item in more of them ranks no higher. */
const MOST_SAVES = 100_000;

/** Fewer entries than this are counted by list, because a list may hold an item twice. More are counted as they are. */
const FEW = 300;

/** In how many lists an item is. */
export async function savesOf(db: Firestore, itemId: string): Promise<number> {
  const { docs } = await toQuery(db, entriesOfItem(itemId, FEW)).select().get();
  if (docs.length < FEW) return new Set(docs.flatMap((entry) => listOf(entry)?.id ?? [])).size;
  const count = await toQuery(db, entriesOfItem(itemId, MOST_SAVES)).count().get();
  return count.data().count;
}

/** The same of every item that is in a list, by its id. */
export async function allSaves(db: Firestore): Promise<ReadonlyMap<string, number>> {
  const saves = new Map<string, number>();
  let last = '';
  // The entries of an item follow each other, and among them those of a list.
  for await (const entry of streamOf(toQuery(db, allEntries()).select('id'))) {
    const id: unknown = entry.get('id');
    const list = listOf(entry);
    if (typeof id !== 'string' || list === undefined) continue;
    const pair = `${id} ${list.id}`;
    if (pair === last) continue;
    last = pair;
    saves.set(id, Math.min((saves.get(id) ?? 0) + 1, MOST_SAVES));
  }
  return saves;
}
