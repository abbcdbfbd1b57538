import { createContext, use } from 'react';
import type { ExploreState } from './use-explore.ts';

export const ExploreContext = createContext<ExploreState | null>(null);

/** The state that the map and the page beside it share. Marks and pages of the map layout read it from this context alone. */
export function useExploreState(): ExploreState {
  const explore = use(ExploreContext);
  if (explore === null) throw new Error('There is no map beside this page');
  return explore;
}
