import type { Mutex } from 'async-mutex';
import { useEffect } from 'react';
import { useFailureSentence } from '../../elements/failure/use-failure-sentence.ts';
import type { ListFailure } from '../../live/writes/list-mutations.ts';
import { whileUnsent } from '../../live/writes/unsent.ts';
import { failureIn } from '../../session/failure.ts';
import { addToast } from '../../ui/overlays/toast-store.ts';

type Mutations = typeof import('../../live/writes/list-mutations.ts');

/** Changes a list; @returns the failure, if any. */
type Act = (mutations: Mutations) => Promise<ListFailure | undefined>;

/** How long to wait before an unreachable database is tried again, in milliseconds. */
const AGAIN_AFTER = 3_000;

const load = () => import('../../live/writes/list-mutations.ts');

/** Changes a list, and shows a failure in a toast. @returns a function that answers whether the change succeeded */
export function useListMutation(): (act: Act) => Promise<boolean> {
  const sentenceOf = useFailureSentence();
  useLoadedAhead();
  return async (act) => {
    const failure = await failureIn(async () => act(await load()));
    if (failure !== undefined) addToast({ kind: 'error', message: sentenceOf(failure) });
    return failure === undefined;
  };
}

/**
 * As `useListMutation`, for changes that are shown at once. Without a connection, a change is kept and sent later.
 * @returns a function that takes an optional mutex: a change that waits for it counts as unsent
 */
export function useOptimisticMutation(): (act: Act, mutex?: Mutex) => Promise<boolean> {
  const mutate = useListMutation();
  return (act, mutex) => {
    const send = () => sent(act);
    return whileUnsent(mutate(() => (mutex ? mutex.runExclusive(send) : send())));
  };
}

/** Tries until the database is reached. @returns the failure, if any */
async function sent(act: Act): Promise<ListFailure | undefined> {
  for (;;) {
    const failure = await failureIn(async () => act(await load()));
    if (failure?.reason !== 'unreachable') return failure;
    await connectionAgain();
  }
}

/** Loads the mutations early, for a user who goes offline before the first change. */
function useLoadedAhead(): void {
  useEffect(() => {
    load().catch((error: unknown) => console.warn('The code that changes lists could not be loaded.', error));
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
