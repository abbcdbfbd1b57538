import { readView, type View, viewSearch } from '@waymark/model/view-codec';
import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** `replace` for what the back button need not undo: where the map was on the way to where it is. */
type How = 'push' | 'replace';

export type ChangeView = (change: Partial<View>, how: How) => void;

/** The state of the map and its filters, which lives in the address. */
export function useView(): { view: View; change: ChangeView } {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);
  // Two changes may come before the first of them is in the address.
  const latest = useRef({ search, view });
  if (latest.current.search !== search) latest.current = { search, view };

  const change = useCallback<ChangeView>(
    (part, how) => {
      const next = { ...latest.current.view, ...part };
      // Somebody is on their way back or forward: where the map went before is not written over where they go.
      const here = [latest.current.search, viewSearch(latest.current.view)];
      if (how === 'replace' && !here.includes(location.search)) return;
      // A second click on the same thing is no second step.
      if (viewSearch(next) === viewSearch(latest.current.view)) return;
      latest.current = { ...latest.current, view: next };
      void navigate(
        { search: viewSearch(next), hash },
        { replace: how === 'replace', preventScrollReset: true },
      );
    },
    [navigate, hash],
  );
  return { view, change };
}
