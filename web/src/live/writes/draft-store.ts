import { withOneText } from '@waymark/model/entities/pin-text';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/*
 * Unsaved changes, stored in the database of this browser. They survive a crash, a reload and a lost session. Each edit session
 * stores its own draft, so that two tabs do not overwrite each other. A user sees only their own drafts.
 */

/** The unsaved content of one edit session. */
export interface LocalDraft {
  /** The key of the edit session. */
  key: string;
  uid: string;
  workId: string;
  kind: string;
  /** The saved content that the changes started from; absent before the first save. */
  base?: { revision: number; content: Readonly<Record<string, unknown>> };
  content: Readonly<Record<string, unknown>>;
  /** Fields that were changed both here and elsewhere, and whose conflict the user has not resolved yet. */
  conflicts?: readonly { field: string; base: unknown; mine: unknown; theirs: unknown }[];
  /** When the draft was stored, in milliseconds. */
  at: number;
}

/** The draft exceeds a limit of the store. Other drafts are never removed to make room. */
export class DraftTooLargeError extends Error {
  override name = 'DraftTooLargeError';
}

/** The maximum number of drafts, over all users of this browser. */
const MAX_DRAFTS = 200;

/** The maximum size of a draft, in UTF-16 code units of its JSON: twice the largest work that can be saved. */
const MAX_DRAFT_LENGTH = 2 * 1_024 * 1_024;

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
    // A newer build in another tab waits until this connection is closed.
    blocking: (_, __, event) => {
      forget();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    // The browser has closed the connection. The next write opens it again.
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}

/** The channel on which the tabs of this browser notify each other of changes. */
const CHANNEL = 'waymark.kept-works';

let sender: BroadcastChannel | undefined;

function notifyTabs(): void {
  sender ??= new BroadcastChannel(CHANNEL);
  sender.postMessage(null);
}

/** Calls the listener when the works with drafts may have changed. @returns a function that stops it */
export function onLocalDraftsChange(listener: () => void): () => void {
  const receiver = new BroadcastChannel(CHANNEL);
  receiver.addEventListener('message', listener);
  return () => receiver.close();
}

/**
 * Stores the draft of an edit session and replaces its former one. Resolves when the draft is on the disk.
 * @throws DraftTooLargeError, and the errors of a browser that is full or stores nothing
 */
export async function saveLocalDraft(draft: LocalDraft): Promise<void> {
  if (JSON.stringify(draft).length > MAX_DRAFT_LENGTH)
    throw new DraftTooLargeError('The draft is too large.');
  const transaction = (await database()).transaction('works', 'readwrite');
  const isNew = (await transaction.store.getKey(draft.key)) === undefined;
  if (isNew && (await transaction.store.count()) >= MAX_DRAFTS) {
    transaction.abort();
    await transaction.done.catch(() => {});
    throw new DraftTooLargeError(`The browser already has ${MAX_DRAFTS} drafts.`);
  }
  await Promise.all([transaction.store.put(draft), transaction.done]);
  if (isNew) notifyTabs();
}

/** Deletes the draft of an edit session, if there is one. @throws as `saveLocalDraft` */
export async function deleteLocalDraft(key: string): Promise<void> {
  await (await database()).delete('works', key);
  notifyTabs();
}

/** The ids of a user's works with a draft. @throws as `saveLocalDraft` */
export async function localDraftIds(uid: string): Promise<ReadonlySet<string>> {
  const transaction = (await database()).transaction('works');
  // A key cursor reads no contents, which may be large.
  const theirs = IDBKeyRange.bound([uid], [uid, []]);
  const ids = new Set<string>();
  let cursor = await transaction.store.index('work').openKeyCursor(theirs);
  while (cursor) {
    ids.add(cursor.key[1]);
    cursor = await cursor.continue();
  }
  return ids;
}

/** The draft as works are read: a pin has one text. */
function asRead(draft: LocalDraft): LocalDraft {
  if (draft.kind !== 'pin') return draft;
  const { base, content } = draft;
  return {
    ...draft,
    ...(base && { base: { ...base, content: withOneText(base.content) } }),
    content: withOneText(content),
  };
}

/** The drafts of a user's edit sessions of one work, the newest first. @throws as `saveLocalDraft` */
export async function localDraftOf(uid: string, workId: string): Promise<LocalDraft[]> {
  const found = await (await database()).getAllFromIndex('works', 'work', [uid, workId]);
  return found.map(asRead).toSorted((one, other) => other.at - one.at);
}
