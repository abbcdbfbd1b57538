import { useEffect } from 'react';
import { currentSession, onSession, openSession, type Session, useSession } from '../../session/session.ts';
import { hasTokens } from '../../session/tokens-kept.ts';

/** Who is signed in. Where there may be somebody, Firebase is told so, and what goes with a session begins. */
export function useAccount(): Session {
  useEffect(() => {
    void openSession();
    return connectWhereNeeded();
  }, []);
  return useSession();
}

/** Nothing of Firebase, nor of the provider, is loaded for who never signed in. */
function connectWhereNeeded(): () => void {
  const connect = () => {
    if (!hasTokens()) return;
    stop();
    import('../../session/connected-session.ts').then(
      ({ connectedSession }) => connectedSession(),
      (error: unknown) => console.warn('Who is signed in could not be looked up.', error),
    );
  };
  const stop = onSession(connect);
  if (currentSession().status !== 'opening') connect();
  return stop;
}
