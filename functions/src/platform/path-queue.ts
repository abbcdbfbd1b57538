/** A path in a queue, as it was read. */
interface Taken {
  path: string;
  /** Changes whenever the path is added again. */
  version: string;
}

/** Paths of documents that wait, each once, however often it was added. It survives whatever ends a process. */
export interface PathQueue {
  add(paths: readonly string[]): Promise<void>;
  /** Some of the paths, which stay in the queue until they are settled. */
  take(limit: number): Promise<Taken[]>;
  /**
   * Removes paths whose work is done. A path that was added meanwhile stays.
   *
   * @returns the paths that another process removed meanwhile
   */
  settle(taken: readonly Taken[]): Promise<string[]>;
}
