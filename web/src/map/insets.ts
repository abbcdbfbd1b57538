import type { Size } from '@waymark/model/map-index/camera-tiles';

/** How many CSS pixels at each edge of the map are covered. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The minimum share of the map's width and height that counts as visible. */
const LEAST_LEFT = 0.25;

/** The covered edges of a map, limited so that some of it stays visible: a fully covered map would have no centre. */
export function insetsOf(covered: Partial<Insets>, { width, height }: Size): Insets {
  const { top = 0, right = 0, bottom = 0, left = 0 } = covered;
  const across = shrink(left, right, width * (1 - LEAST_LEFT));
  const down = shrink(top, bottom, height * (1 - LEAST_LEFT));
  return { top: down[0], right: across[1], bottom: down[1], left: across[0] };
}

/** The size of the uncovered part. */
export function sizeLeft(size: Size, { top, right, bottom, left }: Insets): Size {
  return { width: size.width - left - right, height: size.height - top - bottom };
}

export function sameInsets(a: Insets, b: Insets): boolean {
  return a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;
}

function shrink(before: number, after: number, most: number): [number, number] {
  const factor = Math.min(1, most / Math.max(before + after, 1));
  return [Math.round(before * factor), Math.round(after * factor)];
}
