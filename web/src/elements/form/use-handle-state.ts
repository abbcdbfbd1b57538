import { useEffect, useMemo, useState } from 'react';
import type { HandleAvailability } from '../../live/queries/creator-reads.ts';
import { useAnswer } from '../../ui/hooks/use-answer.ts';

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
  const [attempt, setAttempt] = useState(0);
  const question = useMemo(
    () => (handle === '' ? undefined : { handle, uid, attempt }),
    [handle, uid, attempt],
  );
  const known = useAnswer(question, lookUp);
  const state = known?.question.handle === handle ? known.answer : undefined;

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

async function lookUp(
  { handle, uid }: { handle: string; uid: string },
  signal: AbortSignal,
): Promise<HandleState> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  // The handle has changed meanwhile.
  signal.throwIfAborted();
  try {
    const { availabilityOf } = await import('../../live/queries/creator-reads.ts');
    return (await availabilityOf(handle, uid)) ?? 'unasked';
  } catch (error) {
    console.warn('The owner of a handle could not be looked up.', error);
    return 'unknown';
  }
}
