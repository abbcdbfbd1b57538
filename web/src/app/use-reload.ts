import { useCallback, useEffect, useState } from 'react';
import { isReachable } from '../services/reachable.ts';

/** From what age a document may have lost its code to a newer version, in milliseconds. One that has just come has not. */
const OLD = 60_000;

interface Reload {
  state: 'idle' | 'trying' | 'failed';
  reload: () => void;
}

/**
 * Loads the document again, which is also what brings the newest version of a page; but only where the server answers, so that
 * a reader is never left with the error page of the browser. `byItself` does so when the connection comes back, and at once where
 * the document is old: not over and over, for the next one is young.
 */
export function useReload(byItself: boolean): Reload {
  const [state, setState] = useState<Reload['state']>('idle');
  const reload = useCallback(async () => {
    setState('trying');
    if (await isReachable()) location.reload();
    else setState('failed');
  }, []);
  useEffect(() => {
    if (!byItself) return;
    if (performance.now() > OLD) void isReachable().then((reachable) => reachable && location.reload());
    const onOnline = () => void reload();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [byItself, reload]);
  return { state, reload: () => void reload() };
}
