import type { View } from '@waymark/model/view-codec';
import type { ReactNode } from 'react';
import { PageMapContext } from '../../../elements/map/page-map-context.ts';
import { ExploreContext } from '../state/explore-context.ts';
import { useExplore } from '../state/use-explore.ts';
import { useFramedView } from '../state/use-framed-view.ts';
import { LazyMap } from './lazy-map.tsx';
import styles from './map-of-preview.module.css';

const ANYWHERE: View = { camera: null, kinds: [], categories: [], tags: [], query: '', selected: null };

/** The page of an item as a part of another page, and a map for it that shows what the one beside that page will: it writes no address, and nothing on it leads away. */
export function MapOfPreview({ children }: { children: ReactNode }) {
  const explore = { ...useExplore(undefined, useFramedView(ANYWHERE)), open: stay };
  return (
    <ExploreContext value={explore}>
      <PageMapContext value={explore.beside}>
        <div className={styles.pair}>
          {explore.sources}
          <div className={styles.map}>
            <LazyMap covered={0} filtersAbove={false} />
          </div>
          {children}
        </div>
      </PageMapContext>
    </ExploreContext>
  );
}

function stay() {}
