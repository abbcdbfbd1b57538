import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
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
  const view = useMemo(() => readWorksView(new URLSearchParams(search)), [search]);
  // Two changes may come before the first of them is in the address.
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  }, [view]);
  const change = useCallback(
    (part: Partial<WorksView>, replace = false) => {
      const [before, next] = [latest.current, { ...latest.current, ...part }];
      // A second time the same is no second step.
      if (worksSearch(next) === worksSearch(before)) return;
      latest.current = next;
      void navigate({ search: worksSearch(next) }, { replace, preventScrollReset: true });
    },
    [navigate],
  );
  return { view, change };
}
