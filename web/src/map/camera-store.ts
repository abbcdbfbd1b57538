import type { Camera } from '@waymark/model/view-codec';

/** Where the map is, frame by frame: for what moves along with it, without a render of all that is on it. */
export interface CameraStore {
  current: () => Camera;
  move: (camera: Camera) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createCameraStore(first: Camera): CameraStore {
  let camera = first;
  const listeners = new Set<() => void>();
  return {
    current: () => camera,
    move: (next) => {
      camera = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether two cameras are one as far as an address can tell: it keeps 5 decimals of degrees, and 2 of the zoom. */
export function sameCamera(a: Camera, b: Camera): boolean {
  const turn = Math.abs(a.lng - b.lng) % 360;
  return (
    Math.abs(a.lat - b.lat) < 1e-5 && Math.min(turn, 360 - turn) < 1e-5 && Math.abs(a.zoom - b.zoom) < 0.01
  );
}
