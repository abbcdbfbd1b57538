import type { Camera } from '@waymark/model/view-codec';
import { useEffect, useState } from 'react';
import { type Source, useStore } from '../ui/hooks/store.ts';
import { whenWanted } from '../ui/hooks/when-wanted.ts';
import { mayLoadStreets } from './may-load-streets.ts';
import { STREETS_FROM } from './streets-from.ts';

/**
 * Whether the engine is to load for its streets: the still picture has none, and a view from close by shows little else. The
 * visitor need not turn to the map, but uses the page, or stays on it.
 * @param canStart whether the engine can start for them: not where it loads anyway, nor where it is Google's, which is billed by load
 */
export function useStreetsWanted(here: Source<Camera>, canStart: boolean): boolean {
  const [isWanted, setWanted] = useState(false);
  const isClose = useStore(here, ({ zoom }) => zoom >= STREETS_FROM);
  useEffect(() => {
    if (!isClose || isWanted || !canStart) return;
    const left = new AbortController();
    const look = () => setWanted(mayLoadStreets());
    const stopWaiting = whenWanted(() => {
      look();
      // They may lack nothing but the connection.
      addEventListener('online', look, { signal: left.signal });
    });
    return () => {
      stopWaiting();
      left.abort();
    };
  }, [isClose, isWanted, canStart]);
  return isWanted;
}
