import { useEffect } from 'react';
import { createStore, useStore } from '../../ui/hooks/store.ts';

/** The ids of the items in the lists of the signed-in user. */
export const savedItems = createStore<ReadonlySet<string>>(new Set());

/** Whether a page has shown a button that saves. Before that, the lists need not be followed. */
export const hasSaveButtons = createStore(false);

/** Whether a list of the signed-in user contains the item, live. */
export function useIsSaved(id: string): boolean {
  useEffect(() => hasSaveButtons.set(true), []);
  return useStore(savedItems, (ids) => ids.has(id));
}
