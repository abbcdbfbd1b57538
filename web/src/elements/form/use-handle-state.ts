import { useEffect, useState } from 'react';

/** What is known of a handle that somebody would like to have: `unasked` where it is none. */
export type HandleState = 'unasked' | 'checking' | 'free' | 'taken' | 'yours' | 'unknown';

const STATES = {
  nobody: 'free',
  oneself: 'yours',
  'somebody-else': 'taken',
  invalid: 'unasked',
} as const;

/** How long after the last letter it is looked for, in milliseconds. */
const PAUSE = 300;
/** How long after the database did not answer it is asked again, in milliseconds, unless the connection comes back before. */
const AGAIN_AFTER = 10_000;

/** Whether a handle is still to be had by somebody, looked up as it is typed. */
export function useHandleState(handle: string, uid: string): HandleState {
  const [known, setKnown] = useState<{ handle: string; state: HandleState }>();
  const [attempt, setAttempt] = useState(0);
  const state = known?.handle === handle ? known.state : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (handle === '') return;
    let isOver = false;
    const timeout = setTimeout(async () => {
      const answer = await lookUp(handle, uid);
      if (!isOver) setKnown({ handle, state: answer });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timeout);
    };
  }, [handle, uid, attempt]);

  useEffect(() => {
    if (state !== 'unknown') return;
    const again = () => setAttempt((before) => before + 1);
    const timeout = setTimeout(again, AGAIN_AFTER);
    addEventListener('online', again);
    return () => {
      clearTimeout(timeout);
      removeEventListener('online', again);
    };
  }, [state]);

  return handle === '' ? 'unasked' : (state ?? 'checking');
}

async function lookUp(handle: string, uid: string): Promise<HandleState> {
  try {
    const { ownerOfHandle } = await import('../../live/queries/creator-reads.ts');
    return STATES[await ownerOfHandle(handle, uid)];
  } catch (error) {
    console.warn('Whose a handle is could not be looked up.', error);
    return 'unknown';
  }
}
