import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ViewControl } from './use-view.ts';

interface ClosingOptions extends ViewControl {
  /** Whether the page beside the map is the list in which items are chosen. */
  exploring: boolean;
}

/**
 * What closes the chosen item. Opening is a step in the history, so closing goes back to the list that it was opened from: a later
 * step back does not open the item again. An item that the address opened leaves its entry to the list.
 */
export function useClosing({ view, change, exploring }: ClosingOptions): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { selected } = view;
  /** The entry of the list, by its place in the history. */
  const list = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry has its key
  useLayoutEffect(() => {
    if (!exploring) list.current = null;
    else if (selected === null) list.current = placeInHistory();
  }, [exploring, selected, key]);
  return useCallback(() => {
    const [from, here] = [list.current, placeInHistory()];
    if (from !== null && here !== null && from < here) void navigate(from - here);
    else change({ selected: null }, 'replace');
  }, [navigate, change]);
}

/** The place of the current entry, as the router numbers them. */
function placeInHistory(): number | null {
  const state: unknown = history.state;
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof place === 'number' ? place : null;
}
