import { useCallback, useEffect, useState } from 'react';
import { isReachable } from '../services/reachable.ts';

interface Reload {
  state: 'idle' | 'trying' | 'failed';
  reload: () => void;
}

/**
 * Loads the document again, which is also what brings the newest version of a page; but only where the server answers, so that
 * a reader is never left with the error page of the browser. `whenOnline` does so by itself when the connection comes back.
 */
export function useReload(whenOnline: boolean): Reload {
  const [state, setState] = useState<Reload['state']>('idle');
  const reload = useCallback(async () => {
    setState('trying');
    if (await isReachable()) location.reload();
    else setState('failed');
  }, []);
  useEffect(() => {
    if (!whenOnline) return;
    const onOnline = () => void reload();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [whenOnline, reload]);
  return { state, reload: () => void reload() };
}
