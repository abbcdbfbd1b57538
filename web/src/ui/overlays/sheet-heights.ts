/** The heights of a sheet, the lowest first. */
export const SHEET_HEIGHTS = ['low', 'middle', 'high'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

export interface SheetMeasures {
  /** In rem. */
  low: number;
  /** Fractions of the height of the container, 0 to 1. */
  middle: number;
  high: number;
}

/** The three heights in CSS pixels. */
export type SheetStops = Record<SheetHeight, number>;

/** How far a flick carries on after the finger is lifted, as milliseconds at its last speed. */
const MOMENTUM = 160;
/** The speed, in pixels a millisecond, from which a flick of any length moves the sheet at least to the next height. */
const PUSH = 0.35;

/** The next height in a direction, or the last one at the end. */
export function heightBeside(height: SheetHeight, steps: number): SheetHeight {
  const index = SHEET_HEIGHTS.indexOf(height) + steps;
  return SHEET_HEIGHTS[Math.max(0, Math.min(index, SHEET_HEIGHTS.length - 1))] ?? height;
}

/** The height after a tap on the handle: the next one up, and the middle one from the highest. */
export function heightAfterTap(height: SheetHeight): SheetHeight {
  return height === 'high' ? 'middle' : heightBeside(height, 1);
}

/**
 * The height at which a released sheet comes to rest.
 * @param shown the visible height at the release, in CSS pixels
 * @param velocity CSS pixels a millisecond, upwards
 */
export function restingHeight(stops: SheetStops, shown: number, velocity: number): SheetHeight {
  const goal = shown + velocity * MOMENTUM;
  const nearest = (heights: readonly SheetHeight[]) =>
    heights.reduce<SheetHeight | undefined>((best, height) => {
      const isNearer = best === undefined || Math.abs(stops[height] - goal) < Math.abs(stops[best] - goal);
      return isNearer ? height : best;
    }, undefined);
  const ahead = SHEET_HEIGHTS.filter((height) =>
    velocity > 0 ? stops[height] > shown : stops[height] < shown,
  );
  return (Math.abs(velocity) >= PUSH ? nearest(ahead) : undefined) ?? nearest(SHEET_HEIGHTS) ?? 'middle';
}

/** The visible height of a sheet during a drag. Beyond its ends it follows the finger less and less. */
export function shownWhile(stops: SheetStops, wanted: number): number {
  if (wanted > stops.high) return stops.high;
  if (wanted < stops.low) return stops.low - Math.sqrt(stops.low - wanted);
  return wanted;
}
