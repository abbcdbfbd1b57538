declare module 'd3-geo-projection' {
  import type { GeoProjection } from 'd3-geo';
  import type { GeoJsonObject } from 'geojson';

  /** The same geometry in planar coordinates, cut where the projection is. */
  export function geoProject<Shape extends GeoJsonObject>(shape: Shape, projection: GeoProjection): Shape;
}
