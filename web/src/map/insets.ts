import type { Size } from '@waymark/model/map-index/camera-tiles';

/** CSS pixels at the edges of the map that something lies over. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** So much of the map's width and height counts as seen, whatever lies over it. */
const LEAST_LEFT = 0.25;

/** What covers the map, so that something of it is left: what is covered whole has no middle. */
export function insetsOf(covered: Partial<Insets>, { width, height }: Size): Insets {
  const { top = 0, right = 0, bottom = 0, left = 0 } = covered;
  const across = shrink(left, right, width * (1 - LEAST_LEFT));
  const down = shrink(top, bottom, height * (1 - LEAST_LEFT));
  return { top: down[0], right: across[1], bottom: down[1], left: across[0] };
}

/** What is left of the map. */
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
