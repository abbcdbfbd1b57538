import { useEffect } from 'react';
import { createStore, useStore } from '../../ui/hooks/store.ts';
import { localSaves } from './local-saves.ts';

/** The ids of the items in the lists of the signed-in user. */
export const savedItems = createStore<ReadonlySet<string>>(new Set());

/** Whether a page has shown a button that saves. Before that, the lists need not be followed. */
export const hasSaveButtons = createStore(false);

/** Whether a list of the signed-in user contains the item, live, or this browser has saved it. */
export function useIsSaved(id: string): boolean {
  useEffect(() => hasSaveButtons.set(true), []);
  const isInList = useStore(savedItems, (ids) => ids.has(id));
  const isHere = useStore(localSaves, (items) => items.some((item) => item.id === id));
  return isInList || isHere;
}
