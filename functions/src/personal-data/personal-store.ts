import { providerManagement } from '../auth/management.ts';
import { photoStore } from '../photos/photo-store.ts';
import { auth, firestore } from '../platform/admin.ts';
import { configuredEngine } from '../search/engine/configured-engine.ts';
import { firestoreSearch } from '../search/firestore-search.ts';
import { isSearchOn } from '../search/queue/enqueue-search.ts';
import type { PersonalStore } from './person.ts';

/** Where data of the users of this deployment lie. */
export function personalStore(): PersonalStore {
  return {
    ...photoStore(),
    auth,
    search: isSearchOn() ? firestoreSearch(firestore, configuredEngine()) : undefined,
    provider: providerManagement(),
  };
}
