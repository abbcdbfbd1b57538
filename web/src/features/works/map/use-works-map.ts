import { type Bounds, boundsWidth } from '@waymark/model/geography/bounds';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import { normaliseLongitude, type Position } from '@waymark/model/geography/position';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Goal, goalCamera, isInView, type MapView } from '../../../map/in-view.ts';
import { sameCamera } from '../../../map/same-camera.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import type { WorksViewState } from '../filters/use-works-view.ts';
import { filtersOf } from '../filters/works-view.ts';

/** The approximate size of the map before its layout, in CSS pixels. */
const FIRST_SIZE = { width: 400, height: 500 };

/** The share of the frame that the buttons of a small map cover: a globe is framed without room for them. */
const BUTTONS = 0.18;

/** In degrees: a smaller extent is framed with its surroundings. */
const LEAST = 1.5;

/** In degrees: a wider extent is shown on a globe, and no work is at the edge of a globe. */
const WIDEST = 180;

export interface WorksMapState {
  /** The camera that the map should move to. */
  goal: Goal;
  /** The camera of the map. Before the map has loaded, this is the expected one, as far as it is known. */
  mapView: MapView;
  onRest: (view: MapView) => void;
  goTo: (goal: Goal) => void;
}

/**
 * Synchronises the map of works with the address. Until the user moves the map, it frames the filtered works. After that it stays,
 * and the address records its camera, unless a filter leaves no work in view.
 * @param spots the positions of the filtered works; the array must be stable
 */
export function useWorksMap(
  { view, change }: WorksViewState,
  spots: readonly Position[],
  isShown: boolean,
): WorksMapState {
  const { camera, here } = view;
  const filters = filtersOf(view);
  const bounds = useMemo(() => frameOf(spots), [spots]);
  const [goal, setGoal] = useState<Goal>(camera ?? (bounds ? { bounds } : FIRST_CAMERA));
  const [mapView, setMapView] = useState<MapView>(() => ({
    camera: goalCamera(goal, FIRST_SIZE),
    size: FIRST_SIZE,
  }));

  const [known, setKnown] = useState({ camera, filters, spots, isShown });
  const isElsewhere = !isSame(camera, known.camera);
  if (isElsewhere || filters !== known.filters || spots !== known.spots || isShown !== known.isShown) {
    setKnown({ camera, filters, spots, isShown });
    const isLost = filters !== known.filters && !here && !spots.some((spot) => isInView(spot, mapView));
    if (bounds && (camera === null || isLost)) setGoal({ bounds });
    // The map follows back and forward. A camera that the map wrote itself is where it is already. A map shown again is where it was.
    else if (camera && ((isElsewhere && !sameCamera(camera, mapView.camera)) || (isShown && !known.isShown)))
      setGoal(camera);
  }

  /** Where the map came to rest without the user. */
  const framed = useRef<Camera | null>(null);
  const latest = useLatest({ goal, camera });
  const onRest = useCallback(
    (next: MapView) => {
      setMapView(next);
      const { goal: sought, camera: written } = latest.current;
      const isFrame = 'bounds' in sought || sought === FIRST_CAMERA;
      const frame = isFrame ? goalCamera(sought, next.size) : null;
      if (isSame(next.camera, frame)) framed.current = frame;
      const moved = isSame(next.camera, framed.current) ? null : next.camera;
      if (!isSame(moved, written)) change({ camera: moved }, true);
    },
    [latest, change],
  );
  return { goal, mapView, onRest, goTo: setGoal };
}

/**
 * The frame that shows all positions with enough surroundings to recognise them; null without positions. The east of the frame is
 * left free for the buttons of the map.
 */
function frameOf(spots: readonly Position[]): Bounds | null {
  const bounds = boundsOf(spots);
  const width = bounds === null ? 0 : boundsWidth(bounds);
  if (bounds === null || width > WIDEST) return bounds;
  const { west, south, east, north } = bounds;
  const more = Math.max(0, LEAST - Math.max(width, north - south)) / 2;
  return {
    west: normaliseLongitude(west - more),
    south: Math.max(-90, south - more),
    east: normaliseLongitude(east + more + BUTTONS * (width + 2 * more)),
    north: Math.min(90, north + more),
  };
}

function isSame(a: Camera | null, b: Camera | null): boolean {
  return a === b || (a !== null && b !== null && sameCamera(a, b));
}
