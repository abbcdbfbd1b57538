import { type Bounds, boundsWidth } from '@waymark/model/geography/bounds';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import { normaliseLongitude, type Position } from '@waymark/model/geography/position';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Goal, goalCamera, isInView, type MapView } from '../../../map/in-view.ts';
import { sameCamera } from '../../../map/same-camera.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import type { WorksViewState } from '../filters/use-works-view.ts';
import { filtersOf } from '../filters/works-view.ts';

/** About the size of the map before it is laid out, in CSS pixels. */
const FIRST_SIZE = { width: 400, height: 500 };

/** How much of a frame's width the buttons take of a small map. */
const BUTTONS = 0.18;

/** In degrees: what is smaller is framed with its surroundings. */
const LEAST = 1.5;

/** In degrees: what is wider is seen on a globe, whose edges nothing stands at. */
const WIDEST = 180;

export interface WorksMapState {
  /** Where the map is to go. */
  goal: Goal;
  /** Where it is; at first where it will be, as far as that can be told without it. */
  mapView: MapView;
  onRest: (view: MapView) => void;
  goTo: (goal: Goal) => void;
}

/**
 * Keeps the map of works and the address together. As long as nobody moves the map, it frames what the filters let through; then it
 * stays where it is, which the address says, unless a filter leaves nothing in view.
 * @param spots of all works that the filters let through; the same array as long as they are the same
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
    // Back and forward; what the map itself has written is where it is. One that is shown again is where it was.
    else if (camera && ((isElsewhere && !sameCamera(camera, mapView.camera)) || (isShown && !known.isShown)))
      setGoal(camera);
  }

  /** Where the map came to rest by itself. */
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
 * What a map frames to show all spots, with enough around them to tell where on Earth they are; null for none. Its buttons stand in
 * the east of it: that is left free.
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
