import type { MapItem } from '@waymark/model/map-index/map-item';
import type { View } from '@waymark/model/view-codec';
import { type ReactNode, useCallback, useMemo } from 'react';
import { type ItemName, itemKey } from '../../../elements/card/item-key.ts';
import { type OwnMark, PageMapContext } from '../../../elements/map/page-map-context.ts';
import { ExploreContext } from '../state/explore-context.ts';
import { useExplore } from '../state/use-explore.ts';
import { useFramedView } from '../state/use-framed-view.ts';
import { LazyMap } from './lazy-map.tsx';
import styles from './map-alone.module.css';

/** An item that was chosen on the map, with what the map knows of it, and how it is left again. */
interface Chosen {
  name: ItemName;
  known: MapItem | undefined;
  leave: () => void;
}

interface MapAloneProps {
  /** Where it opens, and which kinds it shows; the same object as long as it is the same. */
  asked: View;
  /** Whether it shows nothing but what is put on it. */
  bare: boolean;
  /** What is told of the item that is chosen. */
  telling: (chosen: Chosen) => ReactNode;
  /** What is below it, and puts something on it. */
  children: ReactNode;
}

/** The map without a page beside it, in a frame of another site: it writes no address, and nothing on it leads away. */
export function MapAlone({ asked, bare, telling, children }: MapAloneProps) {
  const explore = useExplore('iframe', useFramedView(asked), bare ? null : undefined);
  const { view, change, here } = explore;
  const name = view.selected;
  const ownMarks = useMemo(() => inOrder(explore.ownMarks, name), [explore.ownMarks, name]);
  const items = [...ownMarks.map(({ item }) => item), ...here.items];
  const known = name ? items.find((item) => itemKey(item) === itemKey(name)) : undefined;
  const leave = useCallback(() => change({ selected: null }, 'replace'), [change]);
  return (
    <PageMapContext value={explore.beside}>
      <div className={styles.alone}>
        {explore.sources}
        <div className={styles.map}>
          <ExploreContext value={{ ...explore, ownMarks, highlighted: explore.highlighted ?? known ?? null }}>
            <LazyMap covered={0} filtersAbove={false} />
          </ExploreContext>
          {name && (
            <div className={styles.chosen} key={itemKey(name)}>
              {telling({ name, known, leave })}
            </div>
          )}
        </div>
        {children}
      </div>
    </PageMapContext>
  );
}

/** The earlier ones hide those that they are too close to: what is chosen hides all others, and a stop those after it. */
function inOrder(marks: readonly OwnMark[], chosen: ItemName | null): OwnMark[] {
  const rank = ({ item, number = 0 }: OwnMark) => (chosen && itemKey(item) === itemKey(chosen) ? -1 : number);
  return marks.toSorted((a, b) => rank(a) - rank(b));
}
