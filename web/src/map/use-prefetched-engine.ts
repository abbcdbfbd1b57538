import type { Size } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import { useEffect, useEffectEvent } from 'react';
import { isSavingData } from '../ui/hooks/is-saving-data.ts';
import type { Source } from '../ui/hooks/store.ts';
import { useIdle } from '../ui/hooks/use-idle.ts';
import { engineFiles } from './engine-files.ts';
import type { EngineName } from './fallback-order.ts';
import { loadLabelFont } from './label-font.ts';

/** How long the files of an engine wait for an idle moment, in milliseconds: the page itself comes first. */
const PATIENCE = { longest: 5_000, blindly: 3_000 };

/**
 * Fetches the files of an engine into the browser's cache while the page is idle, without running them, so that the map moves
 * soon after the visitor turns to it. Not where the browser asks to save data.
 */
export function usePrefetchedEngine(name: EngineName, here: Source<Camera>, size: Size): void {
  const isIdle = useIdle(PATIENCE);
  const filesOf = useEffectEvent((engine: EngineName) => engineFiles(engine, here.current(), size));
  useEffect(() => {
    if (!isIdle || isSavingData()) return;
    const left = new AbortController();
    void fetchSequentially(filesOf(name), left.signal, name === 'embedded');
    return () => left.abort();
  }, [isIdle, name]);
}

/**
 * One after the other, at low priority: what the visitor asks for meanwhile comes first.
 * @param hasLabels whether the engine draws names in our font
 */
async function fetchSequentially(
  files: readonly string[],
  signal: AbortSignal,
  hasLabels: boolean,
): Promise<void> {
  try {
    for (const file of files) {
      const response = await fetch(file, { priority: 'low', signal });
      // A browser stores an answer that was read to its end.
      await response.arrayBuffer();
    }
    if (hasLabels) await loadLabelFont();
  } catch {
    // The engine asks for its files again, and reports a failure.
  }
}
