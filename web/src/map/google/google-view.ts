import type { Position } from '@waymark/model/geography/position';
import type { Camera } from '@waymark/model/view-codec';
import { positionAt } from '../in-view.ts';
import type { Insets } from '../insets.ts';

/** Google's tiles are half as wide, so its zoom for the same view is one higher. */
const ZOOM_AHEAD = 1;

/** The centre and zoom of Google's map, which knows nothing of covered parts. */
export interface GoogleView {
  center: Position;
  zoom: number;
}

/** Google's view for a camera that looks at the centre of the uncovered part. */
export function toGoogle(camera: Camera, covered: Insets): GoogleView {
  return { center: shifted(camera, covered, -1), zoom: camera.zoom + ZOOM_AHEAD };
}

export function fromGoogle({ center, zoom }: GoogleView, covered: Insets): Camera {
  const ours = Math.max(0, zoom - ZOOM_AHEAD);
  return { ...shifted({ ...center, zoom: ours }, covered, 1), zoom: ours };
}

/** The position moved by the offset between the centre of the uncovered part and the centre of the map. */
function shifted(camera: Camera, { top, right, bottom, left }: Insets, direction: 1 | -1): Position {
  return positionAt({ x: (direction * (left - right)) / 2, y: (direction * (top - bottom)) / 2 }, camera);
}
