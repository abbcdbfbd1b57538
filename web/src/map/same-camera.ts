import type { Camera } from '@waymark/model/view-codec';

/** Whether two cameras are equal in the precision of a URL: 5 decimals of a degree, and 2 of the zoom. */
export function sameCamera(a: Camera, b: Camera): boolean {
  const turn = Math.abs(a.lng - b.lng) % 360;
  return (
    Math.abs(a.lat - b.lat) < 1e-5 && Math.min(turn, 360 - turn) < 1e-5 && Math.abs(a.zoom - b.zoom) < 0.01
  );
}
