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
import { type Place, useOpenMapAt, useShowOnMap } from './page-map-context.ts';

interface CreatorOnMapProps {
  creator: Pick<Creator, 'id' | 'home'>;
  /** The value in the page's payload. */
  initial: CreatorMap | undefined;
  /** The kinds to show; an empty list means all. */
  kinds?: readonly Kind[];
}

const ANY: readonly Kind[] = [];

/**
 * Shows everything that a creator has published on the map beside the page, live, and opens the map on it. A note appears
 * where the map does not show everything.
 */
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
  useShowOnMap('creator', onMap);
  useOpenMapAt(
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

/** The items of the map. An invalid text is reported and counts as empty. */
function itemsOf({ items }: CreatorMap): readonly MapItem[] {
  try {
    return readItems(items);
  } catch (error) {
    console.warn('The map items of a creator cannot be read.', error);
    return [];
  }
}

/** The zoom for the home of a creator who has published nothing: a region, no closer. */
const HOME = 7;

/** The area of a creator's items, or else their home, if they have entered it. */
function placeOf(items: readonly MapItem[], home: Creator['home']): Place | null {
  const bounds = boundsOf(items.map(({ position }) => position));
  if (bounds) return { bounds };
  return home ? { position: home, zoom: HOME } : null;
}
