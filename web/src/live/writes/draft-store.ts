import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/*
 * What is written and not saved yet, kept in the database of this browser: it outlives a crash, a reload and a session that was
 * lost. Each visit to an editor keeps its own, so that two tabs do not write over each other; nobody is shown what somebody else
 * kept.
 */

/** What one visit to the editor of a work has written. */
export interface LocalDraft {
  /** The visit that keeps it. */
  key: string;
  uid: string;
  workId: string;
  kind: string;
  /** What it was written on; absent before the work was first saved. */
  base?: { revision: number; content: Readonly<Record<string, unknown>> };
  content: Readonly<Record<string, unknown>>;
  /** What was changed here and elsewhere, and nobody has chosen in yet. */
  conflicts?: readonly { field: string; base: unknown; mine: unknown; theirs: unknown }[];
  /** When it was kept, in milliseconds. */
  at: number;
}

/** It is more than is kept: nothing that is there makes room for it. */
export class DraftTooLargeError extends Error {
  override name = 'DraftTooLargeError';
}

/** So many are kept at most, of all people who write in this browser. */
const MOST_KEPT = 200;

/** How large one may be, in UTF-16 code units of its JSON: twice the largest work that can be saved. */
const LARGEST_KEPT = 2 * 1_024 * 1_024;

interface Schema extends DBSchema {
  works: { key: string; value: LocalDraft; indexes: { work: [uid: string, workId: string] } };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opening = undefined;
  };
  opening ??= openDB<Schema>('waymark', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('works', { keyPath: 'key' }).createIndex('work', ['uid', 'workId']);
    },
    // A newer build in another tab waits for this one to let go.
    blocking: (_, __, event) => {
      forget();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    // The browser took it away: it is opened anew with the next write.
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}

/** Over which documents of this browser, this one among them, tell each other that something else is kept than before. */
const NEWS = 'waymark.kept-works';

let telling: BroadcastChannel | undefined;

function tell(): void {
  telling ??= new BroadcastChannel(NEWS);
  telling.postMessage(null);
}

/** Calls when there may be other works than before of which something is kept; the answer stops that. */
export function onLocalDraftsChange(listener: () => void): () => void {
  const hearing = new BroadcastChannel(NEWS);
  hearing.addEventListener('message', listener);
  return () => hearing.close();
}

/**
 * Keeps what a visit has written, in the place of what it kept before; done when it is on the disk.
 * @throws DraftTooLargeError, and what a browser says that is full, or that keeps nothing
 */
export async function saveLocalDraft(kept: LocalDraft): Promise<void> {
  if (JSON.stringify(kept).length > LARGEST_KEPT)
    throw new DraftTooLargeError('The work is too large to be kept.');
  const transaction = (await database()).transaction('works', 'readwrite');
  const isNew = (await transaction.store.getKey(kept.key)) === undefined;
  if (isNew && (await transaction.store.count()) >= MOST_KEPT) {
    transaction.abort();
    await transaction.done.catch(() => {});
    throw new DraftTooLargeError(`More than ${MOST_KEPT} works are kept already.`);
  }
  await Promise.all([transaction.store.put(kept), transaction.done]);
  if (isNew) tell();
}

/** Forgets what a visit kept; what is not there stays so. @throws as `saveLocalDraft` */
export async function deleteLocalDraft(key: string): Promise<void> {
  await (await database()).delete('works', key);
  tell();
}

/** The ids of somebody's works of which something is kept that is not saved. @throws as `saveLocalDraft` */
export async function localDraftIds(uid: string): Promise<ReadonlySet<string>> {
  const transaction = (await database()).transaction('works');
  // The names of all, without what they have written, which may be much.
  const theirs = IDBKeyRange.bound([uid], [uid, []]);
  const ids = new Set<string>();
  let cursor = await transaction.store.index('work').openKeyCursor(theirs);
  while (cursor) {
    ids.add(cursor.key[1]);
    cursor = await cursor.continue();
  }
  return ids;
}

/** What visits of somebody to the editor of one work have kept, the newest first. @throws as `saveLocalDraft` */
export async function localDraftOf(uid: string, workId: string): Promise<LocalDraft[]> {
  const found = await (await database()).getAllFromIndex('works', 'work', [uid, workId]);
  return found.toSorted((one, other) => other.at - one.at);
}
