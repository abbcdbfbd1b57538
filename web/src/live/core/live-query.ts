import type { StoredQuery } from '@waymark/model/queries';
import type { RawDocument } from './raw-document.ts';
import type { READERS } from './readers.ts';

/** The source of a listener. Sources with the same key are the same. */
export interface Listening {
  key: string;
  source: StoredQuery | { document: string };
  /** Set where a failure clears the value and is logged, because the value may have changed meanwhile. */
  clears?: boolean;
}

/** What to listen to, and how to read it. */
export interface LiveQuery<Value> extends Listening {
  /** Queries of one family show more or less of the same data. The value of one stays until the next has answered. */
  family?: string;
  /** Set where a refusal counts as missing, so that it does not reveal that the document exists. */
  hides?: boolean;
  reads: ReaderOf<Value>;
}

type Readers = typeof READERS;

/** The names of the readers that return such a value. */
type ReaderOf<Value> = {
  [Name in keyof Readers]: ReturnType<Readers[Name]> extends Value | undefined ? Name : never;
}[keyof Readers];

/** The state of a live query. A failure is never an empty value. */
export type LiveState<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value; from: ValueSource }
  | { status: 'missing' }
  | { status: 'failed'; reason: FailureReason };

/** The origin of a value: the page's payload, a listener, or a listener of a former session. */
export type ValueSource = 'payload' | 'listener' | 'former-session';

export type FailureReason = 'denied' | 'unavailable' | 'broken';

/** An event of a listener. */
export type LiveEvent =
  | {
      documents: readonly RawDocument[];
      fromServer: boolean;
      /** Set where this browser kept a whole answer of the server: unlike the cache of the database, it lacks nothing. */
      isStored?: true;
    }
  | { failure: FailureReason };
