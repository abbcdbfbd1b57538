import type { StoredQuery } from '@waymark/model/queries';

/** A document as the database has it, positions and instants already the model's, not yet checked by a schema. */
export interface RawDocument {
  path: string;
  id: string;
  data: Record<string, unknown>;
}

/** What to listen to, and how to read it. Two with the same key are the same query. */
export interface LiveQuery<Value> {
  key: string;
  /** Queries of one family show more or less of the same: what one of them brought stays until the next has answered. */
  family?: string;
  source: StoredQuery | { document: string };
  /** What the documents say; undefined where what was asked for is not there. Broken documents are left out and logged. */
  read(documents: readonly RawDocument[]): Value | undefined;
}

/** What is known of a live query: never an empty value for a failure. */
export type LiveState<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value; from: ValueSource }
  | { status: 'missing' }
  | { status: 'failed'; reason: FailureReason };

/** Who said a value: the page's payload, a listener, or a listener of a session that has ended since. */
export type ValueSource = 'payload' | 'listener' | 'former-session';

export type FailureReason = 'denied' | 'unavailable' | 'broken';

/** What comes from one listener. */
export type LiveEvent =
  | { documents: readonly RawDocument[]; fromServer: boolean }
  | { failure: FailureReason };
