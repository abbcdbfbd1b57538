import { boundsOf } from '@waymark/model/geography/bounds-union';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import { Crosshair } from 'lucide-react';
import { type Ref, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Goal, MapView } from '../../../../map/in-view.ts';
import { MapCanvas } from '../../../../map/map-canvas.tsx';
import type { SpotFinder } from '../../../../map/map-canvas-props.ts';
import { MapMarker } from '../../../../map/map-marker.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import styles from '../library.module.css';
import type { PhotoGroup } from './group-photos.ts';

interface PlaceMapProps {
  groups: readonly PhotoGroup[];
  nameOf: (group: PhotoGroup, index: number) => string;
  /** Whether photos are put on it, so that its centre has a mark. */
  isTarget: boolean;
  spotFinder: Ref<SpotFinder>;
  onRest: (view: MapView) => void;
}

/** More marks than these would slow the map down, and hide each other. */
const MOST_MARKS = 200;

/** The groups on a map, with their numbers. */
export function PlaceMap({ groups, nameOf, isTarget, spotFinder, onRest }: PlaceMapProps) {
  const t = useTranslations('library.placing');
  const bounds = useMemo(() => boundsOf(groups.map(({ position }) => position)), [groups]);
  // It stays where its user moved it while groups change.
  const [goal] = useState<Goal>(bounds ? { bounds } : FIRST_CAMERA);
  return (
    <div className={styles.map} data-small="true" data-target={isTarget || undefined}>
      <MapCanvas label={t('map')} goal={goal} spotFinder={spotFinder} onRest={onRest} content={bounds}>
        {groups.slice(0, MOST_MARKS).map((group, index) => (
          <MapMarker key={group.id} position={group.position}>
            <span className={styles.one} data-group={group.id} title={nameOf(group, index)}>
              {index + 1}
            </span>
          </MapMarker>
        ))}
      </MapCanvas>
      {isTarget && (
        <span className={styles.centre}>
          <Icon of={Crosshair} size="1.5rem" />
        </span>
      )}
    </div>
  );
}
