import { useCallback, useEffect, useState } from 'react';
import { config } from '../config.ts';
import { useAllows } from '../session/consent.ts';
import { type EngineName, engineFor } from './fallback-order.ts';

/**
 * An engine that cannot be seen after so many milliseconds counts as failed. The last one is still waited for, where it is only
 * slow: there is nothing better.
 */
export const ENGINE_PATIENCE = 15_000;

export interface EngineChoice {
  name: EngineName;
  /** Whether it can be seen. */
  ready: boolean;
  /** What was tried in vain. */
  failed: ReadonlySet<EngineName>;
  /** Counts how often all were given another chance. */
  chance: number;
  /** Whether there is only the still picture: for good, or for longer than it should be. */
  still: boolean;
  onReady: () => void;
  onFail: (error: unknown) => void;
}

/** Which engine the map has: the best that is allowed and works. */
export function useEngineChoice(): EngineChoice {
  const [failed, setFailed] = useState<ReadonlySet<EngineName>>(new Set());
  const [chance, setChance] = useState(0);
  const [late, setLate] = useState(false);
  const [readyName, setReadyName] = useState<EngineName | null>(null);
  const allowed = useAllows('maps') && config.VITE_GOOGLE_MAPS_KEY !== undefined;
  const name = engineFor(allowed, failed);
  const ready = readyName === name;

  const onFail = useCallback(
    (error: unknown) => {
      console.warn(`The ${name} map engine cannot be used.`, error);
      setFailed((before) => new Set([...before, name]));
    },
    [name],
  );
  // What could not be loaded may have been so for want of a connection; a map outlives the pages beside it.
  useEffect(() => {
    if (name !== 'none') return;
    const again = () => {
      setFailed(new Set());
      setChance((before) => before + 1);
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [name]);
  useEffect(() => {
    if (ready || name === 'none') return;
    const timer = setTimeout(() => {
      if (name === 'embedded') setLate(true);
      else onFail(new Error('It took too long.'));
    }, ENGINE_PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [ready, name, onFail]);
  const onReady = useCallback(() => setReadyName(name), [name]);
  return { name, ready, failed, chance, still: name === 'none' || late, onReady, onFail };
}
