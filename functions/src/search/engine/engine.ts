import type { IndexSettings } from '@waymark/model/search/settings';
import type { Synonym } from '@waymark/model/search/synonyms';
import type { IndexRecord } from '../sources/sources.ts';

/** One change of an index. Both may be repeated, and deleting what does not exist is no error. */
export type Operation = { add: IndexRecord } | { delete: string };

/** The search engine as the synchronisation uses it. Each method throws where the engine does not answer or refuses. */
export interface SearchEngine {
  /**
   * Applies operations in their order, in as many requests as the engine's limits demand. Returns once it has accepted them, and
   * with `wait` once searches find them.
   * @throws RefusedError where the engine does not accept a record. Others may have been applied.
   */
  write(index: string, operations: readonly Operation[], options?: { wait?: boolean }): Promise<void>;
  /**
   * Every record of an index, page after page, in no order; nothing where there is no such index.
   *
   * @param only those with a value in a field by which the index filters
   */
  browse(index: string, only?: { field: string; value: string }): AsyncIterable<readonly IndexRecord[]>;
  /** Replaces an index by another one at once, and keeps its replicas. */
  move(from: string, to: string): Promise<void>;
  /** Deletes an index, if there is one. */
  remove(index: string): Promise<void>;
  /** Applies settings, and synonyms to the index and its replicas. */
  configure(index: string, settings: IndexSettings, synonyms?: readonly Synonym[]): Promise<void>;
  /** How many documents an index holds: its records of part 0. */
  count(index: string): Promise<number>;
}

/** The engine refused a record, and would again. */
export class RefusedError extends Error {}
