import type { RowDetail } from '@waymark/model/entities/row-detail';
import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { LineSkeletons, RowSkeletons } from '../../../ui/display/skeleton.tsx';
import { useExploreState } from '../state/explore-context.ts';
import styles from './explore-panel.module.css';
import { InViewCount, InViewList } from './in-view-list.tsx';

const ResultsPanel = lazyPart(async () => (await import('../results/results-panel.tsx')).ResultsPanel, {
  messages: ['search', 'results', 'failures'],
  fallback: <Searching />,
  panel: 'results',
});
const ChosenItem = lazyPart(async () => (await import('./chosen-item.tsx')).ChosenItem);

interface ExplorePanelProps {
  /** The title of the page while no item is chosen. */
  title: string;
  /** Shown above the list while no item is chosen. */
  heading: ReactNode;
  /** Shown below the list. */
  footer: ReactNode;
  /** What the first rows of the list say, from the payload of the page. */
  details?: readonly RowDetail[] | undefined;
}

/** The items in the visible part of the map, or the one of them that is chosen. */
export function ExplorePanel({ title, heading, footer, details }: ExplorePanelProps) {
  const t = useTranslations('explore');
  const brand = useTranslations()('brand');
  const { view, results } = useExploreState();
  const { selected } = view;
  const found =
    results && (results.query.words === '' ? t('results') : t('resultsFor', { words: results.query.words }));
  const pageTitle = found === null ? title : `${found} · ${brand}`;
  const count = (
    <div className={styles.count}>
      <InViewCount />
    </div>
  );
  return (
    <>
      {selected === null && <title>{pageTitle}</title>}
      {selected && (
        <Suspense
          fallback={
            <>
              <title>{pageTitle}</title>
              <LineSkeletons count={6} label={t('looking')} />
            </>
          }
        >
          <ChosenItem key={`${selected.kind}/${selected.id}`} name={selected} title={pageTitle} />
        </Suspense>
      )}
      {results === null && <div className={selected ? styles.unseen : styles.heading}>{heading}</div>}
      <div hidden={selected !== null} className={styles.here}>
        {results && found !== null ? (
          <ResultsPanel results={results} title={found} count={count} />
        ) : (
          <>
            {count}
            <InViewList details={details} />
          </>
        )}
        {footer}
      </div>
    </>
  );
}

function Searching() {
  return <RowSkeletons count={6} label={useTranslations('explore')('searching')} />;
}
