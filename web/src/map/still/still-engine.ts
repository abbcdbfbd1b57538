import { normaliseLongitude, type Position } from '@waymark/model/geography/position';
import { project, unproject } from '@waymark/model/geography/tiles';
import { WORLD_PIXELS } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import type { RefObject } from 'react';
import { placeInView } from '../in-view.ts';
import { sizeLeft } from '../insets.ts';
import type { MapEngine, MarkerSpot } from '../map-engine.ts';
import { markerHost } from '../marker-host.ts';
import type { StillView } from './still-projection.ts';

const FURTHEST = 0;
const CLOSEST = 19;

interface StillEngine extends MapEngine {
  /** Places every marker for this view. */
  arrange: (view: StillView) => void;
}

/** An engine for a still picture, with its markers in an element above it. */
export function createStillEngine(
  overlay: RefObject<HTMLElement | null>,
  change: (next: (camera: Camera) => Camera) => void,
): StillEngine {
  const spots = new Map<HTMLElement, MarkerSpot>();
  let arranged: StillView | null = null;
  const put = (host: HTMLElement, { position, anchor }: MarkerSpot, { camera, size, covered }: StillView) => {
    const left = sizeLeft(size, covered);
    const place = placeInView(position, { camera, size: left, whole: size });
    host.hidden = place === null;
    if (place === null) return;
    const [x, y] = [covered.left + left.width / 2 + place.x, covered.top + left.height / 2 + place.y];
    host.style.transform = `translate(${x}px, ${y}px) translate(-50%, ${anchor === 'bottom' ? -100 : -50}%)`;
  };
  return {
    goTo: (camera) => change(() => camera),
    panBy: (right, down) => change((camera) => panned(camera, right, down)),
    zoomBy: (levels) =>
      change(({ lat, lng, zoom }) => ({
        lat,
        lng,
        zoom: Math.max(FURTHEST, Math.min(CLOSEST, zoom + levels)),
      })),
    place: (element, { position, anchor }) => {
      const host = markerHost(element);
      const moveTo = (next: Position) => {
        const spot = { position: next, anchor };
        spots.set(host, spot);
        if (arranged) put(host, spot, arranged);
      };
      moveTo(position);
      overlay.current?.append(host);
      return {
        moveTo,
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

function panned(camera: Camera, right: number, down: number): Camera {
  const world = WORLD_PIXELS * 2 ** camera.zoom;
  const { x, y } = project(camera);
  const spot = unproject({ x: x + right / world, y: Math.max(0, Math.min(1, y + down / world)) });
  return { lat: spot.lat, lng: normaliseLongitude(spot.lng), zoom: camera.zoom };
}
