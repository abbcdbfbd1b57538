import type { PathQueue } from '../platform/path-queue.ts';
import type { SearchEngine } from './engine/engine.ts';
import type { Leases } from './rebuild/rebuild-lease.ts';
import type { IndexName } from './sources/source-path.ts';
import type { Sources } from './sources/sources.ts';

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
