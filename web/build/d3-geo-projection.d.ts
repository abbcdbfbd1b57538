declare module 'd3-geo-projection' {
  import type { GeoProjection } from 'd3-geo';
  import type { GeoJsonObject } from 'geojson';

  /** The geometry in planar coordinates, clipped where the projection clips. */
  export function geoProject<Shape extends GeoJsonObject>(shape: Shape, projection: GeoProjection): Shape;
}
