import type { Camera } from '@waymark/model/view-codec';

/** Whether two cameras are one as far as an address can tell: it keeps 5 decimals of degrees, and 2 of the zoom. */
export function sameCamera(a: Camera, b: Camera): boolean {
  const turn = Math.abs(a.lng - b.lng) % 360;
  return (
    Math.abs(a.lat - b.lat) < 1e-5 && Math.min(turn, 360 - turn) < 1e-5 && Math.abs(a.zoom - b.zoom) < 0.01
  );
}
