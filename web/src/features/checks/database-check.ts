import { newestArticles } from '@waymark/model/queries';
import type { LiveEvent } from '../../live/core/live-query.ts';
import { type Outcome, SECONDS } from './outcome.ts';

/** Everybody may read it, and the server can answer also where there is none yet. */
const SOURCE = newestArticles(1);

/** Listens until the server itself has answered: what this browser remembers proves nothing. */
export async function checkDatabase(signal: AbortSignal): Promise<Outcome> {
  const stopped = Promise.withResolvers<Outcome>();
  let remembered = false;
  signal.addEventListener('abort', () => stopped.resolve(silence(remembered)));
  const listening = await Promise.race([loadListen(), stopped.promise]);
  if (typeof listening !== 'function') return listening;
  const start = performance.now();
  const stop = listening(SOURCE, (event) => {
    const outcome = outcomeOfEvent(event, Math.ceil(performance.now() - start));
    if (outcome === undefined) remembered = true;
    else stopped.resolve(outcome);
  });
  try {
    return await stopped.promise;
  } finally {
    stop();
  }
}

/** The live layer with Firebase, which the page does not need to show anything. */
async function loadListen() {
  try {
    return (await import('../../live/core/listen.ts')).listen;
  } catch (error) {
    console.warn('The live layer could not be loaded.', error);
    return { state: 'failed', says: 'notLoaded' } satisfies Outcome;
  }
}

/** What a listener's word means; undefined where it comes from the memory of this browser. */
export function outcomeOfEvent(event: LiveEvent, milliseconds: number): Outcome | undefined {
  if ('failure' in event) return { state: 'failed', says: event.failure };
  if (!event.fromServer) return undefined;
  return { state: 'works', milliseconds, says: event.documents.length > 0 ? 'article' : 'noArticle' };
}

function silence(remembered: boolean): Outcome {
  return {
    state: 'failed',
    says: remembered ? 'memory' : 'silence',
    values: { seconds: SECONDS },
  };
}
