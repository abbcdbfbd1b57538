/** The widths of the map's lines, in CSS pixels by zoom, for both the still picture and the engine. */
export const LINE_WIDTHS = {
  graticule: [1, 0.6, 6, 0.8],
  shelf: [0, 10, 6, 46],
  shelfBlur: [0, 7, 6, 30],
  coast: [0, 0.7, 6, 1.1],
  border: [1, 0.6, 6, 1.2],
} as const satisfies Record<string, WidthByZoom>;

/** A zoom and the width there, then a higher zoom and the width from there on. */
export type WidthByZoom = readonly [number, number, number, number];

export function widthAt([from, thin, to, wide]: WidthByZoom, zoom: number): number {
  const share = Math.min(1, Math.max(0, (zoom - from) / (to - from)));
  return thin + share * (wide - thin);
}
