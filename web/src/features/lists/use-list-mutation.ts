import type { Mutex } from 'async-mutex';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { ListFault } from '../../live/writes/list-fault.ts';
import { whileUnsent } from '../../live/writes/unsent.ts';
import { addToast } from '../../ui/toast-store.ts';

type Mutations = typeof import('../../live/writes/list-mutations.ts');

/** Changes a list; @returns why it was not done. */
type Act = (mutations: Mutations) => Promise<ListFault | undefined>;

/** After how long the database is asked again that was not to be reached, in milliseconds. */
const AGAIN_AFTER = 3_000;

const load = () => import('../../live/writes/list-mutations.ts');

/** Changes a list, and says in a toast why where it was not done. @returns a function that answers whether it was done */
export function useListMutation(): (act: Act) => Promise<boolean> {
  const t = useTranslations('listFault');
  useLoadedAhead();
  return async (act) => {
    const fault = await faultOf(act);
    if (fault !== undefined) addToast({ kind: 'error', message: t(fault) });
    return fault === undefined;
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
async function sent(act: Act): Promise<ListFault | undefined> {
  for (;;) {
    const fault = await faultOf(act);
    if (fault !== 'unreachable') return fault;
    await connectionAgain();
  }
}

async function faultOf(act: Act): Promise<ListFault | undefined> {
  try {
    return await act(await load());
  } catch (error) {
    console.warn('What changes lists could not be loaded.', error);
    return 'unreachable';
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
