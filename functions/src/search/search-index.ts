import type { SearchEngine } from './engine.ts';
import type { PathQueue } from './path-queue.ts';
import type { Leases } from './rebuild-lease.ts';
import type { IndexName } from './source-path.ts';
import type { Sources } from './sources.ts';

/** What the synchronisation of the search engine works with. */
export interface SearchIndex {
  sources: Sources;
  engine: SearchEngine;
  /** The documents that have changed since their records were written. */
  pending: PathQueue;
  /** The documents that have changed since a rebuild of an index began. */
  changed: Readonly<Record<IndexName, PathQueue>>;
  leases: Leases;
}
