import { NO_VIEW, type View } from '@waymark/model/view-codec';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { useTranslations } from 'use-intl';
import { FailureNotice } from '../../../elements/failure/failure-notice.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { RowSkeletons } from '../../../ui/display/skeleton.tsx';
import { focusList } from '../list/focus-list.ts';
import { useExploreState } from '../state/explore-context.ts';
import { NothingFound } from './nothing-found.tsx';
import { Refinements } from './refinements.tsx';
import { ResultRows } from './result-rows.tsx';
import styles from './results-panel.module.css';
import type { ResultsState } from './use-results.ts';

interface ResultsPanelProps {
  results: ResultsState;
  title: string;
  /** The number of results. */
  count: ReactNode;
}

/** What a search has found, in place of everything in view, with what refines it. */
export function ResultsPanel({ results, title, count }: ResultsPanelProps) {
  const t = useTranslations('results');
  const { change, view } = useExploreState();
  const refine = (changes: Partial<View>) => {
    toHeading();
    change(changes, 'push');
  };
  const { camera } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const type = useNavigationType();
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  const turnTo = useEffectEvent(() => {
    // The visitor has searched. An opened address, and a step back, leave the focus where it is.
    if (type !== 'PUSH') return;
    toHeading();
    heading.current?.scrollIntoView({ block: 'nearest' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another search
  useEffect(() => turnTo(), [title]);
  return (
    <>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <IconButton
          icon={X}
          label={t('leave')}
          onClick={() => {
            // The button goes with the results.
            focusList();
            change({ ...NO_VIEW, camera }, 'push');
          }}
        />
      </div>
      <Refinements results={results} refine={refine} />
      {count}
      <Found results={results} toHeading={toHeading} refine={refine} />
    </>
  );
}

interface FoundProps {
  results: ResultsState;
  /** Moves the focus to the heading, from a button that is about to go. */
  toHeading: () => void;
  /** Changes the view from such a button. */
  refine: (changes: Partial<View>) => void;
}

function Found({ results, toHeading, refine }: FoundProps) {
  const t = useTranslations('results');
  const { found, isCurrent, isBusy, failure, retry, more } = results;
  const failed = failure !== undefined && (
    <FailureNotice
      failure={failure}
      onRetry={() => {
        toHeading();
        retry();
      }}
    />
  );
  if (found === undefined) return failed || <RowSkeletons count={6} label={t('searching')} />;
  return (
    <div className={styles.found} aria-busy={!isCurrent}>
      {isCurrent && found.total === 0 && <NothingFound query={results.query} refine={refine} />}
      <ResultRows results={found} more={more} isBusy={isBusy && isCurrent && failure === undefined} />
      {failed}
      {!more && isCurrent && found.hits.length < found.total && !isBusy && !failed && (
        <p className={styles.rest}>{t('rest', { count: found.hits.length })}</p>
      )}
    </div>
  );
}
