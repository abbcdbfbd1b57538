import { useCallback, useEffect, useState } from 'react';
import { isReachable } from '../services/reachable.ts';
import { remainingGuard, rememberReload, takeReload } from '../services/reload-guard.ts';

interface Reload {
  state: 'idle' | 'trying' | 'failed';
  reload: () => void;
}

/**
 * Reloads the document, which also loads the newest version of a page. It does so only where the server answers, so that the
 * reader never sees the error page of the browser. `byItself` reloads at once and when the connection returns, but not twice
 * within the guard. The reader may reload at any time.
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
    let isLeft = false;
    void isReachable().then((reachable) => reachable && !isLeft && takeReload() && location.reload());
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onOnline = () => {
      clearTimeout(waiting);
      const wait = remainingGuard();
      if (wait === 0) void reload();
      else waiting = setTimeout(() => void reload(), wait);
    };
    addEventListener('online', onOnline);
    return () => {
      isLeft = true;
      clearTimeout(waiting);
      removeEventListener('online', onOnline);
    };
  }, [byItself, reload]);
  return { state, reload: () => void reload() };
}
