import type { Reference } from '@waymark/model/entities/fields';
import { useEffect, useMemo } from 'react';
import { createStore, useStore } from '../../ui/hooks/store.ts';
import { localSaves } from './local-saves.ts';

/** The items in the lists of the signed-in user, by their ids. */
export const savedItems = createStore<ReadonlyMap<string, Reference>>(new Map());

/** Whether a page has shown a button that saves. Before that, the lists need not be followed. */
export const hasSaveButtons = createStore(false);

/** Whether a list of the signed-in user contains the item, live, or this browser has saved it. */
export function useIsSaved(id: string): boolean {
  useEffect(() => hasSaveButtons.set(true), []);
  const isInList = useStore(savedItems, (ids) => ids.has(id));
  const isHere = useStore(localSaves, (items) => items.some((item) => item.id === id));
  return isInList || isHere;
}

/** The items in the lists of the signed-in user. Within a list, those added last are the last ones. */
export function useSavedReferences(): readonly Reference[] {
  useEffect(() => hasSaveButtons.set(true), []);
  const items = useStore(savedItems);
  return useMemo(() => [...items.values()], [items]);
}
