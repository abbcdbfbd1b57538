import { NO_VIEW } from '@waymark/model/view-codec';
import type { ReactNode } from 'react';
import { PageMapContext } from '../../../elements/map/page-map-context.ts';
import { ExploreContext } from '../state/explore-context.ts';
import { useExplore } from '../state/use-explore.ts';
import { useFramedView } from '../state/use-framed-view.ts';
import { LazyMap } from './lazy-map.tsx';
import styles from './preview-map.module.css';

/** The preview of an item's page with a map beside it, which shows what the map of that page will show. It writes no address, and none of its links leads to a page. */
export function PreviewMap({ children }: { children: ReactNode }) {
  const explore = { ...useExplore(undefined, useFramedView(NO_VIEW)), open: stay };
  return (
    <ExploreContext value={explore}>
      <PageMapContext value={explore.pageMap}>
        <div className={styles.pair}>
          {explore.sources}
          <div className={styles.map}>
            <LazyMap filtersAbove={false} />
          </div>
          {children}
        </div>
      </PageMapContext>
    </ExploreContext>
  );
}

function stay() {}
