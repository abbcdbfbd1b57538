import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import { useCallback, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { firstZoom, type Goal, goalCamera, type MapView } from '../../../map/in-view.ts';
import { sameCamera } from '../../../map/same-camera.ts';
import { useIdle } from '../../../ui/use-idle.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import type { ChangeView } from './use-view.ts';

const PATIENCE = { longest: 2_000, blindly: 200 };

export interface CameraState {
  /** Where the map is to go. */
  goal: Goal;
  /** Where it is; at first where it will be, as far as that can be told without it. */
  mapView: MapView;
  /** The map has been at rest once: what the page first shows is there. */
  settled: boolean;
  onRest: (view: MapView) => void;
  goTo: (goal: Goal) => void;
}

/** Keeps the map and the address together: the map goes where the address says, and the address says where the map has gone. */
export function useCamera(inAddress: Camera | null, change: ChangeView): CameraState {
  const [first] = useState(firstView);
  const [goal, setGoal] = useState<Goal>(inAddress ?? first.camera);
  const [mapView, setMapView] = useState<MapView>(() => ({ ...first, camera: inAddress ?? first.camera }));
  const [rested, setRested] = useState(false);
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  const [known, setKnown] = useState({ inAddress, pathname });
  if (inAddress !== known.inAddress || pathname !== known.pathname) {
    setKnown({ inAddress, pathname });
    // Another page that does not say where to look leaves the map where it is, unless somebody goes back to where it was.
    const stays = inAddress === null && pathname !== known.pathname && !isReturn;
    const there = inAddress ?? first.camera;
    // Back, forward and links; what the map itself has written is where it is.
    if (!stays && !sameCamera(there, mapView.camera)) setGoal(there);
  }

  const onRest = useCallback(
    (view: MapView) => {
      setMapView(view);
      setRested(true);
      if (!sameCamera(view.camera, inAddress ?? first.camera)) change({ camera: view.camera }, 'replace');
    },
    [inAddress, first, change],
  );
  const hasRested = useLatest(rested);
  const goTo = useCallback(
    (next: Goal) => {
      setGoal(next);
      // A map that has not been anywhere yet will be there at once: what is there is asked for already.
      if (!hasRested.current) setMapView((view) => ({ ...view, camera: goalCamera(next, view.size) }));
    },
    [hasRested],
  );
  return { goal, mapView, settled: useIdle(PATIENCE, rested), onRest, goTo };
}

/** The world as it fits into the window: the page is not laid out yet. */
function firstView(): MapView {
  const size = { width: innerWidth, height: innerHeight };
  return { camera: { ...FIRST_CAMERA, zoom: Number(firstZoom(size).toFixed(2)) }, size };
}
