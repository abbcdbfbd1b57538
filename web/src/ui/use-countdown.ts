import { useEffect, useEffectEvent, useRef } from 'react';

interface Countdown {
  /** While it is, no time passes; then what was left of it does. */
  paused: boolean;
  /** Another value than before begins the whole time anew. */
  restart: unknown;
  onEnd: () => void;
}

/** Calls `onEnd` once, after so many milliseconds that were not paused. */
export function useCountdown(milliseconds: number, { paused, restart, onEnd }: Countdown): void {
  const left = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `restart` is no more than a reason
  useEffect(() => {
    left.current = milliseconds;
  }, [milliseconds, restart]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `restart` is no more than a reason
  useEffect(() => {
    if (paused) return;
    const since = performance.now();
    const timeout = setTimeout(end, left.current);
    return () => {
      clearTimeout(timeout);
      left.current -= performance.now() - since;
    };
  }, [paused, milliseconds, restart]);
}
