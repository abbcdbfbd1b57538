import { useEffect } from 'react';
import { currentSession, onSession, openSession, useSession } from '../../session/session.ts';
import type { Session } from '../../session/session-state.ts';
import { hasTokens } from '../../session/token-storage.ts';

/** Who is signed in. Where there may be somebody, Firebase is told so, and what goes with a session begins. */
export function useAccount(): Session {
  useEffect(() => {
    open();
    addEventListener('online', open);
    const stop = connectWhereNeeded();
    return () => {
      removeEventListener('online', open);
      stop();
    };
  }, []);
  return useSession();
}

/** What could not be loaded is tried again with the next connection. */
function open(): void {
  openSession().catch((error: unknown) => console.warn('Who is signed in could not be looked up.', error));
}

/** Nothing of Firebase, nor of the provider, is loaded for who never signed in. */
function connectWhereNeeded(): () => void {
  const connect = () => {
    if (!hasTokens()) return;
    stop();
    import('../../session/connected-session.ts')
      .then(({ connectedSession }) => connectedSession())
      .catch((error: unknown) => console.warn('Firebase could not be told who is signed in.', error));
  };
  const stop = onSession(connect);
  if (currentSession().status !== 'opening') connect();
  return stop;
}
