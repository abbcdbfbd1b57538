import { boundsCentre } from '@waymark/model/geography/bounds';
import { useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import type { PageMap, Place } from '../../../elements/map/page-map-context.ts';
import { type Goal, goalCamera, isInView, type MapView } from '../../../map/in-view.ts';
import { useLatest } from '../../../ui/use-latest.ts';

interface Opening extends Pick<PageMap, 'show' | 'highlight'> {
  goTo: (goal: Goal) => void;
  mapView: MapView;
  /** The address says where to look. */
  hasCamera: boolean;
}

/** So many zoom levels farther or closer than it would be framed, a place is still seen well. */
const [FARTHER, CLOSER] = [1.5, 2];

/** What a page may ask of the map beside it: the same object as long as there is this map. */
export function useOpening({ show, highlight, goTo, mapView, hasCamera }: Opening): PageMap {
  const { pathname } = useLocation();
  const latest = useLatest({ mapView, hasCamera, pathname });
  /** The page that the map was last opened on. */
  const openedOn = useRef('');
  return useMemo(
    () => ({
      show,
      highlight,
      goTo: (place) => goTo(goalOf(place)),
      open: (key, place) => {
        const name = `${latest.current.pathname} ${key}`;
        if (openedOn.current === name) return;
        openedOn.current = name;
        if (latest.current.hasCamera || isSeenWell(place, latest.current.mapView)) return;
        goTo(goalOf(place));
      },
    }),
    [show, highlight, goTo, latest],
  );
}

function goalOf(place: Place): Goal {
  return 'bounds' in place ? place : { ...place.position, zoom: place.zoom };
}

/** Whether it lies in view about as large as it would be framed: then the map need not move. */
function isSeenWell(place: Place, view: MapView): boolean {
  const { zoom } = goalCamera(goalOf(place), view.size);
  const centre = 'bounds' in place ? boundsCentre(place.bounds) : place.position;
  const farther = zoom - view.camera.zoom;
  return isInView(centre, view) && farther <= FARTHER && farther >= -CLOSER;
}
