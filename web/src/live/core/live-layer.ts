import { useEffect } from 'react';
import { createStore, useStore } from '../../ui/hooks/store.ts';
import { untilLoaded } from '../../ui/hooks/until-loaded.ts';
import { whenWanted } from '../../ui/hooks/when-wanted.ts';

export type LiveLayer = typeof import('./live-source.ts') & Pick<typeof import('./reader-of.ts'), 'readerOf'>;

/** All parts of a page get the layer together. */
const loaded = createStore<LiveLayer | undefined>(undefined);
let loading: Promise<LiveLayer> | undefined;

/**
 * The live layer once it is there: Firebase and reactfire, which no page loads before its content shows. `atOnce` where a page
 * has nothing else to show; otherwise as {@link whenWanted} says.
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
