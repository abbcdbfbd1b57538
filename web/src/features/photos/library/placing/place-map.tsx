import { boundsOf } from '@waymark/model/geography/bounds-union';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { MapCanvas } from '../../../../map/map-canvas.tsx';
import { MapMarker } from '../../../../map/map-marker.tsx';
import styles from '../library.module.css';
import type { PhotoGroup } from './group-photos.ts';

interface PlaceMapProps {
  groups: readonly PhotoGroup[];
  nameOf: (group: PhotoGroup, index: number) => string;
}

/** More marks than these would slow the map down, and hide each other. */
const MOST_MARKS = 200;

const ignore = () => {};

/** The groups on a map, with their numbers. */
export function PlaceMap({ groups, nameOf }: PlaceMapProps) {
  const t = useTranslations('library.placing');
  const bounds = useMemo(() => boundsOf(groups.map(({ position }) => position)), [groups]);
  const goal = useMemo(() => (bounds ? { bounds } : FIRST_CAMERA), [bounds]);
  return (
    <div className={styles.map} data-small="true">
      <MapCanvas label={t('map')} goal={goal} onRest={ignore} content={bounds}>
        {groups.slice(0, MOST_MARKS).map((group, index) => (
          <MapMarker key={group.id} position={group.position}>
            <span className={styles.one} title={nameOf(group, index)}>
              {index + 1}
            </span>
          </MapMarker>
        ))}
      </MapCanvas>
    </div>
  );
}
