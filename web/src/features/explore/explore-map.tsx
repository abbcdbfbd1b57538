import { WORLD } from '@waymark/model/geography/bounds';
import { GLOBE_BELOW } from '@waymark/model/map-index/camera-tiles';
import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { MapCanvas } from '../../map/map-canvas.tsx';
import { MapMarker } from '../../map/map-marker.tsx';
import { AreasAround } from './areas-around.tsx';
import { ChosenMark } from './chosen-mark.tsx';
import { itemKey } from './item-key.ts';
import { boundsOfShown, type Mark, markOf, marksOf } from './map-marks.ts';
import { MarkView } from './mark-view.tsx';
import { Peek } from './peek.tsx';
import type { ExploreState } from './use-explore.ts';

interface ExploreMapProps {
  explore: ExploreState;
  /** How many pixels at its lower edge something covers. */
  covered: number;
  /** Whether the filters lie over its upper edge. */
  filtersAbove: boolean;
}

/** The height of the filters with what is around them, in CSS pixels. */
const FILTERS = 60;

/** Photos stand on the map from this zoom on: farther out they would say nothing about where they are. */
const PHOTOS_FROM = 5;

/** A cluster opens by so many zoom levels. */
const OPENS_BY = 2;

/** Closer than this the map shows nothing apart that it did not before. */
const CLOSEST = 18;

/** The map with what is on it. */
export function ExploreMap({ explore, covered, filtersAbove }: ExploreMapProps) {
  const t = useTranslations('explore');
  const { goal, goTo, onRest, tiles, mapView, view, lit, light, shapes, change } = explore;
  const { kinds, categories, selected } = view;
  const { zoom } = mapView.camera;
  const marks = useMemo(
    () => marksOf(tiles, mapView, { kinds, categories }),
    [tiles, mapView, kinds, categories],
  );
  const content = useMemo(
    // Close by, only what is around has been looked at.
    () => (zoom < GLOBE_BELOW ? boundsOfShown(tiles, { kinds, categories }) : WORLD),
    [tiles, zoom, kinds, categories],
  );
  const edges = useMemo(
    () => ({ top: filtersAbove ? FILTERS : 0, bottom: covered }),
    [covered, filtersAbove],
  );
  const open = useCallback(
    ({ best, items, position }: Mark) => {
      if (items === 1 && best) change({ selected: { kind: best.kind, id: best.id } }, 'push');
      else goTo({ ...position, zoom: Math.min(CLOSEST, zoom + OPENS_BY) });
    },
    [change, goTo, zoom],
  );
  const litMark = lit && markOf(marks, lit, mapView);
  const photos = zoom >= PHOTOS_FROM;
  return (
    <MapCanvas
      label={t('map')}
      goal={goal}
      onRest={onRest}
      shapes={shapes}
      content={content}
      covered={edges}
      onGround={() => selected && change({ selected: null }, 'push')}
    >
      {marks.map((mark) => (
        <MapMarker key={mark.key} position={mark.position} front={mark === litMark}>
          <MarkView mark={mark} photo={photos} lit={mark === litMark} onLight={light} onOpen={open} />
        </MapMarker>
      ))}
      <ChosenMark explore={explore} />
      <AreasAround explore={explore} />
      {lit && litMark?.items === 1 && (!selected || itemKey(selected) !== itemKey(lit)) && (
        <MapMarker position={lit.position} front anchor="bottom">
          <Peek item={lit} />
        </MapMarker>
      )}
    </MapCanvas>
  );
}
