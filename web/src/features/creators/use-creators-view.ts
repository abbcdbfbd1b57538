import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useIsElsewhere } from '../../elements/page/destination.ts';
import { type CreatorsView, creatorsSearch, readCreatorsView } from './creators-view.ts';

export interface CreatorsViewState {
  view: CreatorsView;
  /** The view as it stands in the address; empty for what is shown first. */
  search: string;
  change: (part: Partial<CreatorsView>) => void;
  /** Brings what is being typed into the address. */
  type: (name: string) => void;
  /** Whether the address is as it is because of what was typed: the field is ahead of it then, and not to be overwritten. */
  typed: boolean;
}

/** Said of a step in the history that typing made. */
const TYPED = 'typed';

/** Which creators are shown, and how: the state of the page, which lives in the address. */
export function useCreatorsView(): CreatorsViewState {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isElsewhere = useIsElsewhere();
  const went = useNavigationType();
  const view = useMemo(() => readCreatorsView(new URLSearchParams(search)), [search]);
  // Two changes may come before the first of them is in the address.
  const latest = useRef({ search, view });
  useLayoutEffect(() => {
    latest.current = { search, view };
  }, [search, view]);

  const go = useCallback(
    (part: Partial<CreatorsView>, options: { replace?: boolean; state?: string } = {}) => {
      const next = { ...latest.current.view, ...part };
      const [before, after] = [creatorsSearch(latest.current.view), creatorsSearch(next)];
      // A second time the same is no second step.
      if (after === before) return;
      latest.current = { ...latest.current, view: next };
      void navigate({ search: after }, { ...options, preventScrollReset: true });
    },
    [navigate],
  );

  const type = useCallback(
    (name: string) => {
      const before = latest.current.view;
      // Somebody is on their way elsewhere, also back or forward: what they typed before is not written over where they go.
      if (isElsewhere([latest.current.search, creatorsSearch(before)])) return;
      // A word is one step, not one a letter: the first letter makes it, and so does taking the last one away.
      go({ name }, { replace: name !== '' && before.name !== '', state: TYPED });
    },
    [go, isElsewhere],
  );

  const typed = went !== 'POP' && state === TYPED;
  return { view, search: creatorsSearch(view), change: go, type, typed };
}
