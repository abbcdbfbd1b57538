import { useEffect } from 'react';
import { createStore, useStore } from '../../ui/hooks/store.ts';
import { untilLoaded } from '../../ui/hooks/until-loaded.ts';
import { whenIdle } from '../../ui/hooks/use-idle.ts';

export type LiveLayer = typeof import('./live-source.ts') & Pick<typeof import('./reader-of.ts'), 'readerOf'>;

/** How long a page that shows its payload waits for a first input before it loads the live layer, in milliseconds. */
export const PATIENCE = 20_000;

/** How long the first input waits for an idle moment, so that it is answered first. */
export const AFTER_INPUT = { longest: 1_000, blindly: 200 };

/** `click` is for a press before this code was there, which is repeated once it is. */
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'click'] as const;

/** All parts of a page get the layer together. */
const loaded = createStore<LiveLayer | undefined>(undefined);
let loading: Promise<LiveLayer> | undefined;

/**
 * The live layer once it is there: Firebase and reactfire, which no page loads before its content shows. `atOnce` where a page
 * has nothing else to show; otherwise in an idle moment after the first input, or after `PATIENCE`.
 */
export function useLiveLayer(atOnce: boolean): LiveLayer | undefined {
  const layer = useStore(loaded);
  useEffect(() => {
    if (layer !== undefined) return;
    if (!atOnce) return whenWanted(load);
    load();
  }, [layer, atOnce]);
  return layer;
}

function load(): void {
  loading ??= loadLayer();
  void loading.then(loaded.set);
}

function loadLayer(): Promise<LiveLayer> {
  return untilLoaded('The live layer', async () => {
    const [source, { readerOf }] = await Promise.all([import('./live-source.ts'), import('./reader-of.ts')]);
    // A listener must not start with a former user's session.
    await source.firebaseStarted;
    return { ...source, readerOf };
  });
}

/** Starts in an idle moment after the first input, or after `PATIENCE`. The returned function cancels that. */
function whenWanted(start: () => void): () => void {
  const waiting = new AbortController();
  let stopIdle = () => {};
  const stop = () => {
    waiting.abort();
    clearTimeout(timeout);
    stopIdle();
  };
  const onInput = () => {
    waiting.abort();
    stopIdle = whenIdle(startOnce, AFTER_INPUT);
  };
  const startOnce = () => {
    stop();
    start();
  };
  const timeout = setTimeout(startOnce, PATIENCE);
  for (const input of INPUTS) addEventListener(input, onInput, { signal: waiting.signal, passive: true });
  return stop;
}
