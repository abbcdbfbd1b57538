import type { StoredQuery } from '@waymark/model/queries';
import type { RawDocument } from './raw-document.ts';
import type { READERS } from './readers.ts';

/** What to listen to. Two with the same key are the same. */
export interface Listening {
  key: string;
  source: StoredQuery | { document: string };
  /** A failure takes away what was known, and is said in the log: what may have changed meanwhile is not to be relied on. */
  clears?: boolean;
}

/** What to listen to, and how to read it. */
export interface LiveQuery<Value> extends Listening {
  /** Queries of one family show more or less of the same: what one of them brought stays until the next has answered. */
  family?: string;
  /** Nobody learns of what they may not see that it exists: a refusal says that it is not there, or is no longer. */
  hides?: boolean;
  reads: ReaderOf<Value>;
}

type Readers = typeof READERS;

/** The names of those readers that bring such a value. */
type ReaderOf<Value> = {
  [Name in keyof Readers]: ReturnType<Readers[Name]> extends Value | undefined ? Name : never;
}[keyof Readers];

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
