import { type Bounds, boundsCentre, boundsWidth } from './bounds.ts';
import { unionBounds } from './bounds-union.ts';
import { distance } from './distance.ts';

/** A part of something on the map: a polygon of a country, or a place of a list. */
export interface FramedPart {
  bounds: Bounds;
  /** How much of the whole it is, such as its area. */
  weight: number;
}

/** The share of the weight that a frame holds at least. */
const MOST = 0.8;

/** A frame has to be smaller than the whole by this factor. Otherwise the whole is shown. */
const SMALLER = 3;

/** A part that makes the frame larger by no more than this factor belongs to it. */
const GROWTH = 1.25;

/** A whole that is no wider and no higher than this, in degrees, is shown: its parts are neighbours. */
const NEAR = 6;

/** No frame is narrower, in degrees. */
const LEAST = 0.01;

/**
 * The bounds of the dense part of something scattered: Portugal without its islands, a journey without the one stop that is an
 * ocean away. Null where the whole is about as dense.
 */
export function denseFrame(parts: readonly FramedPart[]): Bounds | null {
  const whole = unionBounds(parts.map(({ bounds }) => bounds));
  const core = coreOf(parts);
  let frame = unionBounds(core.map(({ bounds }) => bounds));
  if (whole === null || frame === null) return null;
  if (Math.max(boundsWidth(whole), whole.north - whole.south) <= NEAR) return null;
  const rest = new Set(parts.filter((part) => !core.includes(part)));
  for (;;) {
    const next = nearestTo(frame, rest);
    if (next === undefined) break;
    frame = next.frame;
    rest.delete(next.part);
  }
  return rest.size > 0 && sizeOf(whole) >= SMALLER * sizeOf(frame) ? frame : null;
}

/** The parts around one of them that together are most of the whole, within the smallest circle. */
function coreOf(parts: readonly FramedPart[]): FramedPart[] {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const centres = parts.map(({ bounds }) => boundsCentre(bounds));
  let best: { radius: number; parts: FramedPart[] } | undefined;
  for (const centre of centres) {
    const around = parts
      .map((part, i) => ({ part, away: distance(centre, centres[i] ?? centre) }))
      .sort((a, b) => a.away - b.away);
    let held = 0;
    const within = around.findIndex(({ part }) => {
      held += part.weight;
      return held >= MOST * total;
    });
    const radius = around[within]?.away ?? Number.POSITIVE_INFINITY;
    if (best === undefined || radius < best.radius)
      best = { radius, parts: around.slice(0, within + 1).map(({ part }) => part) };
  }
  return best?.parts ?? [];
}

/** The part that makes a frame larger by the least, with the larger frame; undefined where none is near. */
function nearestTo(frame: Bounds, parts: Iterable<FramedPart>) {
  let nearest: { part: FramedPart; frame: Bounds } | undefined;
  for (const part of parts) {
    const larger = unionBounds([frame, part.bounds]) ?? frame;
    if (sizeOf(larger) > GROWTH * sizeOf(frame)) continue;
    if (nearest === undefined || sizeOf(larger) < sizeOf(nearest.frame)) nearest = { part, frame: larger };
  }
  return nearest;
}

function sizeOf(bounds: Bounds): number {
  return Math.max(LEAST, boundsWidth(bounds)) * Math.max(LEAST, bounds.north - bounds.south);
}
