import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import { WORLD_TILE } from '@waymark/model/geography/tiles';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import { Camera } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ClusterDisc } from '../../../elements/map/cluster-disc.tsx';
import { EVERYTHING } from '../../../elements/map/item-filter.ts';
import { type Mark, marksOf } from '../../../elements/map/map-marks.ts';
import { type Goal, goalCamera, type MapView } from '../../../map/in-view.ts';
import { MapCanvas } from '../../../map/map-canvas.tsx';
import { MapMarker } from '../../../map/map-marker.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import styles from './library.module.css';

interface LibraryMapProps {
  placed: PhotoUses['placed'];
  onOpen: (photoId: string) => void;
}

/** How many zoom levels a press on a cluster zooms in. */
const OPENS_BY = 2;

/** At this zoom level a cluster opens its first photo: several were taken at one place. */
const CLOSEST = 18;

/** Where photos were taken, in clusters where they are close together. Only their owner sees this map. */
export function LibraryMap({ placed, onOpen }: LibraryMapProps) {
  const t = useTranslations('library');
  const items = useMemo(
    () =>
      placed.map(({ id, lat, lng }) => makeMapItem({ id, kind: 'pin', title: {}, position: { lat, lng } })),
    [placed],
  );
  const content = useMemo(() => boundsOf(items.map(({ position }) => position)), [items]);
  const [goal, setGoal] = useState<Goal>(content ? { bounds: content } : FIRST_CAMERA);
  const [view, setView] = useState<MapView>(() => {
    const size = { width: 600, height: 320 };
    return { camera: goalCamera(goal, size), size };
  });
  const marks = useMemo(
    () => marksOf([{ ...WORLD_TILE, content: { leaf: true, items } }], view, EVERYTHING),
    [items, view],
  );
  const press = ({ items: count, best, position }: Mark) => {
    const { zoom } = view.camera;
    if (best && (count === 1 || zoom >= CLOSEST)) onOpen(best.id);
    else setGoal({ ...position, zoom: Math.min(CLOSEST, zoom + OPENS_BY) });
  };
  return (
    <div className={styles.map}>
      <MapCanvas label={t('mapLabel')} goal={goal} onRest={setView} content={content}>
        {marks.map((mark) => (
          <MapMarker key={mark.key} position={mark.position}>
            <button
              type="button"
              className={styles.mark}
              aria-label={t('mark', { count: mark.items })}
              onClick={() => press(mark)}
            >
              {mark.items === 1 ? (
                <span className={styles.one}>
                  <Icon of={Camera} size="1rem" />
                </span>
              ) : (
                <ClusterDisc counts={mark.counts} items={mark.items} />
              )}
            </button>
          </MapMarker>
        ))}
      </MapCanvas>
    </div>
  );
}
