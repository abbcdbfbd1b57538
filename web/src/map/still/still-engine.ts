import type { Position } from '@waymark/model/geography/position';
import type { Camera } from '@waymark/model/view-codec';
import type { RefObject } from 'react';
import { placeInView, positionAt } from '../in-view.ts';
import { sizeLeft } from '../insets.ts';
import type { MapEngine, MarkerSpot } from '../map-engine.ts';
import { markerHost } from '../marker-host.ts';
import { FURTHEST_LATITUDE, restingCamera } from '../resting-camera.ts';
import type { GestureTarget } from './still-gestures.ts';
import type { StillView } from './still-projection.ts';

const FURTHEST = 0;
const CLOSEST = 19;

interface StillEngine extends MapEngine, GestureTarget {
  /** Places every marker for this view. */
  arrange: (view: StillView) => void;
}

/** Changes the camera; `isResting` unless a gesture goes on. */
type ChangeCamera = (next: (camera: Camera) => Camera, isResting: boolean) => void;

/** An engine for a still picture, with its markers in an element above it. */
export function createStillEngine(overlay: RefObject<HTMLElement | null>, change: ChangeCamera): StillEngine {
  const spots = new Map<HTMLElement, MarkerSpot>();
  let arranged: StillView | null = null;
  const put = (host: HTMLElement, { position, anchor }: MarkerSpot, view: StillView) => {
    const { camera, size, covered } = view;
    const place = placeInView(position, { camera, size: sizeLeft(size, covered), whole: size });
    host.hidden = place === null;
    if (place === null) return;
    const middle = middleOf(view);
    const [x, y] = [middle.x + place.x, middle.y + place.y];
    host.style.transform = `translate(${x}px, ${y}px) translate(-50%, ${anchor === 'bottom' ? -100 : -50}%)`;
  };
  const moveTo = (next: (camera: Camera) => Camera) => change((camera) => restingCamera(next(camera)), true);
  return {
    goTo: (camera) => moveTo(() => camera),
    panBy: (right, down) => moveTo((camera) => panned(camera, right, down)),
    zoomBy: (levels) => moveTo((camera) => zoomed(camera, levels, { x: 0, y: 0 })),
    move: (right, down) => change((camera) => panned(camera, right, down), false),
    zoomAt: (levels, x, y) => {
      if (arranged === null) return;
      const middle = middleOf(arranged);
      change((camera) => zoomed(camera, levels, { x: x - middle.x, y: y - middle.y }), false);
    },
    rest: () => moveTo((camera) => camera),
    place: (element, { position, anchor }) => {
      const host = markerHost(element);
      const moveMarker = (next: Position) => {
        const spot = { position: next, anchor };
        spots.set(host, spot);
        if (arranged) put(host, spot, arranged);
      };
      moveMarker(position);
      overlay.current?.append(host);
      return {
        moveTo: moveMarker,
        remove: () => {
          spots.delete(host);
          host.remove();
        },
      };
    },
    arrange: (view) => {
      arranged = view;
      for (const [host, spot] of spots) put(host, spot, view);
    },
  };
}

/** The centre of the uncovered part, in CSS pixels of the map. */
function middleOf({ size, covered }: StillView) {
  const left = sizeLeft(size, covered);
  return { x: covered.left + left.width / 2, y: covered.top + left.height / 2 };
}

function panned(camera: Camera, right: number, down: number): Camera {
  const { lat, lng } = positionAt({ x: right, y: down }, camera);
  return {
    lat: Math.max(-FURTHEST_LATITUDE, Math.min(FURTHEST_LATITUDE, lat)),
    lng,
    zoom: camera.zoom,
  };
}

/** @param around what stays in its place, in CSS pixels from the centre, right and down */
function zoomed(camera: Camera, levels: number, around: { x: number; y: number }): Camera {
  const zoom = Math.max(FURTHEST, Math.min(CLOSEST, camera.zoom + levels));
  const there = panned(camera, around.x, around.y);
  return panned({ ...there, zoom }, -around.x, -around.y);
}
