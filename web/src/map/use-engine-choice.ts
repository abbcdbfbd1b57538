import { useCallback, useEffect, useState } from 'react';
import { config } from '../config.ts';
import { useAllows } from '../session/consent.ts';
import { type EngineName, engineFor } from './fallback-order.ts';

/**
 * An engine that is not visible this many milliseconds after its load began counts as failed. The last engine is awaited, because
 * there is no better one.
 */
export const ENGINE_PATIENCE = 15_000;

/** From when on a message says that an engine is still loading, in milliseconds. */
export const ENGINE_SLOW = 8_000;

export interface EngineChoice {
  name: EngineName;
  /** Whether it is visible. */
  ready: boolean;
  /** Whether it has been loading for long. A slow connection is no failure. */
  slow: boolean;
  /** The engines that failed. */
  failed: ReadonlySet<EngineName>;
  /** How often all engines were given another chance. */
  chance: number;
  onReady: () => void;
  onFail: (error: unknown) => void;
}

/** Whether Google's map is the preferred one: this deployment has it, and the visitor agreed. */
export function useAllowsGoogle(): boolean {
  return useAllows('maps') && config.VITE_GOOGLE_MAPS_KEY !== undefined;
}

/**
 * Chooses the engine of the map: the best one that is allowed and works.
 * @param isWanted whether the engine loads
 */
export function useEngineChoice(isWanted: boolean): EngineChoice {
  const [failed, setFailed] = useState<ReadonlySet<EngineName>>(new Set());
  const [chance, setChance] = useState(0);
  const [readyName, setReadyName] = useState<EngineName | null>(null);
  const name = engineFor(useAllowsGoogle(), failed);
  const ready = readyName === name;

  const onFail = useCallback(
    (error: unknown) => {
      console.warn(`The ${name} map engine cannot be used.`, error);
      setFailed((before) => new Set([...before, name]));
    },
    [name],
  );
  // An engine may have failed to load for lack of a connection. A map outlives the pages beside it.
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
    if (!isWanted || ready || name !== 'google') return;
    const timer = setTimeout(() => onFail(new Error('It took too long.')), ENGINE_PATIENCE);
    return () => clearTimeout(timer);
  }, [isWanted, ready, name, onFail]);
  const [slow, setSlow] = useState(false);
  const isLoading = isWanted && !ready && name !== 'none';
  useEffect(() => {
    setSlow(false);
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), ENGINE_SLOW);
    return () => clearTimeout(timer);
  }, [isLoading]);
  const onReady = useCallback(() => setReadyName(name), [name]);
  return { name, ready, slow: slow && isLoading, failed, chance, onReady, onFail };
}
