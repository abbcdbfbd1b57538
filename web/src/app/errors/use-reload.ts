import { useEffect, useState } from 'react';
import { isUnsaved } from '../../services/builds/unsaved.ts';
import { mayReloadItself, reloadIfReachable } from '../../services/lost-code.ts';
import { remainingGuard, rememberReload } from '../../services/reload-guard.ts';
import { RETRY_AFTER } from '../../ui/hooks/until-loaded.ts';

/** The longest time between two requests that are repeated, in milliseconds. */
const LONGEST_PAUSE = 60_000;

interface Reload {
  state: 'idle' | 'trying' | 'failed';
  reload: () => void;
}

/**
 * Reloads the document (`reloadIfReachable`). `byItself` reloads at once and when the connection returns, but not twice within the
 * guard, and not while something is unsaved. The first request after the connection returns may still fail, so it is repeated, ever
 * more rarely. The reader may reload at any time.
 */
export function useReload(byItself: boolean): Reload {
  const [state, setState] = useState<Reload['state']>('idle');
  const reload = async () => {
    setState('trying');
    if (!(await reloadIfReachable(mayReload))) setState('failed');
  };
  useEffect(() => {
    if (!byItself) return;
    let isLeft = false;
    void reloadIfReachable(() => !isLeft && mayReloadItself());
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let pause = RETRY_AFTER;
    const tryAfter = (wait: number) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => void again(), wait);
    };
    const again = async () => {
      const isReached = await reloadIfReachable(() => !isLeft && !isUnsaved() && mayReload());
      if (isReached || isLeft || !navigator.onLine) return;
      tryAfter(pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    };
    const onOnline = () => {
      pause = RETRY_AFTER;
      tryAfter(remainingGuard());
    };
    addEventListener('online', onOnline);
    return () => {
      isLeft = true;
      clearTimeout(waiting);
      removeEventListener('online', onOnline);
    };
  }, [byItself]);
  return { state, reload: () => void reload() };
}

/** Remembers the reload. Only a press or a new connection leads to one, so a tab without storage does not get into a loop. */
function mayReload(): boolean {
  rememberReload();
  return true;
}
