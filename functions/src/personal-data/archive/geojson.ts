import { position } from '@waymark/model/geography/position-schema';
import type { Feature, Geometry, MultiPolygon, Polygon } from 'geojson';

/** An item as a GeoJSON feature (RFC 7946) with all its fields. It has no geometry where the item has no position. */
export function featureOf({
  id,
  geometry,
  ...properties
}: Readonly<Record<string, unknown>>): Feature<Geometry | null> {
  const outline = typeof geometry === 'string' ? parsed(geometry) : undefined;
  return {
    type: 'Feature',
    id: String(id),
    geometry: outline ?? pointOf(properties['position']),
    properties,
  };
}

export function pointOf(value: unknown): Geometry | null {
  const { data } = position.safeParse(value);
  return data === undefined ? null : { type: 'Point', coordinates: [data.lng, data.lat] };
}

function parsed(json: string): Polygon | MultiPolygon | undefined {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
