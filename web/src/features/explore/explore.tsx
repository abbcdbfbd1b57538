import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PanelBoundary } from '../../elements/panel-boundary.tsx';
import { LineSkeletons } from '../../ui/skeleton.tsx';
import styles from './explore.module.css';
import { Filters } from './filters.tsx';
import { HereCount, HereList } from './here-list.tsx';
import { ListFrame } from './list-frame.tsx';
import { useExplore } from './use-explore.ts';
import type { PayloadTiles } from './use-here.ts';
import { useIsWide } from './use-is-wide.ts';

const ChosenItem = lazy(async () => ({ default: (await import('./chosen-item.tsx')).ChosenItem }));
const ExploreMap = lazy(async () => ({ default: (await import('./explore-map.tsx')).ExploreMap }));

interface ExploreProps {
  /** Of the page, as long as nothing is chosen. */
  title: string;
  /** The tiles of the page's payload. */
  tiles: PayloadTiles;
  /** What stands above the list as long as nothing is chosen. */
  heading: ReactNode;
  /** What stands below it. */
  footer: ReactNode;
}

/** The map, and beside it what is on it: each shows what the other holds, and all of it is in the address. */
export function Explore({ title, tiles, heading, footer }: ExploreProps) {
  const t = useTranslations('explore');
  const explore = useExplore(tiles);
  const { selected } = explore.view;
  const [covered, setCovered] = useState(0);
  const wide = useIsWide();
  const filters = <Filters explore={explore} />;
  return (
    <div className={styles.explore}>
      {selected === null && <title>{title}</title>}
      {explore.sources}
      <ListFrame
        label={t('list')}
        wide={wide}
        chosen={selected !== null}
        onCovered={setCovered}
        header={
          selected === null && (
            <>
              <HereCount explore={explore} />
              {filters}
            </>
          )
        }
      >
        <PanelBoundary name="list">
          {selected && (
            <Suspense
              fallback={
                <>
                  <title>{title}</title>
                  <LineSkeletons count={6} label={t('looking')} />
                </>
              }
            >
              <ChosenItem
                key={`${selected.kind}/${selected.id}`}
                name={selected}
                title={title}
                explore={explore}
              />
            </Suspense>
          )}
          <div className={selected ? styles.unseen : styles.heading}>{heading}</div>
          <div hidden={selected !== null} className={styles.here}>
            {wide && <HereCount explore={explore} />}
            <HereList explore={explore} />
            {footer}
          </div>
        </PanelBoundary>
      </ListFrame>
      <div className={styles.map} id="map" tabIndex={-1}>
        {wide && <div className={styles.filters}>{filters}</div>}
        <PanelBoundary name="map">
          <Suspense fallback={<div className={styles.sea} />}>
            <ExploreMap explore={explore} covered={covered} filtersAbove={wide} />
          </Suspense>
        </PanelBoundary>
      </div>
    </div>
  );
}
