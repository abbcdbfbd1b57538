import type { PageName } from '@waymark/model/paths/pages';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageMapContext } from '../../elements/map/page-map-context.ts';
import { lazyPart } from '../../elements/page/lazy-part.tsx';
import { PanelBoundary } from '../../elements/page/panel-boundary.tsx';
import { usePathToItem } from '../../i18n/paths.ts';
import { createStore } from '../../ui/hooks/store.ts';
import styles from './explore.module.css';
import { Filters } from './filters/filters.tsx';
import { InViewCount } from './list/in-view-list.tsx';
import { ListFrame } from './list/list-frame.tsx';
import { LazyMap } from './map/lazy-map.tsx';
import { ExploreContext } from './state/explore-context.ts';
import { useExplore } from './state/use-explore.ts';
import { useView } from './state/use-view.ts';

const SearchArea = lazyPart(async () => (await import('./results/search-area.tsx')).SearchArea, {
  messages: ['results'],
  fallback: null,
});

interface ExploreProps {
  /** Which page is beside the map; undefined where the map is alone. */
  page: PageName | undefined;
  /** The page. */
  children: ReactNode;
}

/**
 * The map with a page beside it. Each shows what the other contains, and the address holds the state of both. The map stays mounted
 * while the visitor goes from page to page.
 */
export function Explore({ page, children }: ExploreProps) {
  const t = useTranslations('explore');
  const explore = useExplore(page, useView());
  const { exploring, wide, view, results } = explore;
  const previewed = exploring ? view.selected : null;
  const listed = exploring && previewed === null;
  const navigate = useNavigate();
  const pathToItem = usePathToItem();
  // A store, so that a sheet that is measured or moved renders the map again, and not the list.
  const [covered] = useState(() => createStore(0));
  return (
    <ExploreContext value={explore}>
      <PageMapContext value={explore.pageMap}>
        <div className={styles.explore}>
          {explore.sources}
          <ListFrame
            label={exploring ? t('list') : t('panel')}
            wide={wide}
            chosen={!listed}
            onPullUp={previewed && (() => void navigate(pathToItem(previewed)))}
            mapRequests={explore.mapRequests}
            listRequests={explore.listRequests}
            onCovered={covered.set}
            header={
              exploring && (
                <div className={styles.header} data-chosen={!listed || undefined}>
                  <div className={styles.count}>
                    <InViewCount />
                  </div>
                  <Filters />
                </div>
              )
            }
          >
            <PanelBoundary name="list">{children}</PanelBoundary>
          </ListFrame>
          <div className={styles.map} id="map" tabIndex={-1}>
            <LazyMap covered={covered} filtersAbove={exploring && wide} />
            {results && <SearchArea results={results} />}
          </div>
        </div>
      </PageMapContext>
    </ExploreContext>
  );
}
