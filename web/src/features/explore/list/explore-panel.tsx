import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { LineSkeletons } from '../../../ui/skeleton.tsx';
import { useExploreState } from '../state/explore-context.ts';
import styles from './explore-panel.module.css';
import { InViewCount, InViewList } from './in-view-list.tsx';

const ChosenItem = lazyPart(async () => (await import('./chosen-item.tsx')).ChosenItem);

interface ExplorePanelProps {
  /** The title of the page while no item is chosen. */
  title: string;
  /** Shown above the list while no item is chosen. */
  heading: ReactNode;
  /** Shown below the list. */
  footer: ReactNode;
}

/** The items in the visible part of the map, or the one of them that is chosen. */
export function ExplorePanel({ title, heading, footer }: ExplorePanelProps) {
  const t = useTranslations('explore');
  const { view } = useExploreState();
  const { selected } = view;
  return (
    <>
      {selected === null && <title>{title}</title>}
      {selected && (
        <Suspense
          fallback={
            <>
              <title>{title}</title>
              <LineSkeletons count={6} label={t('looking')} />
            </>
          }
        >
          <ChosenItem key={`${selected.kind}/${selected.id}`} name={selected} title={title} />
        </Suspense>
      )}
      <div className={selected ? styles.unseen : styles.heading}>{heading}</div>
      <div hidden={selected !== null} className={styles.here}>
        <div className={styles.count}>
          <InViewCount />
        </div>
        <InViewList />
        {footer}
      </div>
    </>
  );
}
