import { readView, type View, viewSearch } from '@waymark/model/view-codec';
import { use, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DestinationContext, useIsLeaving } from '../../../elements/page/destination.ts';
import { useIsHydrated } from '../../../ui/hooks/use-is-hydrated.ts';

/** `replace` for changes that the back button need not undo, such as the map's stops on its way. */
type How = 'push' | 'replace';

export type ChangeView = (change: Partial<View>, how: How) => void;

/** The view of an address without a query. */
const INITIAL = readView(new URLSearchParams());

/** The state of the map and its filters, independent of where it is stored. */
export interface ViewControl {
  view: View;
  change: ChangeView;
}

/**
 * The state of the map and its filters, stored in the address. The server renders a page once for all views, so the browser
 * hydrates it without the view of the address.
 */
export function useView(): ViewControl {
  const { search, hash, state } = useLocation();
  const isHydrated = useIsHydrated();
  const isLeaving = useIsLeaving();
  const getDestination = use(DestinationContext);
  const navigate = useNavigate();
  const addressed = useMemo(() => readView(new URLSearchParams(search)), [search]);
  const view = isHydrated ? addressed : INITIAL;
  // A change keeps what the address says, also while that is not shown. Two changes may occur before the first is in the address.
  const latest = useRef({ search, view: addressed });
  useLayoutEffect(() => {
    latest.current = { search, view: addressed };
  }, [search, addressed]);

  const change = useCallback<ChangeView>(
    (part, how) => {
      const next = { ...latest.current.view, ...part };
      const [before, after] = [viewSearch(latest.current.view), viewSearch(next)];
      // The visitor is going to another page, maybe back or forward: its address must not be overwritten.
      if (how === 'replace' && isLeaving([latest.current.search, before])) return;
      // A second click on the same item adds no step.
      if (after === before) return;
      latest.current = { ...latest.current, view: next };
      void navigate(
        { search: after, hash },
        {
          replace: how === 'replace',
          preventScrollReset: true,
          // A dialog that is open or opening stays open while the map below it comes to rest.
          ...(how === 'replace' && { state: (getDestination() ?? { state }).state }),
        },
      );
    },
    [navigate, isLeaving, getDestination, hash, state],
  );
  return { view, change };
}
