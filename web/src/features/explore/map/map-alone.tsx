import type { MapItem } from '@waymark/model/map-index/map-item';
import type { View } from '@waymark/model/view-codec';
import { type ReactNode, useCallback, useMemo } from 'react';
import { type ItemName, itemKey } from '../../../elements/card/item-key.ts';
import { PageMapContext, type PageMark } from '../../../elements/map/page-map-context.ts';
import { ExploreContext } from '../state/explore-context.ts';
import { useExplore } from '../state/use-explore.ts';
import { useFramedView } from '../state/use-framed-view.ts';
import { LazyMap } from './lazy-map.tsx';
import styles from './map-alone.module.css';

/** An item that was chosen on the map, with the map's data about it, and the function that closes it. */
interface Chosen {
  name: ItemName;
  known: MapItem | undefined;
  leave: () => void;
}

interface MapAloneProps {
  /** Where the map opens and which kinds it shows. The object stays the same while its content does. */
  requestedView: View;
  /** Whether the map shows only the marks that the page adds. */
  bare: boolean;
  /** Renders the chosen item. */
  chosenCard: (chosen: Chosen) => ReactNode;
  /** Rendered below the map; it can add marks. */
  children: ReactNode;
}

/** The map without a page beside it, in a frame on another site. It writes no address, and none of its marks leads to a page. */
export function MapAlone({ requestedView, bare, chosenCard, children }: MapAloneProps) {
  const explore = useExplore('iframe', useFramedView(requestedView), bare ? null : undefined);
  const { view, change, inView } = explore;
  const name = view.selected;
  const pageMarks = useMemo(() => inOrder(explore.pageMarks), [explore.pageMarks]);
  const items = [...pageMarks.map(({ item }) => item), ...inView.items];
  const known = name ? items.find((item) => itemKey(item) === itemKey(name)) : undefined;
  const leave = useCallback(() => change({ selected: null }, 'replace'), [change]);
  return (
    <PageMapContext value={explore.pageMap}>
      <div className={styles.alone}>
        {explore.sources}
        <div className={styles.map}>
          <ExploreContext
            value={{ ...explore, pageMarks, highlighted: explore.highlighted ?? known ?? null }}
          >
            <LazyMap filtersAbove={false} />
          </ExploreContext>
          {name && (
            <div className={styles.chosen} key={itemKey(name)}>
              {chosenCard({ name, known, leave })}
            </div>
          )}
        </div>
        {children}
      </div>
    </PageMapContext>
  );
}

/** In the order of their numbers, in which the Tab key reaches them. Each stop is loaded by itself. */
function inOrder(marks: readonly PageMark[]): PageMark[] {
  return marks.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
}
