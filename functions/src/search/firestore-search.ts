import { SEARCH_INDEX, WORKS_INDEX } from '@waymark/model/search/index-names';
import type { Firestore } from 'firebase-admin/firestore';
import type { SearchEngine } from './engine.ts';
import { firestoreLeases } from './firestore-leases.ts';
import { firestorePathQueue } from './firestore-path-queue.ts';
import { firestoreSources } from './firestore-sources.ts';
import type { PathQueue } from './path-queue.ts';
import type { SearchIndex } from './search-index.ts';

/** The folder of what the synchronisation remembers. It lies deep enough not to be mistaken for content. */
const FOLDER = 'search/sync';

/** The queue of documents that have changed. */
export function pendingIn(db: Firestore): PathQueue {
  return firestorePathQueue(db, `${FOLDER}/pending`);
}

/** The synchronisation of a database with a search engine. */
export function firestoreSearch(db: Firestore, engine: SearchEngine): SearchIndex {
  return {
    sources: firestoreSources(db),
    engine,
    pending: pendingIn(db),
    changed: {
      [SEARCH_INDEX]: firestorePathQueue(db, `${FOLDER}/changed-${SEARCH_INDEX}`),
      [WORKS_INDEX]: firestorePathQueue(db, `${FOLDER}/changed-${WORKS_INDEX}`),
    },
    leases: firestoreLeases(db, `${FOLDER}/rebuilds`),
  };
}
