import { normaliseLongitude, type Position } from '@waymark/model/geography/position';
import type { Size } from '@waymark/model/map-index/camera-tiles';
import { GLOBE_BELOW, WORLD_PIXELS } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import { type GeoProjection, type GeoRawProjection, geoMercator, geoProjection } from 'd3-geo';
import { eyeDistance, globeRadius } from '../globe.ts';
import type { Insets } from '../insets.ts';

/** The view to draw. The camera looks at the centre of the uncovered part. */
export interface StillView {
  camera: Camera;
  size: Size;
  covered: Insets;
  /** Set where the map is flat at every zoom. */
  flat?: boolean;
}

/** The projection that an engine would use for the same view, in CSS pixels of the map. */
export function stillProjection({ camera, size, covered, flat = false }: StillView): GeoProjection {
  const middle: [number, number] = [
    (covered.left + size.width - covered.right) / 2,
    (covered.top + size.height - covered.bottom) / 2,
  ];
  if (flat || camera.zoom >= GLOBE_BELOW) {
    const world = WORLD_PIXELS * 2 ** camera.zoom;
    return geoMercator()
      .rotate([-camera.lng, 0])
      .center([0, camera.lat])
      .scale(world / (2 * Math.PI))
      .translate(middle)
      .precision(0)
      .clipExtent([
        [-50, -50],
        [size.width + 50, size.height + 50],
      ]);
  }
  const distance = eyeDistance(camera, size);
  return geoProjection(fromAbove(distance))
    .rotate([-camera.lng, -camera.lat])
    .scale(globeRadius(camera))
    .translate(middle)
    .clipAngle((Math.acos(1 / distance) * 180) / Math.PI - 1e-6)
    .precision(0.3);
}

/** The vertical perspective from this many radii above the centre of the globe; both angles are radians. */
function fromAbove(distance: number): GeoRawProjection {
  const place: GeoRawProjection = (lng, lat) => {
    const scale = (distance - 1) / (distance - Math.cos(lat) * Math.cos(lng));
    return [scale * Math.cos(lat) * Math.sin(lng), scale * Math.sin(lat)];
  };
  // NaN beside the globe.
  place.invert = (x, y) => {
    const rho = Math.hypot(x, y);
    if (rho === 0) return [0, 0];
    const seen = distance - Math.sqrt(1 - (rho ** 2 * (distance + 1)) / (distance - 1));
    const sine = seen / ((distance - 1) / rho + rho / (distance - 1));
    return [Math.atan2(x * sine, rho * Math.sqrt(1 - sine ** 2)), Math.asin((y * sine) / rho)];
  };
  return place;
}

/** The position at a pixel of the map; undefined beside the globe. */
export function spotAt(x: number, y: number, view: StillView): Position | undefined {
  const [lng = Number.NaN, lat = Number.NaN] = stillProjection(view).invert?.([x, y]) ?? [];
  return Number.isNaN(lng + lat) ? undefined : { lat, lng: normaliseLongitude(lng) };
}
