import { useCallback, useEffect, useState } from 'react';
import { isReachable } from '../services/reachable.ts';
import { guardedFor, rememberReload, takeReload } from '../services/reload-guard.ts';

interface Reload {
  state: 'idle' | 'trying' | 'failed';
  reload: () => void;
}

/**
 * Loads the document again, which is also what brings the newest version of a page; but only where the server answers, so that
 * a reader is never left with the error page of the browser. `byItself` does so at once, and when the connection comes back: never
 * a second time within the guard, while the reader may do so at any time.
 */
export function useReload(byItself: boolean): Reload {
  const [state, setState] = useState<Reload['state']>('idle');
  const reload = useCallback(async () => {
    setState('trying');
    if (await isReachable()) {
      rememberReload();
      location.reload();
    } else setState('failed');
  }, []);
  useEffect(() => {
    if (!byItself) return;
    void isReachable().then((reachable) => reachable && takeReload() && location.reload());
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onOnline = () => {
      clearTimeout(waiting);
      const wait = guardedFor();
      if (wait === 0) void reload();
      else waiting = setTimeout(() => void reload(), wait);
    };
    addEventListener('online', onOnline);
    return () => {
      clearTimeout(waiting);
      removeEventListener('online', onOnline);
    };
  }, [byItself, reload]);
  return { state, reload: () => void reload() };
}
