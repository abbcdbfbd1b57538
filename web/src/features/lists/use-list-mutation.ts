import type { Mutex } from 'async-mutex';
import { useEffect } from 'react';
import { useFailureSentence } from '../../elements/form/use-failure-sentence.ts';
import type { ListFailure } from '../../live/writes/list-mutations.ts';
import { whileUnsent } from '../../live/writes/unsent.ts';
import { failureOf } from '../../session/failure.ts';
import { addToast } from '../../ui/toast-store.ts';

type Mutations = typeof import('../../live/writes/list-mutations.ts');

/** Changes a list; @returns why it was not done. */
type Act = (mutations: Mutations) => Promise<ListFailure | undefined>;

/** After how long the database is asked again that was not to be reached, in milliseconds. */
const AGAIN_AFTER = 3_000;

const load = () => import('../../live/writes/list-mutations.ts');

/** Changes a list, and says in a toast why where it was not done. @returns a function that answers whether it was done */
export function useListMutation(): (act: Act) => Promise<boolean> {
  const sentenceOf = useFailureSentence();
  useLoadedAhead();
  return async (act) => {
    const failure = await failureIn(act);
    if (failure !== undefined) addToast({ kind: 'error', message: sentenceOf(failure) });
    return failure === undefined;
  };
}

/**
 * As `useListMutation`, for what is shown as done at once: without a connection it is kept, and sent when there is one.
 * @returns a function that may be given a mutex: what waits for it is not sent yet, and counts as unsent
 */
export function useKeptMutation(): (act: Act, mutex?: Mutex) => Promise<boolean> {
  const mutate = useListMutation();
  return (act, mutex) => {
    const send = () => sent(act);
    return whileUnsent(mutate(() => (mutex ? mutex.runExclusive(send) : send())));
  };
}

/** Asks until the database is reached. @returns why it was not done */
async function sent(act: Act): Promise<ListFailure | undefined> {
  for (;;) {
    const failure = await failureIn(act);
    if (failure?.reason !== 'unreachable') return failure;
    await connectionAgain();
  }
}

async function failureIn(act: Act): Promise<ListFailure | undefined> {
  try {
    return await act(await load());
  } catch (error) {
    return failureOf(error);
  }
}

/** Who goes offline before their first change has what it takes to make one. */
function useLoadedAhead(): void {
  useEffect(() => {
    load().catch((error: unknown) => console.warn('What changes lists could not be loaded.', error));
  }, []);
}

function connectionAgain(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, AGAIN_AFTER);
    addEventListener('online', goOn);
  });
}
