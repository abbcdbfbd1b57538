import type { WidthByZoom } from '../line-widths.ts';

/** The widths of the lines of the region, in CSS pixels by zoom, for both the still picture and the engine. */
export const REGION_WIDTHS = {
  river: [3, 0.6, 10, 2.2],
  state: [3, 0.5, 9, 1.1],
  rail: [6, 0.6, 11, 1.2],
  motorway: [4, 0.6, 10, 2.4],
  road: [5, 0.5, 10, 1.8],
  smallRoad: [6, 0.4, 10, 1.2],
} as const satisfies Record<string, WidthByZoom>;
