import type { MultiLineString, Position } from 'geojson';

/** The degrees between two lines, and between two points of a line. */
const STEP = 15;
const POINT_STEP = 2.5;
const END = 75;

/** Meridians and parallels. */
export const GRATICULE: MultiLineString = {
  type: 'MultiLineString',
  coordinates: [
    ...steps(-180, 180 - STEP, STEP).map((lng) =>
      steps(-END, END, POINT_STEP).map((lat): Position => [lng, lat]),
    ),
    ...steps(-END, END, STEP).map((lat) => steps(-180, 180, POINT_STEP).map((lng): Position => [lng, lat])),
  ],
};

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step);
}
