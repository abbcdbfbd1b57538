import { createContext, use, useCallback } from 'react';
import { type Location, useLocation } from 'react-router';
import { useLatest } from '../../ui/use-latest.ts';

/**
 * Tells where the router is, or is on its way to, at the moment of asking: what `useLocation` and `useNavigation` tell comes with the
 * next render, and React may take its time for that. Undefined where there is no router that loads.
 */
export const WhereTo = createContext<() => Location | undefined>(() => undefined);

/** Tells whether the visitor is at, or on their way to, another path than the one that is shown, or none of these queries. */
export function useIsElsewhere(): (searches: readonly string[]) => boolean {
  const whereTo = use(WhereTo);
  const { pathname } = useLocation();
  const path = useLatest(pathname);
  return useCallback(
    (searches) => {
      const ahead = whereTo();
      return ahead !== undefined && (ahead.pathname !== path.current || !searches.includes(ahead.search));
    },
    [whereTo, path],
  );
}
