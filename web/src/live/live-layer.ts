import { useEffect, useState } from 'react';

type LiveLayer = typeof import('./live-source.tsx');

/** How long a page that shows its payload waits for a first input before it loads the live layer, in milliseconds. */
const PATIENCE = 10_000;
/** How long after the layer could not be loaded it is tried again, unless the connection comes back before. */
const RETRY_AFTER = 5_000;
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

let loaded: LiveLayer | undefined;

/**
 * The live layer once it is there: Firebase and reactfire, which no page loads before its content shows. `atOnce` where a page
 * has nothing else to show; otherwise at the first input or after `PATIENCE`.
 */
export function useLiveLayer(atOnce: boolean): LiveLayer | undefined {
  const [layer, setLayer] = useState(loaded);
  useEffect(() => {
    if (layer !== undefined) return;
    const stop = new AbortController();
    const load = async () => {
      loaded ??= await loadLayer(stop.signal);
      if (!stop.signal.aborted) setLayer(loaded);
    };
    if (atOnce) void load();
    else whenWanted(stop.signal, () => void load());
    return () => stop.abort();
  }, [layer, atOnce]);
  return layer;
}

/** Loads the layer, trying again until it is there: a page that was opened on a bad line becomes live by itself. */
async function loadLayer(signal: AbortSignal): Promise<LiveLayer | undefined> {
  while (!signal.aborted) {
    try {
      return await import('./live-source.tsx');
    } catch (error) {
      console.warn('The live layer could not be loaded; it will be tried again.', error);
      await onlineOrAfter(RETRY_AFTER);
    }
  }
  return undefined;
}

function onlineOrAfter(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, milliseconds);
    const online = () => {
      clearTimeout(timeout);
      resolve();
    };
    addEventListener('online', online, { once: true });
  });
}

function whenWanted(signal: AbortSignal, start: () => void): void {
  const waiting = new AbortController();
  const once = () => {
    waiting.abort();
    clearTimeout(timeout);
    if (!signal.aborted) start();
  };
  const timeout = setTimeout(once, PATIENCE);
  for (const input of INPUTS) addEventListener(input, once, { signal: waiting.signal, passive: true });
  signal.addEventListener('abort', () => {
    waiting.abort();
    clearTimeout(timeout);
  });
}
