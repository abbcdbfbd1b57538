import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsLeaving } from '../../../elements/page/destination.ts';
import { readWorksView, type WorksView, worksSearch } from './works-view.ts';

export interface WorksViewState {
  view: WorksView;
  /** `replace` for a change that only continues the last step, such as the second letter of a word. */
  change: (part: Partial<WorksView>, replace?: boolean) => void;
}

/** Which works are shown, and how: the state of the page, stored in the address. */
export function useWorksView(): WorksViewState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isElsewhere = useIsLeaving();
  const view = useMemo(() => readWorksView(new URLSearchParams(search)), [search]);
  // Two changes may occur before the first of them is in the address.
  const latest = useRef({ search, view });
  useLayoutEffect(() => {
    latest.current = { search, view };
  }, [search, view]);
  const change = useCallback(
    (part: Partial<WorksView>, replace = false) => {
      const next = { ...latest.current.view, ...part };
      const [before, after] = [worksSearch(latest.current.view), worksSearch(next)];
      // The user is going to another page: its address must not be overwritten with the position of the map.
      if (replace && isElsewhere([latest.current.search, before])) return;
      // The same view again adds no step.
      if (after === before) return;
      latest.current = { ...latest.current, view: next };
      void navigate({ search: after }, { replace, preventScrollReset: true });
    },
    [navigate, isElsewhere],
  );
  return { view, change };
}
