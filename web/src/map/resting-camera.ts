import { GLOBE_BELOW } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';

/**
 * The zoom range over which the globe becomes flat. Half-way the land is curved and markers are not, so the map never rests
 * there.
 */
const BENDING = 0.25;
export const BENDS_FROM = GLOBE_BELOW - BENDING;

/**
 * The latitude limit of the map's centre when it rests, in degrees. Beyond it a degree is very narrow, and a zoom no longer
 * describes a scale.
 */
export const FURTHEST_LATITUDE = 80;

/** A small margin, so that rounding cannot leave the value on the wrong side. */
const HAIR = 0.01;

/** The nearest camera at which a map may rest: the same object where it may rest already. */
export function restingCamera(camera: Camera): Camera {
  const lat =
    Math.abs(camera.lat) > FURTHEST_LATITUDE + HAIR ? FURTHEST_LATITUDE * Math.sign(camera.lat) : camera.lat;
  const zoom = restingZoom(camera.zoom);
  return lat === camera.lat && zoom === camera.zoom ? camera : { lat, lng: camera.lng, zoom };
}

function restingZoom(zoom: number): number {
  if (zoom <= BENDS_FROM || zoom >= GLOBE_BELOW) return zoom;
  return zoom > (BENDS_FROM + GLOBE_BELOW) / 2 ? GLOBE_BELOW + HAIR : BENDS_FROM - HAIR;
}
