import type { DistancePicture } from './later-style.ts';

/** The side of the picture and the radius of the dot in it, in CSS pixels. */
const SIDE = 16;
const RADIUS = 2.1;

/** MapLibre draws the edge where alpha is three quarters, and an eighth of alpha is a pixel. */
const EDGE = 0.75;
const REACH = 8;

/** The dot of a settlement, in whichever colour its layer chooses. */
export function dotPicture(): DistancePicture {
  const data = new Uint8ClampedArray(4 * SIDE * SIDE);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const [x, y] = [(at % SIDE) + 0.5, Math.floor(at / SIDE) + 0.5];
    const outside = Math.hypot(x - SIDE / 2, y - SIDE / 2) - RADIUS;
    data[4 * at + 3] = 255 * (EDGE - outside / REACH);
  }
  return { width: SIDE, height: SIDE, data };
}
