import type { List } from '@waymark/model/entities/list';
import { useEffect, useMemo, useRef } from 'react';
import { routeOfList } from '../../../elements/map/list-location.ts';
import { useMapColours } from '../../../map/map-colours.ts';
import { flatCamera } from '../../../map/still/flat-camera.ts';
import { paintOnce } from '../../../map/still/paint-once.ts';
import { stillProjection } from '../../../map/still/still-projection.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import styles from './printed-map.module.css';

/** In CSS pixels: as wide as the text on paper, about. Paper of another width scales the picture. */
const SIZE = { width: 680, height: 400 };

/** What the numbers at the edge need. */
const ROOM = { width: SIZE.width - 48, height: SIZE.height - 48 };
const UNCOVERED = { top: 0, right: 0, bottom: 0, left: 0 };

interface PrintedMapProps {
  list: List;
  onPainted: () => void;
}

/** The numbered places of a list on a still map, for paper. A list without places has none. */
export function PrintedMap({ list, onPainted }: PrintedMapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const colours = useMapColours(canvas);
  const latest = useLatest(onPainted);
  const view = useMemo(() => {
    if (list.bounds === undefined) return null;
    // Flat, so that no place is behind the globe.
    return { camera: flatCamera(list.bounds, ROOM), size: SIZE, covered: UNCOVERED, flat: true };
  }, [list]);
  useEffect(() => {
    if (view === null || colours === null || canvas.current === null) return;
    paintOnce(canvas.current, view, { colours, shapes: routeOfList(list) })
      .catch((error: unknown) => console.warn('The map of a list could not be drawn for paper.', error))
      .finally(() => latest.current());
  }, [view, colours, list, latest]);
  if (view === null) return null;
  const projection = stillProjection(view);
  return (
    <div className={styles.map} aria-hidden="true">
      <canvas ref={canvas} className={styles.picture} width={SIZE.width} height={SIZE.height} />
      {list.stops?.map(({ itemId, number, position: { lat, lng } }) => {
        const [x = 0, y = 0] = projection([lng, lat]) ?? [];
        const place = { left: `${(x / SIZE.width) * 100}%`, top: `${(y / SIZE.height) * 100}%` };
        return (
          <span key={itemId} className={styles.mark} style={place}>
            {number}
          </span>
        );
      })}
    </div>
  );
}
