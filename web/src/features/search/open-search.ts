import { createStore } from '../../ui/hooks/store.ts';

/** Whether the search is open. It stays open while the page below it changes, which another header comes with. */
export const searchIsOpen = createStore(false);

export function openSearch(): void {
  searchIsOpen.set(true);
}

export function closeSearch(): void {
  searchIsOpen.set(false);
}
