import { algoliaEngine } from '@waymark/functions/search/engine/algolia-engine';
import { firestoreSearch } from '@waymark/functions/search/firestore-search';
import { repairSearch } from '@waymark/functions/search/rebuild/differences';
import { configureIndex, rebuildIndex } from '@waymark/functions/search/rebuild/rebuild';
import { INDEXES } from '@waymark/functions/search/sources/source-path';
import type { Firestore } from 'firebase-admin/firestore';
import { names } from './names.ts';
import type { Ports } from './ports.ts';
import { searchOrigin } from './search/local-search.ts';

const { applicationId, adminKey } = names.search;

function localSearch(db: Firestore, ports: Ports) {
  return firestoreSearch(db, algoliaEngine({ applicationId, origin: searchOrigin(ports.search) }, adminKey));
}

/** Rebuilds the search indexes of a local stack, whose demo content is written without triggers. */
export async function rebuildLocalSearch(db: Firestore, ports: Ports): Promise<void> {
  const search = localSearch(db, ports);
  for (const index of INDEXES) await rebuildIndex(search, index);
}

/** Applies the settings and writes what differs: the emulators lose waiting tasks when they stop. */
export async function repairLocalSearch(db: Firestore, ports: Ports): Promise<void> {
  const search = localSearch(db, ports);
  for (const index of INDEXES) {
    await configureIndex(search.engine, index);
    await repairSearch(search, index);
  }
}
