import { readView, type View, viewSearch } from '@waymark/model/view-codec';
import { use, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsElsewhere, WhereTo } from '../../../elements/page/destination.ts';

/** `replace` for what the back button need not undo: where the map was on the way to where it is. */
type How = 'push' | 'replace';

export type ChangeView = (change: Partial<View>, how: How) => void;

/** The state of the map and its filters, wherever it is kept. */
export interface KeptView {
  view: View;
  change: ChangeView;
}

/** The state of the map and its filters, which lives in the address. */
export function useView(): KeptView {
  const { search, hash, state } = useLocation();
  const isElsewhere = useIsElsewhere();
  const whereTo = use(WhereTo);
  const navigate = useNavigate();
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);
  // Two changes may come before the first of them is in the address.
  const latest = useRef({ search, view });
  useLayoutEffect(() => {
    latest.current = { search, view };
  }, [search, view]);

  const change = useCallback<ChangeView>(
    (part, how) => {
      const next = { ...latest.current.view, ...part };
      const [before, after] = [viewSearch(latest.current.view), viewSearch(next)];
      // Somebody is on their way elsewhere, also back or forward: where the map went before is not written over where they go.
      if (how === 'replace' && isElsewhere([latest.current.search, before])) return;
      // A second click on the same thing is no second step.
      if (after === before) return;
      latest.current = { ...latest.current, view: next };
      void navigate(
        { search: after, hash },
        {
          replace: how === 'replace',
          preventScrollReset: true,
          // What is open above the page, or about to be, stays open while the map below it comes to rest.
          ...(how === 'replace' && { state: (whereTo() ?? { state }).state }),
        },
      );
    },
    [navigate, isElsewhere, whereTo, hash, state],
  );
  return { view, change };
}
