/** Where a mark would be on the screen, in CSS pixels from any origin. */
interface Spot {
  x: number;
  y: number;
}

/**
 * Lets spots share marks, so that there are few enough: each shares that of the first one which is closer than a distance. The distance
 * grows until there is room for all.
 * @param distance the first distance, in CSS pixels
 * @param most how many marks there may be, at least one
 * @returns the spots of each mark, in their order; the mark is at the first
 */
export function sharedSpots<One extends Spot>(
  spots: readonly One[],
  distance: number,
  most: number,
): readonly [One, ...One[]][] {
  for (let within = distance; ; within *= 1.25) {
    const shared = sharedWithin(spots, within, most);
    if (shared) return shared;
  }
}

/** The spots of each mark; undefined as soon as there are too many marks. */
function sharedWithin<One extends Spot>(
  spots: readonly One[],
  distance: number,
  most: number,
): [One, ...One[]][] | undefined {
  const marks: [One, ...One[]][] = [];
  for (const spot of spots) {
    const near = marks.find(([first]) => Math.hypot(first.x - spot.x, first.y - spot.y) < distance);
    if (near) near.push(spot);
    else if (marks.length === most) return undefined;
    else marks.push([spot]);
  }
  return marks;
}
