import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import { useCallback, useState } from 'react';
import { sameCamera } from '../../map/camera-store.ts';
import { firstZoom, type MapView } from '../../map/in-view.ts';
import { useIdle } from '../../ui/use-idle.ts';
import type { ChangeView } from './use-view.ts';

const PATIENCE = { longest: 2_000, blindly: 200 };

export interface CameraState {
  /** Where the map is to go. */
  goal: Camera;
  /** Where it is; at first where it will be, as far as that can be told without it. */
  mapView: MapView;
  /** The map has been at rest once: what the page first shows is there. */
  settled: boolean;
  onRest: (view: MapView) => void;
  goTo: (camera: Camera) => void;
}

/** Keeps the map and the address together: the map goes where the address says, and the address says where the map has gone. */
export function useCamera(inAddress: Camera | null, change: ChangeView): CameraState {
  const [first] = useState(firstView);
  const [goal, setGoal] = useState(inAddress ?? first.camera);
  const [mapView, setMapView] = useState<MapView>(() => ({ ...first, camera: inAddress ?? first.camera }));
  const [rested, setRested] = useState(false);

  const [known, setKnown] = useState(inAddress);
  if (inAddress !== known) {
    setKnown(inAddress);
    const there = inAddress ?? first.camera;
    // Back, forward and links; what the map itself has written is where it is.
    if (!sameCamera(there, mapView.camera)) setGoal(there);
  }

  const onRest = useCallback(
    (view: MapView) => {
      setMapView(view);
      setRested(true);
      if (!sameCamera(view.camera, inAddress ?? first.camera)) change({ camera: view.camera }, 'replace');
    },
    [inAddress, first, change],
  );
  return { goal, mapView, settled: useIdle(PATIENCE, rested), onRest, goTo: setGoal };
}

/** The world as it fits into the window: the page is not laid out yet. */
function firstView(): MapView {
  const size = { width: innerWidth, height: innerHeight };
  return { camera: { ...FIRST_CAMERA, zoom: Number(firstZoom(size).toFixed(2)) }, size };
}
