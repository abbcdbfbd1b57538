import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { RawDocument } from '../core/raw-document.ts';

/*
 * The answers of the database about a user's own lists, stored in this browser, so that the lists open without a connection. Each
 * user sees only their own, and signing out deletes them.
 */

/** An answer, by its user and the name of its source (`nameOf`). */
interface StoredAnswer {
  uid: string;
  name: string;
  /** When the server gave it, in milliseconds. */
  at: number;
  documents: readonly RawDocument[];
}

/** How long an answer is stored that the server has not given again, in milliseconds: 30 days. */
const MAX_AGE = 30 * 24 * 60 * 60 * 1_000;

/** The maximum number of answers, over all users of this browser. */
const MAX_ANSWERS = 10_000;

interface Schema extends DBSchema {
  answers: { key: [uid: string, name: string]; value: StoredAnswer; indexes: { at: number } };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('waymark-kept', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('answers', { keyPath: ['uid', 'name'] }).createIndex('at', 'at');
    },
    // A newer build in another tab waits until this connection is closed.
    blocking: (_, __, { target }) => {
      opening = undefined;
      if (target instanceof IDBDatabase) target.close();
    },
    terminated: () => {
      opening = undefined;
    },
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Stores an answer in place of the former one. Where the browser is full of answers, a new one is not stored. */
export async function storeAnswer(answer: StoredAnswer): Promise<void> {
  const { store, done } = (await database()).transaction('answers', 'readwrite');
  const isNew = (await store.getKey([answer.uid, answer.name])) === undefined;
  if (!isNew || (await store.count()) < MAX_ANSWERS) await store.put(answer);
  await done;
}

export async function storedAnswer(uid: string, name: string): Promise<StoredAnswer | undefined> {
  return (await database()).get('answers', [uid, name]);
}

/** Deletes the answers that are too old. */
export async function deleteOldAnswers(now: number): Promise<void> {
  const { store, done } = (await database()).transaction('answers', 'readwrite');
  let cursor = await store.index('at').openCursor(IDBKeyRange.upperBound(now - MAX_AGE));
  while (cursor) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await done;
}

/** Deletes all answers, of every user of this browser. */
export async function deleteStoredAnswers(): Promise<void> {
  await (await database()).clear('answers');
}
