import type { MapItem } from '@waymark/model/map-index/map-item';
import { useMemo, useRef } from 'react';
import { useMapColours } from '../../map/map-colours.ts';
import type { MapShape } from '../../map/map-shape.ts';
import { usePainting } from '../../map/still/use-painting.ts';
import { useHasBeenNear } from '../page/use-has-been-near.ts';
import { CategoryMark } from './category-mark.tsx';
import styles from './spot-map.module.css';

/** A globe from so close that it shows the country around a place, from the coarse land that the page's own map has loaded. */
const ZOOM = 2.6;

/** The largest pictures of a row and of a tile, in CSS pixels. */
const SIZES = { row: { width: 88, height: 88 }, tile: { width: 228, height: 152 } };

export interface SpotMapProps {
  item: MapItem;
  place: keyof typeof SIZES;
}

const UNCOVERED = { top: 0, right: 0, bottom: 0, left: 0 };
const NO_SHAPES: readonly MapShape[] = [];

/** Where on earth an item is, as a small still picture with its mark in the middle. It covers what is below it. */
export function SpotMap({ item, place }: SpotMapProps) {
  const { lat, lng } = item.position;
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useHasBeenNear(canvas);
  const colours = useMapColours(canvas);
  const view = useMemo(
    () => ({ camera: { lat, lng, zoom: ZOOM }, size: SIZES[place], covered: UNCOVERED }),
    [lat, lng, place],
  );
  usePainting(canvas, view, NO_SHAPES, isNear ? colours : null);
  return (
    <>
      <canvas ref={canvas} className={styles.map} />
      <span className={styles.mark}>
        <CategoryMark of={item} />
      </span>
    </>
  );
}
