/** How high a sheet stands, the lowest first. */
export const SHEET_HEIGHTS = ['low', 'middle', 'high'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

export interface SheetMeasures {
  /** In CSS pixels, without what the phone needs for itself at its lower edge. */
  low: number;
  /** Shares of what the sheet lies over, 0 to 1. */
  middle: number;
  high: number;
}

/** The three heights in CSS pixels. */
export type SheetStops = Record<SheetHeight, number>;

/** A push goes on for so many milliseconds as if the finger had. */
const MOMENTUM = 160;
/** From this speed on, in pixels a millisecond, a push leads at least to the next height, however short it was. */
const PUSH = 0.35;

/** The next height in a direction; the last one where there is none. */
export function heightBeside(height: SheetHeight, steps: number): SheetHeight {
  const index = SHEET_HEIGHTS.indexOf(height) + steps;
  return SHEET_HEIGHTS[Math.max(0, Math.min(index, SHEET_HEIGHTS.length - 1))] ?? height;
}

/** Where a tap on the handle leads: up, and from the highest down to the middle. */
export function heightAfterTap(height: SheetHeight): SheetHeight {
  return height === 'high' ? 'middle' : heightBeside(height, 1);
}

/**
 * Where a sheet comes to rest that was let go.
 * @param shown how much of it was seen then, in CSS pixels
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

/** How much is seen of a sheet whose finger has gone so far: beyond its ends it follows less and less. */
export function shownWhile(stops: SheetStops, wanted: number): number {
  if (wanted > stops.high) return stops.high;
  if (wanted < stops.low) return stops.low - Math.sqrt(stops.low - wanted);
  return wanted;
}
