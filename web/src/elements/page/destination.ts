import { createContext, use, useCallback } from 'react';
import { type Location, useLocation } from 'react-router';
import { useLatest } from '../../ui/hooks/use-latest.ts';

/**
 * Returns the router's current location, or its destination during a navigation. `useLocation` and `useNavigation` change
 * only with the next render, which React may delay. Undefined where no router loads data.
 */
export const DestinationContext = createContext<() => Location | undefined>(() => undefined);

/**
 * Returns a function that tests whether the visitor is on, or on their way to, another path than the current one or none of
 * these queries.
 */
export function useIsLeaving(): (searches: readonly string[]) => boolean {
  const getDestination = use(DestinationContext);
  const { pathname } = useLocation();
  const path = useLatest(pathname);
  return useCallback(
    (searches) => {
      const ahead = getDestination();
      return ahead !== undefined && (ahead.pathname !== path.current || !searches.includes(ahead.search));
    },
    [getDestination, path],
  );
}
