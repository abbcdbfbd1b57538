import type { Creator } from '@waymark/model/entities/creator';
import type { CreatorMap } from '@waymark/model/entities/creator-map';
import type { Kind } from '@waymark/model/entities/kinds';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import { type MapItem, readItems } from '@waymark/model/map-index/map-item';
import { Suspense, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { LazyMessages } from '../../i18n/lazy-messages.tsx';
import { Live } from '../../live/core/live.tsx';
import { mapOfCreator } from '../../live/queries/creator-queries.ts';
import styles from './creator-on-map.module.css';
import { type Place, useOnMap, useOpenedOn } from './page-map-context.ts';

interface CreatorOnMapProps {
  creator: Pick<Creator, 'id' | 'home'>;
  /** As the page's payload has it. */
  initial: CreatorMap | undefined;
  /** Which of their items; no kinds means any. */
  kinds?: readonly Kind[];
}

const ANY: readonly Kind[] = [];

/** Everything that a creator has published on the map beside, live, and the map opened on it; says so where it is not all. */
export function CreatorOnMap({ creator, initial, kinds = ANY }: CreatorOnMapProps) {
  const query = useMemo(() => mapOfCreator(creator.id), [creator.id]);
  return (
    <Live query={query} initial={initial} loading={null} missing={null} failed={() => null}>
      {(map) => <ItemsOnMap creator={creator} map={map} kinds={kinds} />}
    </Live>
  );
}

interface ItemsOnMapProps {
  creator: Pick<Creator, 'id' | 'home'>;
  map: CreatorMap;
  kinds: readonly Kind[];
}

function ItemsOnMap({ creator: { id, home }, map, kinds }: ItemsOnMapProps) {
  const all = useMemo(() => itemsOf(map), [map]);
  const onMap = useMemo(
    () => ({ items: kinds.length === 0 ? all : all.filter(({ kind }) => kinds.includes(kind)) }),
    [all, kinds],
  );
  useOnMap('creator', onMap);
  useOpenedOn(
    id,
    useMemo(() => placeOf(onMap.items, home), [onMap, home]),
  );
  if (all.length >= map.total) return null;
  return (
    <Suspense>
      <LazyMessages parts={['map']}>
        <NotAll shown={all.length} total={map.total} />
      </LazyMessages>
    </Suspense>
  );
}

function NotAll(counts: { shown: number; total: number }) {
  const t = useTranslations('map');
  return <p className={styles.note}>{t('notAll', counts)}</p>;
}

/** The items that the map shows; none where the text is not what functions write, which is a fault to be told of. */
function itemsOf({ items }: CreatorMap): readonly MapItem[] {
  try {
    return readItems(items);
  } catch (error) {
    console.warn('What a creator has on the map cannot be read.', error);
    return [];
  }
}

/** How near the map comes to where a creator lives, who has published nothing: a region, no closer. */
const HOME = 7;

/** Where what they have published lies; else where they live, if they say so. */
function placeOf(items: readonly MapItem[], home: Creator['home']): Place | null {
  const bounds = boundsOf(items.map(({ position }) => position));
  if (bounds) return { bounds };
  return home ? { position: home, zoom: HOME } : null;
}
