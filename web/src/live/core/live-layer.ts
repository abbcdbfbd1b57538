import { useEffect, useState } from 'react';
import { untilLoaded } from '../../ui/until-loaded.ts';

export type LiveLayer = typeof import('./live-source.ts') & Pick<typeof import('./reader-of.ts'), 'readerOf'>;

/** How long a page that shows its payload waits for a first input before it loads the live layer, in milliseconds. */
export const PATIENCE = 10_000;
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

function loadLayer(): Promise<LiveLayer> {
  return untilLoaded('The live layer', async () => {
    const [source, { readerOf }] = await Promise.all([import('./live-source.ts'), import('./reader-of.ts')]);
    // A listener must not start with a former user's session.
    await source.firebaseStarted;
    return { ...source, readerOf };
  });
}

/** Starts at the first input or after `PATIENCE`, unless the signal aborts before. */
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
