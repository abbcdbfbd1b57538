import type { Position } from '@waymark/model/geography/position';

/** Other maps that can show an item; `device` is the default app of the visitor's device (RFC 5870). */
export const MAP_APPS = ['device', 'google', 'apple', 'osm'] as const;
export type MapApp = (typeof MAP_APPS)[number];

/** The address that shows a position in such a map, with the name of the item. */
export function mapAppAddress(app: MapApp, position: Position, name: string): string {
  const spot = writtenPosition(position, ',');
  const [lat, lng] = spot.split(',');
  const label = encodeURIComponent(name);
  switch (app) {
    case 'device':
      return `geo:${spot}?q=${spot}(${label})`;
    case 'google':
      return `https://www.google.com/maps/search/?api=1&query=${spot}`;
    case 'apple':
      return `https://maps.apple.com/?ll=${spot}&q=${label}`;
    case 'osm':
      return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=15/${lat}/${lng}`;
  }
}

/** Latitude and longitude in degrees, exact to about a metre, in a form that every map reads. */
export function writtenPosition({ lat, lng }: Position, between = ', '): string {
  return [lat, lng].map((degrees) => degrees.toFixed(5)).join(between);
}
