import { useCallback, useEffect, useState } from 'react';
import { isUnsaved } from '../../services/builds/unsaved.ts';
import { mayReloadItself, reloadIfReachable } from '../../services/lost-code.ts';
import { remainingGuard, rememberReload } from '../../services/reload-guard.ts';

interface Reload {
  state: 'idle' | 'trying' | 'failed';
  reload: () => void;
}

/**
 * Reloads the document (`reloadIfReachable`). `byItself` reloads at once and when the connection returns, but not twice within the
 * guard, and not while something is unsaved. The reader may reload at any time.
 */
export function useReload(byItself: boolean): Reload {
  const [state, setState] = useState<Reload['state']>('idle');
  const reload = useCallback(async () => {
    setState('trying');
    const mayReload = () => {
      rememberReload();
      return true;
    };
    if (!(await reloadIfReachable(mayReload))) setState('failed');
  }, []);
  useEffect(() => {
    if (!byItself) return;
    let isLeft = false;
    void reloadIfReachable(() => !isLeft && mayReloadItself());
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onOnline = () => {
      clearTimeout(waiting);
      const again = () => void (isUnsaved() || reload());
      const wait = remainingGuard();
      if (wait === 0) again();
      else waiting = setTimeout(again, wait);
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
