import { WORLD } from '@waymark/model/geography/bounds';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import { GLOBE_BELOW } from '@waymark/model/map-index/camera-tiles';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { itemKey } from '../../../elements/card/item-key.ts';
import { EVERYTHING } from '../../../elements/map/item-filter.ts';
import { apartInView, boundsOfShown, type Mark, markOf, marksOf } from '../../../elements/map/map-marks.ts';
import type { OwnMark } from '../../../elements/map/page-map-context.ts';
import { MapCanvas } from '../../../map/map-canvas.tsx';
import { MapMarker } from '../../../map/map-marker.tsx';
import { useExploreState } from '../state/explore-context.ts';
import { AreasAround } from './areas-around.tsx';
import { useKeptMarks } from './kept-marks.ts';
import { MarkView } from './mark-view.tsx';
import { OwnMarks } from './own-marks.tsx';
import { Peek } from './peek.tsx';

interface ExploreMapProps {
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
export function ExploreMap({ covered, filtersAbove }: ExploreMapProps) {
  const t = useTranslations('explore');
  const {
    goal,
    goTo,
    onRest,
    tiles,
    mapView,
    view,
    filter,
    highlighted,
    highlight,
    shapes,
    ownMarks,
    change,
    open,
    alone,
  } = useExploreState();
  const { selected } = view;
  const { kinds, categories } = filter ?? EVERYTHING;
  const { zoom } = mapView.camera;
  const own = useMemo(() => apartInView(ownMarks, mapView), [ownMarks, mapView]);
  const found = useMemo(
    () => marksOf(tiles, mapView, { kinds, categories }, own),
    [tiles, mapView, kinds, categories, own],
  );
  const marks = useKeptMarks(found, mapView);
  const content = useMemo(
    // Close by, only what is around has been looked at.
    () =>
      filter === null
        ? boundsOf(
            [...ownMarks.map(({ item }) => item), ...tiles.flatMap((tile) => tile.content.items)].map(
              ({ position }) => position,
            ),
          )
        : zoom < GLOBE_BELOW
          ? boundsOfShown(tiles, { kinds, categories })
          : WORLD,
    [filter, ownMarks, tiles, zoom, kinds, categories],
  );
  const edges = useMemo(
    () => ({ top: filtersAbove ? FILTERS : 0, bottom: covered }),
    [covered, filtersAbove],
  );
  const openMark = useCallback(
    ({ best, items, position }: Mark) => {
      if (items === 1 && best) open(best);
      else goTo({ ...position, zoom: Math.min(CLOSEST, zoom + OPENS_BY) });
    },
    [open, goTo, zoom],
  );
  const isOwn = highlighted !== null && own.some(({ item }) => itemKey(item) === itemKey(highlighted));
  const highlightedMark = highlighted && !isOwn ? markOf(marks, highlighted, mapView) : undefined;
  const photos = zoom >= PHOTOS_FROM;
  return (
    <MapCanvas
      label={t('map')}
      goal={goal}
      onRest={onRest}
      shapes={shapes}
      content={content}
      covered={edges}
      onMapPress={() => selected && change({ selected: null }, 'push')}
    >
      {marks.map((mark) => (
        <MapMarker key={mark.key} position={mark.position} front={mark === highlightedMark}>
          <MarkView
            mark={mark}
            photo={photos}
            highlighted={mark === highlightedMark}
            stop={alone}
            onHighlight={highlight}
            onOpen={openMark}
          />
        </MapMarker>
      ))}
      <OwnMarks marks={own} />
      <AreasAround />
      {highlighted && !alone && (isOwn || highlightedMark?.items === 1) && !isSelected(own, highlighted) && (
        <MapMarker position={highlighted.position} front through anchor="bottom">
          <Peek item={highlighted} />
        </MapMarker>
      )}
    </MapCanvas>
  );
}

/** What the page is about says of itself what it is. */
function isSelected(own: readonly OwnMark[], item: MapItem): boolean {
  return own.some((mark) => mark.selected && itemKey(mark.item) === itemKey(item));
}
