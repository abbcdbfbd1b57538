import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsElsewhere } from '../../../elements/page/destination.ts';
import { readWorksView, type WorksView, worksSearch } from './works-view.ts';

export interface WorksViewState {
  view: WorksView;
  /** `replace` where it only goes on with the last step, as the second letter of a word does. */
  change: (part: Partial<WorksView>, replace?: boolean) => void;
}

/** Which works are shown, and how: the state of the page, which lives in the address. */
export function useWorksView(): WorksViewState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isElsewhere = useIsElsewhere();
  const view = useMemo(() => readWorksView(new URLSearchParams(search)), [search]);
  // Two changes may come before the first of them is in the address.
  const latest = useRef({ search, view });
  useLayoutEffect(() => {
    latest.current = { search, view };
  }, [search, view]);
  const change = useCallback(
    (part: Partial<WorksView>, replace = false) => {
      const next = { ...latest.current.view, ...part };
      const [before, after] = [worksSearch(latest.current.view), worksSearch(next)];
      // Somebody is on their way to a work, or back: where the map came to rest is not written over that.
      if (replace && isElsewhere([latest.current.search, before])) return;
      // A second time the same is no second step.
      if (after === before) return;
      latest.current = { ...latest.current, view: next };
      void navigate({ search: after }, { replace, preventScrollReset: true });
    },
    [navigate, isElsewhere],
  );
  return { view, change };
}
