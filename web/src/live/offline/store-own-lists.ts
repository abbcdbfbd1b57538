import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { MAX_LIST_ENTRIES } from '@waymark/model/entities/list';
import { sharedAt, sharedPath } from '@waymark/model/entities/shared';
import { editorshipsOf, newestListsOf } from '@waymark/model/own-queries';
import { itemsOfList } from '@waymark/model/queries';
import pMap from 'p-map';
import type { Listening } from '../core/live-query.ts';
import type { RawDocument } from '../core/raw-document.ts';
import type { Listen } from '../core/subscriptions.ts';
import { storeAnswer, storedAnswer } from './stored-answers.ts';
import { nameOf } from './with-stored-answers.ts';

/** How many lists are stored, the last changed ones. */
const MAX_LISTS = 100;

/** How old the entries of a list, and the items in them, become before they are read again, in milliseconds. */
const ENTRIES_AGE = 60 * 60 * 1_000;
const ITEM_AGE = 24 * 60 * 60 * 1_000;

/** How many answers are awaited at a time, and how long each, in milliseconds. */
const AT_A_TIME = 6;
const TIMEOUT = 15_000;

type Source = Listening['source'];

/**
 * Stores the user's own lists and those they edit whole in this browser: the lists, their entries and the items in them.
 * @throws Error where the server cannot be reached
 */
export async function storeOwnLists(
  uid: string,
  listen: Listen,
  now: () => number = Date.now,
): Promise<void> {
  const own = await readAndStore(newestListsOf(uid, MAX_LISTS));
  for (const list of own) await store({ document: list.path }, [list]);
  const editorships = await readAndStore(editorshipsOf(uid, MAX_LISTS));
  const ofLists = editorships.flatMap((editorship) => {
    const shared = sharedAt(editorship.path);
    return shared?.kind === 'list' ? [{ editorship, list: sharedPath(shared) }] : [];
  });
  for (const { editorship } of ofLists) await store({ document: editorship.path }, [editorship]);
  const listsOfOthers = await pMap(ofLists, ({ list }) => readAndStore({ document: list }), {
    concurrency: AT_A_TIME,
  });
  for (const { id } of [...own, ...listsOfOthers.flat()]) {
    const entries = await readIfOlder(itemsOfList(id, MAX_LIST_ENTRIES), ENTRIES_AGE);
    const items = entries.flatMap(({ data }) => itemOf(data) ?? []);
    await pMap(items, (item) => readIfOlder(item, ITEM_AGE), { concurrency: AT_A_TIME });
  }

  async function readIfOlder(source: Source, age: number): Promise<readonly RawDocument[]> {
    const stored = await storedAnswer(uid, nameOf(source));
    return stored !== undefined && now() - stored.at < age ? stored.documents : readAndStore(source);
  }

  async function readAndStore(source: Source): Promise<readonly RawDocument[]> {
    const documents = await answerOf(source, listen);
    await store(source, documents);
    return documents;
  }

  async function store(source: Source, documents: readonly RawDocument[]): Promise<void> {
    await storeAnswer({ uid, name: nameOf(source), at: now(), documents });
  }
}

/** The document of the item that an entry refers to. Headings and broken entries refer to none. */
function itemOf({ kind, id }: Readonly<Record<string, unknown>>): Source | undefined {
  const collection = Object.entries(COLLECTION_OF).find(([one]) => one === kind)?.[1];
  return collection !== undefined && typeof id === 'string' ? { document: `${collection}/${id}` } : undefined;
}

/** The first answer of the server; empty where it refuses, as for an item that is no longer public. */
function answerOf(source: Source, listen: Listen): Promise<readonly RawDocument[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly RawDocument[]>();
  const stop = listen(source, (event) => {
    if ('failure' in event) {
      if (event.failure === 'denied') resolve([]);
      else reject(new Error(`The answer of the database failed (${event.failure}).`));
    } else if (event.fromServer) resolve(event.documents);
  });
  const timer = setTimeout(() => reject(new Error('The database does not answer.')), TIMEOUT);
  return promise.finally(() => {
    clearTimeout(timer);
    stop();
  });
}
