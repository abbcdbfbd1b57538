import type { SearchRecord } from '@waymark/model/search/search-record';
import type { WorkRecord } from '@waymark/model/search/work-record';
import type { IndexName } from './source-path.ts';

export type IndexRecord = SearchRecord | WorkRecord;

/** What the database says now about one document. */
export interface Sourced {
  path: string;
  index: IndexName;
  /** In the order of their parts; empty where the document is not to be found, or does not exist. */
  records: readonly IndexRecord[];
  /** The largest number of records that a document of its kind can have. */
  most: number;
}

/** The documents that the indexes are made from. */
export interface Sources {
  /** The current state of documents. Paths of documents that are nothing to the search are left out. */
  read(paths: readonly string[]): Promise<Sourced[]>;
  /** Every document that has records in an index, page after page, because there may be millions. */
  all(index: IndexName): AsyncIterable<readonly Sourced[]>;
}
