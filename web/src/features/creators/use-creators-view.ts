import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useIsLeaving } from '../../elements/page/destination.ts';
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts';
import { type CreatorsView, creatorsSearch, readCreatorsView } from './creators-view.ts';

export interface CreatorsViewState {
  view: CreatorsView;
  /** The query of the address; empty for the default view. */
  search: string;
  change: (part: Partial<CreatorsView>) => void;
  /** Writes the typed name to the address. */
  type: (name: string) => void;
  /** Whether typing made the current address. The field may be ahead of it then, and must not be overwritten. */
  typed: boolean;
}

/** The view of an address without a query. */
const INITIAL = readCreatorsView(new URLSearchParams());

/** The state of a history entry that typing made. */
const TYPED = 'typed';

/** The filters and the order of the page. The address holds them. */
export function useCreatorsView(): CreatorsViewState {
  const { search, state } = useLocation();
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const isElsewhere = useIsLeaving();
  const navigationType = useNavigationType();
  const addressed = useMemo(() => readCreatorsView(new URLSearchParams(search)), [search]);
  // The server renders the page without filters.
  const view = isHydrated ? addressed : INITIAL;
  // A change keeps what the address says, also while that is not shown. A second one may follow before the address holds the first.
  const latest = useRef({ search, view: addressed });
  useLayoutEffect(() => {
    latest.current = { search, view: addressed };
  }, [search, addressed]);

  const go = useCallback(
    (part: Partial<CreatorsView>, options: { replace?: boolean; state?: string } = {}) => {
      const next = { ...latest.current.view, ...part };
      const [before, after] = [creatorsSearch(latest.current.view), creatorsSearch(next)];
      // An unchanged view adds no history entry.
      if (after === before) return;
      latest.current = { ...latest.current, view: next };
      void navigate({ search: after }, { ...options, preventScrollReset: true });
    },
    [navigate],
  );

  const type = useCallback(
    (name: string) => {
      const before = latest.current.view;
      // A navigation elsewhere, also back or forward, is under way. The typed name must not change its address.
      if (isElsewhere([latest.current.search, creatorsSearch(before)])) return;
      // A word adds one history entry, not one per letter: only the first letter and clearing the field add an entry.
      go({ name }, { replace: name !== '' && before.name !== '', state: TYPED });
    },
    [go, isElsewhere],
  );

  const typed = navigationType !== 'POP' && state === TYPED;
  return { view, search: creatorsSearch(view), change: go, type, typed };
}
