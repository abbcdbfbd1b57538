import { newestArticles } from '@waymark/model/queries';
import type { LiveEvent } from '../../live/core/live-query.ts';
import { type Outcome, TIMEOUT_SECONDS } from './outcome.ts';

/** A query that the rules allow to every visitor. The server answers it even where there are no articles yet. */
const SOURCE = newestArticles(1);

/** Listens until the server has answered. Documents from the cache of this browser prove nothing. */
export async function checkDatabase(signal: AbortSignal): Promise<Outcome> {
  const result = Promise.withResolvers<Outcome>();
  let isCached = false;
  signal.addEventListener('abort', () => result.resolve(noAnswer(isCached)));
  const listen = await Promise.race([loadListen(), result.promise]);
  if (typeof listen !== 'function') return listen;
  const start = performance.now();
  const stop = listen(SOURCE, (event) => {
    const outcome = outcomeOfEvent(event, Math.ceil(performance.now() - start));
    if (outcome === undefined) isCached = true;
    else result.resolve(outcome);
  });
  try {
    return await result.promise;
  } finally {
    stop();
  }
}

/** Loads the live layer with Firebase, which the page does not need otherwise. */
async function loadListen() {
  try {
    return (await import('../../live/core/listen.ts')).listen;
  } catch (error) {
    console.warn('The live layer could not be loaded.', error);
    return { state: 'failed', says: 'notLoaded' } satisfies Outcome;
  }
}

/** The outcome of an event of the listener; undefined for cached documents. */
export function outcomeOfEvent(event: LiveEvent, milliseconds: number): Outcome | undefined {
  if ('failure' in event) return { state: 'failed', says: event.failure };
  if (!event.fromServer) return undefined;
  return { state: 'works', milliseconds, says: event.documents.length > 0 ? 'article' : 'noArticle' };
}

function noAnswer(isCached: boolean): Outcome {
  return {
    state: 'failed',
    says: isCached ? 'memory' : 'silence',
    values: { seconds: TIMEOUT_SECONDS },
  };
}
