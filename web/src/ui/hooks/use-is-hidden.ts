import { useSyncExternalStore } from 'react';

/** Whether the page is hidden, as in a tab behind another one. */
export function useIsHidden(): boolean {
  return useSyncExternalStore(onVisibilityChange, isHidden, () => false);
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function isHidden(): boolean {
  return document.hidden;
}
