import { createContext, use } from 'react';
import type { ExploreState } from './use-explore.ts';

export const ExploreContext = createContext<ExploreState | null>(null);

/** What the map and the page beside it share: the one way to it, for what is on the map and for what is on a page of the map layout. */
export function useExploreState(): ExploreState {
  const explore = use(ExploreContext);
  if (explore === null) throw new Error('There is no map beside this');
  return explore;
}
