import { useEffect, useState } from 'react';

type LiveLayer = typeof import('./live-source.tsx') & Pick<typeof import('./reader-of.ts'), 'readerOf'>;

/** How long a page that shows its payload waits for a first input before it loads the live layer, in milliseconds. */
export const PATIENCE = 10_000;
/** How long after the layer could not be loaded it is tried again, in milliseconds, unless the connection comes back before. */
export const RETRY_AFTER = 5_000;
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

let loaded: LiveLayer | undefined;
let loading: Promise<LiveLayer> | undefined;

/**
 * The live layer once it is there: Firebase and reactfire, which no page loads before its content shows. `atOnce` where a page
 * has nothing else to show; otherwise at the first input or after `PATIENCE`.
 */
export function useLiveLayer(atOnce: boolean): LiveLayer | undefined {
  const [layer, setLayer] = useState(loaded);
  useEffect(() => {
    if (layer !== undefined) return;
    const unmounted = new AbortController();
    const load = async () => {
      loading ??= loadLayer();
      loaded = await loading;
      if (!unmounted.signal.aborted) setLayer(loaded);
    };
    if (atOnce) void load();
    else whenWanted(unmounted.signal, () => void load());
    return () => unmounted.abort();
  }, [layer, atOnce]);
  return layer;
}

/** Loads the layer, trying again until it is there: a page that was opened on a bad line becomes live by itself. */
async function loadLayer(): Promise<LiveLayer> {
  for (;;) {
    try {
      const [source, { readerOf }] = await Promise.all([
        import('./live-source.tsx'),
        import('./reader-of.ts'),
      ]);
      // Nobody is to listen as somebody who is gone.
      await source.firebaseStarted;
      return { ...source, readerOf };
    } catch (error) {
      console.warn('The live layer could not be loaded; it will be tried again.', error);
      await onlineOrAfter(RETRY_AFTER);
    }
  }
}

function onlineOrAfter(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timeout);
      removeEventListener('online', done);
      resolve();
    };
    const timeout = setTimeout(done, milliseconds);
    addEventListener('online', done);
  });
}

/** Starts at the first input or after `PATIENCE`, unless the signal comes before. */
function whenWanted(signal: AbortSignal, start: () => void): void {
  const waiting = new AbortController();
  const stop = () => {
    waiting.abort();
    clearTimeout(timeout);
  };
  const startOnce = () => {
    stop();
    start();
  };
  const timeout = setTimeout(startOnce, PATIENCE);
  for (const input of INPUTS) addEventListener(input, startOnce, { signal: waiting.signal, passive: true });
  signal.addEventListener('abort', stop);
}
