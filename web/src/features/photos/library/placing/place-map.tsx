import { boundsOf } from '@waymark/model/geography/bounds-union';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import { type Ref, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { NumberDisc } from '../../../../elements/map/number-disc.tsx';
import { type Goal, goalCamera, type MapView } from '../../../../map/in-view.ts';
import { MapCanvas } from '../../../../map/map-canvas.tsx';
import type { SpotFinder } from '../../../../map/map-canvas-props.ts';
import { MapMarker } from '../../../../map/map-marker.tsx';
import styles from '../library.module.css';
import { marksOfGroups } from './marks-of-groups.ts';
import type { PhotoGroup } from './photo-group.ts';

interface PlaceMapProps {
  /** Where its user looks last; undefined before, when it shows all groups. */
  lookAt: Goal | undefined;
  groups: readonly PhotoGroup[];
  /** Whether photos are put on it, so that its centre has a mark. */
  isTarget: boolean;
  spotFinder: Ref<SpotFinder>;
  onRest: (view: MapView) => void;
}

/** Until the size of the map is known. */
const FIRST_SIZE = { width: 480, height: 320 };

/** The groups on a map, with their numbers. Groups that would hide each other share a mark. */
export function PlaceMap({ lookAt, groups, isTarget, spotFinder, onRest }: PlaceMapProps) {
  const t = useTranslations('library.placing');
  const bounds = useMemo(() => boundsOf(groups.map(({ position }) => position)), [groups]);
  // It stays where its user moved it while groups change.
  const [first] = useState<Goal>(bounds ? { bounds } : FIRST_CAMERA);
  const [view, setView] = useState<MapView>(() => ({
    camera: goalCamera(first, FIRST_SIZE),
    size: FIRST_SIZE,
  }));
  const marks = useMemo(() => marksOfGroups(groups, view), [groups, view]);
  const rest = (next: MapView) => {
    setView(next);
    onRest(next);
  };
  return (
    <div className={styles.map}>
      <MapCanvas
        label={t('map')}
        goal={lookAt ?? first}
        spotFinder={spotFinder}
        onRest={rest}
        content={bounds}
      >
        {marks.map(({ id, position, numbers }) => (
          <MapMarker key={id} position={position}>
            {/* A photo that is dropped on several groups is put there, and joins that of its day. */}
            <span data-group={numbers.length === 1 ? id : undefined}>
              <NumberDisc highlighted={numbers.some((number) => groups[number - 1]?.becomes !== 'out')}>
                {writtenNumbers(numbers)}
              </NumberDisc>
            </span>
          </MapMarker>
        ))}
      </MapCanvas>
      {isTarget && <span className={styles.centre} aria-hidden="true" />}
    </div>
  );
}

/** As `1, 3`, or `1 +4` where there are many. */
function writtenNumbers(numbers: readonly number[]): string {
  return numbers.length > 3 ? `${numbers[0]} +${numbers.length - 1}` : numbers.join(', ');
}
