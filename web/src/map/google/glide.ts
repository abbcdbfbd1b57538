import type { GoogleView } from './google-view.ts';

/** The duration of a smooth move, in milliseconds. */
const DURATION = 500;

/** The map jumps to a target that is further away than this many widths of the map. */
const FURTHEST = 4;

/**
 * Animates from view to view. It jumps under reduced motion and over long distances.
 * @returns a function that stops it
 */
export function glide(from: GoogleView, to: GoogleView, move: (view: GoogleView) => void): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || isFar(from, to)) {
    move(to);
    return () => {};
  }
  const start = performance.now();
  let frame = requestAnimationFrame(step);
  function step(now: number): void {
    const share = Math.min(1, Math.max(0, (now - start) / DURATION));
    move(between(from, to, 1 - (1 - share) ** 3));
    if (share < 1) frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}

/** Whether the distance is many times the width of the wider of the two views. */
function isFar(from: GoogleView, to: GoogleView): boolean {
  const shown = 360 / 2 ** (Math.min(from.zoom, to.zoom) - 2);
  const way = Math.hypot(from.center.lat - to.center.lat, eastward(from, to));
  return way > FURTHEST * shown;
}

function between(from: GoogleView, to: GoogleView, share: number): GoogleView {
  return {
    center: {
      lat: from.center.lat + share * (to.center.lat - from.center.lat),
      lng: from.center.lng + share * eastward(from, to),
    },
    zoom: from.zoom + share * (to.zoom - from.zoom),
  };
}

/** The shorter way around the globe, in degrees. */
function eastward(from: GoogleView, to: GoogleView): number {
  const way = to.center.lng - from.center.lng;
  return way - 360 * Math.round(way / 360);
}
