import type { IndexName } from '../sources/source-path.ts';

/** The permission to rebuild an index, which one process has at a time. */
export interface Lease {
  /** The name of the index that is being built. */
  temporary: string;
  /** @throws RebuildLostError where another process has taken over, because this one was silent for too long */
  renew(): Promise<void>;
  end(): Promise<void>;
}

export interface Leases {
  /**
   * @returns the lease, and the temporary index of a rebuild that was not ended, if there is one
   * @throws RebuildRunningError where another process rebuilds the index
   */
  begin(index: IndexName): Promise<{ lease: Lease; abandoned: string | undefined }>;
  /** Whether a rebuild has begun and not ended. One that was killed counts until the next one. */
  isRunning(index: IndexName): Promise<boolean>;
}

export class RebuildRunningError extends Error {
  constructor(index: IndexName) {
    super(`The index ${index} is being rebuilt already; try again when that has ended.`);
  }
}

export class RebuildLostError extends Error {
  constructor(index: IndexName) {
    super(`Another rebuild of the index ${index} has taken over.`);
  }
}
