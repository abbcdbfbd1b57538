import { boundsOf } from '@waymark/model/geography/bounds-union';
import { choose } from '@waymark/model/localised';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale, usePathToItem } from '../../i18n/paths.ts';
import type { Goal } from '../../map/in-view.ts';
import { MapCanvas } from '../../map/map-canvas.tsx';
import { MapMarker } from '../../map/map-marker.tsx';
import { itemKey } from '../card/item-key.ts';
import { NumberDisc } from './number-disc.tsx';
import { highlighting, type PageMark } from './page-map-context.ts';
import styles from './places-map.module.css';
import { ScrolledPast } from './scrolled-past.tsx';

interface PlacesMapProps {
  marks: readonly PageMark[];
  /** The item under the pointer or the focus, here or in the list beside the map. */
  highlighted: MapItem | null;
  onHighlight: (item: MapItem | null) => void;
}

const nothing = () => {};

/**
 * A map of chosen items by their numbers, within a page. It fills its parent. A list beside it has the same items, for keyboards and
 * screen readers.
 */
export function PlacesMap({ marks, highlighted, onHighlight }: PlacesMapProps) {
  const t = useTranslations('map');
  const locale = useLocale();
  const pathToItem = usePathToItem();
  const bounds = useMemo(() => boundsOf(marks.map(({ item }) => item.position)), [marks]);
  const goal = useMemo<Goal>(() => (bounds ? { bounds } : FIRST_CAMERA), [bounds]);
  return (
    <ScrolledPast>
      <MapCanvas label={t('listed')} goal={goal} content={bounds} onRest={nothing} start="intent">
        {marks.map(({ item, number }) => {
          const isHighlighted = highlighted !== null && itemKey(item) === itemKey(highlighted);
          return (
            <MapMarker key={itemKey(item)} position={item.position} above={isHighlighted ? 'all' : undefined}>
              <Link
                to={pathToItem(item)}
                className={styles.mark}
                tabIndex={-1}
                aria-label={`${number}. ${choose(item.title, locale).value}`}
                {...highlighting(onHighlight, item)}
              >
                <NumberDisc highlighted={isHighlighted}>{number}</NumberDisc>
              </Link>
            </MapMarker>
          );
        })}
      </MapCanvas>
    </ScrolledPast>
  );
}
