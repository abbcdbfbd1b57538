import type { Listening, LiveEvent } from '../core/live-query.ts';
import type { RawDocument } from '../core/raw-document.ts';
import type { Listen } from '../core/subscriptions.ts';

type Source = Listening['source'];

/** The stored answers of the current user. */
export interface StoredAnswers {
  read: (name: string) => Promise<readonly RawDocument[] | undefined>;
  /** Replaces an answer, if there is one of this name. */
  update: (name: string, documents: readonly RawDocument[]) => Promise<void>;
}

/** The name under which an answer is stored. Queries that differ only by their limit have one name, that of the whole answer. */
export function nameOf(source: Source): string {
  if ('document' in source) return source.document;
  const { limit: _, ...all } = source;
  return JSON.stringify(all);
}

/** The documents of lists and their editors, whose stored answers follow what the server says. */
const LISTS = /^(?:lists(?:\/|$)|people$)/;

/**
 * Listens as before, and answers from what is stored where the server cannot be reached and the database's own cache has nothing.
 */
export function withStoredAnswers(listen: Listen, stored: StoredAnswers): Listen {
  return (source, next) => {
    const name = nameOf(source);
    const path = 'document' in source ? source.document : source.collection;
    const limit = 'document' in source ? undefined : source.limit;
    const mayBeStored = 'document' in source || LISTS.test(path);
    let turn = 0;
    const stop = listen(source, (event) => {
      const mine = ++turn;
      if (!isUnanswered(event) || !mayBeStored) {
        const isWhole = isFromServer(event) && (limit === undefined || event.documents.length < limit);
        if (isWhole && LISTS.test(path)) void ignoringFaults(stored.update(name, event.documents));
        next(event);
        return;
      }
      void ignoringFaults(stored.read(name)).then((documents) => {
        if (mine !== turn) return;
        if (documents !== undefined)
          next({ documents: documents.slice(0, limit), fromServer: false, isStored: true });
        // After a failure the listener starts again, so the caller has to know of it.
        if (documents === undefined || 'failure' in event) next(event);
      });
    });
    return () => {
      turn = Number.NaN;
      stop();
    };
  };
}

function isUnanswered(event: LiveEvent): boolean {
  return 'failure' in event
    ? event.failure === 'unavailable'
    : !event.fromServer && event.documents.length === 0;
}

function isFromServer(event: LiveEvent): event is Extract<LiveEvent, { documents: unknown }> {
  return 'documents' in event && event.fromServer;
}

/** A browser that stores nothing has nothing stored. */
async function ignoringFaults<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    console.warn('The stored answers are not available.', error);
    return undefined;
  }
}
