import { useEffect, useState } from 'react';

/**
 * Whether Firebase knows the user of the session, or could not be reached: before that, private reads and writes are refused. It asks
 * once, for a component of a user who is signed in.
 */
export function useIsConnected(): boolean {
  const [isConnected, setIsConnected] = useState(false);
  useEffect(() => {
    import('./connected-session.ts')
      .then(({ connectedSession }) => connectedSession())
      .catch((error: unknown) => console.warn('The session could not be opened.', error))
      .finally(() => setIsConnected(true));
  }, []);
  return isConnected;
}
