import { boundsCentre } from '@waymark/model/geography/bounds';
import { type RefObject, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import type { PageMap, Place } from '../../../elements/map/page-map-context.ts';
import { type Goal, goalCamera, isInView, type MapView } from '../../../map/in-view.ts';
import type { SpotFinder } from '../../../map/map-canvas-props.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';

interface PageMapOptions extends Pick<PageMap, 'show' | 'highlight'> {
  goTo: (goal: Goal) => void;
  /** As `goTo`, where the visitor asked for it. */
  showMap: (goal: Goal) => void;
  spotFinder: RefObject<SpotFinder | null>;
  mapView: MapView;
  /** Whether the address names a camera. */
  hasCamera: boolean;
}

/** A place is still seen well when the zoom differs from its frame by up to this many levels. */
const [FARTHER, CLOSER] = [1.5, 2];

/** The map context of a page. The object stays the same as long as the map is mounted. */
export function usePageMapState({
  show,
  highlight,
  goTo,
  showMap,
  spotFinder,
  mapView,
  hasCamera,
}: PageMapOptions): PageMap {
  const { pathname } = useLocation();
  const latest = useLatest({ mapView, hasCamera, pathname });
  /** The page that the map was opened on last. */
  const openedOn = useRef('');
  return useMemo(
    () => ({
      show,
      highlight,
      goTo: (place) => showMap(goalOf(place)),
      open: (key, place) => {
        const name = `${latest.current.pathname} ${key}`;
        if (openedOn.current === name) return;
        openedOn.current = name;
        if (latest.current.hasCamera || isSeenWell(place, latest.current.mapView)) return;
        goTo(goalOf(place));
      },
      spotAt: (x, y) => spotFinder.current?.(x, y) ?? null,
    }),
    [show, highlight, goTo, showMap, spotFinder, latest],
  );
}

function goalOf(place: Place): Goal {
  return 'bounds' in place ? place : { ...place.position, zoom: place.zoom };
}

/** Whether the place is in view at about the size of its frame: then the map does not move. */
function isSeenWell(place: Place, view: MapView): boolean {
  const { zoom } = goalCamera(goalOf(place), view.size);
  const centre = 'bounds' in place ? boundsCentre(place.bounds) : place.position;
  const farther = zoom - view.camera.zoom;
  return isInView(centre, view) && farther <= FARTHER && farther >= -CLOSER;
}
