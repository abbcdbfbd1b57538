import { useSyncExternalStore } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * A value outside React that only the browser knows. Where a page is hydrated, it is `onServer` at first. A value that differs then
 * is rendered in a transition, which `useSyncExternalStore` by itself does not do: it would hydrate all that depends on it at once.
 * @param current returns the same value (`Object.is`) until it changes
 */
export function useBrowserValue<Value>(
  subscribe: (listener: () => void) => () => void,
  current: () => Value,
  onServer: Value,
): Value {
  const isHydrated = useIsHydrated();
  const initial = () => onServer;
  return useSyncExternalStore(subscribe, isHydrated ? current : initial, initial);
}
