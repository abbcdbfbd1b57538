import { useEffect, useState } from 'react';
import type { HandleAvailability } from '../../live/queries/creator-reads.ts';

/** The availability of a handle. `unasked` means that the text is not a valid handle. */
export type HandleState = HandleAvailability | 'unasked' | 'checking' | 'unknown';

/** How long after the last keystroke the handle is looked up, in milliseconds. */
const PAUSE = 300;
/**
 * How long to wait before a retry when the database did not answer, in milliseconds, unless the connection returns earlier.
 */
const AGAIN_AFTER = 10_000;

/** Looks up whether a handle is available to a user, while they type. */
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
    const { availabilityOf } = await import('../../live/queries/creator-reads.ts');
    return (await availabilityOf(handle, uid)) ?? 'unasked';
  } catch (error) {
    console.warn('The owner of a handle could not be looked up.', error);
    return 'unknown';
  }
}
