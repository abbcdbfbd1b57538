import { useEffect } from 'react';
import { currentSession, onSession, openSession, useSession } from '../../session/session.ts';
import type { Session } from '../../session/session-state.ts';
import { hasTokens } from '../../session/token-storage.ts';

/** The session of the page. It opens the session, and connects Firebase where the browser has tokens. */
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

/** Opens the session. An attempt that failed is repeated when the browser is online again. */
function open(): void {
  openSession().catch((error: unknown) => console.warn('The session could not be opened.', error));
}

/** Connects Firebase. Visitors who never signed in load neither Firebase nor the code of the provider. */
function connectWhereNeeded(): () => void {
  const connect = () => {
    if (!hasTokens()) return;
    stop();
    import('../../session/connected-session.ts')
      .then(({ connectedSession }) => connectedSession())
      .catch((error: unknown) => console.warn('Signing in to Firebase failed.', error));
  };
  const stop = onSession(connect);
  if (currentSession().status !== 'opening') connect();
  return stop;
}
