import { FIRST_CAMERA, type Size } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import { startTransition, useCallback, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { firstZoom, type Goal, goalCamera, type MapView } from '../../../map/in-view.ts';
import { sameCamera } from '../../../map/same-camera.ts';
import { useIsHydrated } from '../../../ui/hooks/use-is-hydrated.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { SHEET } from './sheet-measures.ts';
import { isWide } from './use-is-wide.ts';
import type { ChangeView } from './use-view.ts';

/** The size of the map for which a server renders, in CSS pixels: about that of a small laptop. */
const NOMINAL_SIZE: Size = { width: 1_000, height: 720 };

export interface CameraState {
  /** The camera that the map should move to. */
  goal: Goal;
  /** The camera of the map. Before the map has loaded, this is the expected one, as far as it is known. */
  mapView: MapView;
  /**
   * The view whose items a list contains: that of the map. While the map has not left its first camera, this is the same view for
   * every window, so that the list which the server rendered stays as it is.
   */
  listView: MapView;
  onRest: (view: MapView) => void;
  goTo: (goal: Goal) => void;
}

/**
 * Synchronises the map with the address: the map follows the address, and the address records where the map has moved.
 * @param isBeside whether a page is beside the map: in a narrow window it is a sheet over it
 */
export function useCamera(inAddress: Camera | null, change: ChangeView, isBeside: boolean): CameraState {
  const hydrated = useIsHydrated();
  const [first, setFirst] = useState(() => (hydrated ? viewOfWindow(isBeside) : NOMINAL_VIEW));
  const [goal, setGoal] = useState<Goal>(inAddress ?? first.camera);
  const [mapView, setMapView] = useState<MapView>(() => ({ ...first, camera: inAddress ?? first.camera }));
  const [rested, setRested] = useState(false);
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  if (hydrated && first === NOMINAL_VIEW) {
    const own = viewOfWindow(isBeside);
    const ownGoal = goal === first.camera ? own.camera : goal;
    setFirst(own);
    setGoal(ownGoal);
    if (!rested) setMapView({ ...own, camera: inAddress ?? goalCamera(ownGoal, own.size) });
  }
  const [known, setKnown] = useState({ inAddress, pathname });
  if (inAddress !== known.inAddress || pathname !== known.pathname) {
    setKnown({ inAddress, pathname });
    // A page whose address names no camera leaves the map where it is, except when the visitor goes back in the history.
    const stays = inAddress === null && pathname !== known.pathname && !isReturn;
    const there = inAddress ?? first.camera;
    // The map follows back, forward and links. An address that the map wrote itself is where it is already.
    if (!stays && !sameCamera(there, mapView.camera)) setGoal(there);
  }

  const onRest = useCallback(
    (view: MapView) => {
      // The marks and the list of a new view are much work. In slices, it leaves room for the next drag.
      startTransition(() => {
        setMapView(view);
        setRested(true);
      });
      if (!sameCamera(view.camera, inAddress ?? first.camera)) change({ camera: view.camera }, 'replace');
    },
    [inAddress, first, change],
  );
  const hasRested = useLatest(rested);
  const goTo = useCallback(
    (next: Goal) => {
      setGoal(next);
      // A map that has not moved yet will be at the camera soon, so the tiles there are requested already.
      if (!hasRested.current) setMapView((view) => ({ ...view, camera: goalCamera(next, view.size) }));
    },
    [hasRested],
  );
  const isFirst = sameCamera(mapView.camera, first.camera);
  return { goal, mapView, listView: isFirst ? NOMINAL_VIEW : mapView, onRest, goTo };
}

const NOMINAL_VIEW = firstView(NOMINAL_SIZE);

/** About how much of the height of a narrow window the header and the bottom navigation take, in CSS pixels. */
const BARS = 118;

/** The first view of this window, because the page has no layout yet. A sheet covers a part of the map. */
function viewOfWindow(isBeside: boolean): MapView {
  const [width, height] = [innerWidth, innerHeight];
  if (!isBeside || isWide()) return firstView({ width, height });
  const whole = { width, height: Math.max(1, height - BARS) };
  return firstView({ width, height: Math.round(whole.height * (1 - SHEET.middle)) }, whole);
}

/** The whole world, fitted to a map of this size. */
function firstView(size: Size, whole?: Size): MapView {
  const zoom = Number(firstZoom(size, whole).toFixed(2));
  return { camera: { ...FIRST_CAMERA, zoom }, size, ...(whole && { whole }) };
}
