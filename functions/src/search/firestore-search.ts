import { SEARCH_INDEX, WORKS_INDEX } from '@waymark/model/search/index-names';
import type { Firestore } from 'firebase-admin/firestore';
import { firestorePathQueue } from '../platform/firestore-path-queue.ts';
import type { PathQueue } from '../platform/path-queue.ts';
import type { SearchEngine } from './engine/engine.ts';
import { firestoreLeases } from './rebuild/firestore-leases.ts';
import type { SearchIndex } from './search-index.ts';
import { firestoreSources } from './sources/firestore-sources.ts';

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
