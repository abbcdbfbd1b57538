import { entriesOfItem, storiesOf } from '@waymark/model/function-queries';
import { listsOf } from '@waymark/model/own-queries';
import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { pagesOf, streamOf, toQuery } from '../../platform/to-query.ts';
import { listOf } from '../lists-of-item.ts';
import { publishedOf } from '../trash/photos-in-use.ts';
import { containsOne } from './relinked.ts';

/** The most stories in memory at once, each up to 1 MiB. */
const STORIES_AT_ONCE = 10;

/** The most entries of lists in memory at once. */
const ENTRIES_AT_ONCE = 500;

/** The stories of a user in which one of these ids occurs, or in whose published version it does. Reads all of the user's stories once. */
export async function* storiesWith(
  db: Firestore,
  uid: string,
  ids: readonly string[],
): AsyncGenerator<QueryDocumentSnapshot> {
  const stories = toQuery(db, storiesOf(uid)).limit(STORIES_AT_ONCE);
  const fields = stories.select('content.places', 'content.body', 'state', 'publicId', 'deletedAt');
  for await (const page of pagesOf(fields, STORIES_AT_ONCE)) {
    for (const story of page) {
      // A story without changes has no other version in public.
      const isWhole = story.get('state') === 'published';
      if (
        containsOne(ids, story.get('content')) ||
        (!isWhole && containsOne(ids, await publishedOf(db, story)))
      )
        yield story;
    }
  }
}

/** An entry of a list, with the id of the list. */
export interface EntryOfList {
  list: string;
  ref: DocumentReference;
}

/** The entries of a user's own lists that hold one of these items. */
export async function* entriesWith(
  db: Firestore,
  uid: string,
  ids: readonly string[],
): AsyncGenerator<EntryOfList> {
  const own = new Set<string>();
  for await (const { id } of streamOf(toQuery(db, listsOf(uid)).select())) own.add(id);
  if (own.size === 0) return;
  for (const id of ids) {
    for await (const page of pagesOf(
      toQuery(db, entriesOfItem(id, ENTRIES_AT_ONCE)).select(),
      ENTRIES_AT_ONCE,
    )) {
      for (const entry of page) {
        const list = listOf(entry)?.id;
        if (list !== undefined && own.has(list)) yield { list, ref: entry.ref };
      }
    }
  }
}
