import type { GoogleView } from './google-view.ts';

/** Milliseconds that a smooth move takes. */
const DURATION = 500;

/** What is further than so many widths of the map is not worth a journey over nothing. */
const FURTHEST = 4;

/**
 * Moves from view to view, a frame at a time; at once where the visitor wants little motion, or where it is far. Answers how to
 * stop it.
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

/** Whether the way is many times as wide as what the wider of the two views shows. */
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

/** The shorter way around, in degrees. */
function eastward(from: GoogleView, to: GoogleView): number {
  const way = to.center.lng - from.center.lng;
  return way - 360 * Math.round(way / 360);
}
