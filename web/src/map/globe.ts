import type { Position } from '@waymark/model/geography/position';
import { type Size, WORLD_PIXELS } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';

/* The globe as MapLibre draws it: in perspective, from a point above the centre of the view. All lengths are CSS pixels. */

const RADIANS = Math.PI / 180;

/** The distance of the eye from the ground, in heights of the map: MapLibre's field of view is 36.87°. */
const EYE_DISTANCE = 1.5;

/** The radius of the globe at which the pixels at its centre have the size of those of the flat map at that zoom. */
export function globeRadius({ lat, zoom }: Camera): number {
  return (WORLD_PIXELS * 2 ** zoom) / (2 * Math.PI) / Math.cos(lat * RADIANS);
}

/** The distance of the eye from the centre of the globe, in radii. Points beyond its tangent are behind the horizon. */
export function eyeDistance(camera: Camera, { height }: Size): number {
  return 1 + (EYE_DISTANCE * height) / globeRadius(camera);
}

/** The radius of the visible disc. It is smaller than the globe's radius, because the eye is close. */
export function discRadius(camera: Camera, size: Size): number {
  const distance = eyeDistance(camera, size);
  return globeRadius(camera) * Math.sqrt((distance - 1) / (distance + 1));
}

/** The zoom at which a globe with its centre at a latitude shows a disc of a radius. */
export function zoomOfDisc(disc: number, lat: number, { height }: Size): number {
  const eye = EYE_DISTANCE * height;
  const radius = (disc ** 2 + disc * Math.hypot(disc, eye)) / eye;
  return Math.log2((radius * 2 * Math.PI * Math.cos(lat * RADIANS)) / WORLD_PIXELS);
}

/** The offset of a position from the centre of the globe, right and down; null behind the horizon. */
export function placeOnGlobe(
  position: Position,
  camera: Camera,
  size: Size,
): { x: number; y: number } | null {
  const [lat, centre] = [position.lat * RADIANS, camera.lat * RADIANS];
  const turn = (position.lng - camera.lng) * RADIANS;
  const facing = Math.sin(centre) * Math.sin(lat) + Math.cos(centre) * Math.cos(lat) * Math.cos(turn);
  const distance = eyeDistance(camera, size);
  if (facing * distance < 1) return null;
  const scale = (globeRadius(camera) * (distance - 1)) / (distance - facing);
  return {
    x: scale * Math.cos(lat) * Math.sin(turn),
    y: -scale * (Math.cos(centre) * Math.sin(lat) - Math.sin(centre) * Math.cos(lat) * Math.cos(turn)),
  };
}

/** The angle at the centre of the earth between the centre of the globe and what is shown at a distance from it, in radians. */
export function angleOnGlobe(pixels: number, camera: Camera, size: Size): number {
  const distance = eyeDistance(camera, size);
  const horizon = Math.acos(1 / distance);
  // Solved from `placeOnGlobe`: radius × (distance − 1) × sin(angle) = pixels × (distance − cos(angle)).
  const share = pixels / globeRadius(camera) / (distance - 1);
  const sine = (share * distance) / Math.hypot(1, share);
  return sine >= 1 ? horizon : Math.min(horizon, Math.asin(sine) - Math.atan(share));
}
