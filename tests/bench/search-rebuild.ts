/**
 * Rebuilds the public search index in a process of its own, whose memory the benchmark measures. The environment names the
 * database; the first argument is the address of the search engine. Prints the number of records.
 */
import { SEARCH_INDEX } from '@waymark/model/search/index-names';
import { names } from '../../emulators/names.ts';
import { firestore } from '../../functions/src/platform/admin.ts';
import { algoliaEngine } from '../../functions/src/search/engine/algolia-engine.ts';
import { firestoreSearch } from '../../functions/src/search/firestore-search.ts';
import { rebuildIndex } from '../../functions/src/search/rebuild/rebuild.ts';

const { applicationId, adminKey } = names.search;
const engine = algoliaEngine({ applicationId, origin: process.argv[2] }, adminKey);
console.log(await rebuildIndex(firestoreSearch(firestore, engine), SEARCH_INDEX));
