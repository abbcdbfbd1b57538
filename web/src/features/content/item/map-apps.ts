import type { Position } from '@waymark/model/geography/position';

/** Other maps that can show an item. */
export const MAP_APPS = ['google', 'apple', 'osm'] as const;
type MapApp = (typeof MAP_APPS)[number];

/** The address that shows a position in such a map, with the name of the item. */
export function mapAppAddress(app: MapApp, position: Position, name: string): string {
  const spot = writtenPosition(position, ',');
  const [lat, lng] = spot.split(',');
  const label = encodeURIComponent(name);
  switch (app) {
    case 'google':
      return `https://www.google.com/maps/search/?api=1&query=${spot}`;
    case 'apple':
      return `https://maps.apple.com/?ll=${spot}&q=${label}`;
    case 'osm':
      return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=15/${lat}/${lng}`;
  }
}

/**
 * The address that leads to a position, in the map application of the reader's device: Apple's own, what an Android device has
 * chosen for places (RFC 5870), and elsewhere a map in the browser that knows the way.
 */
export function directionsAddress(userAgent: string, position: Position, name: string): string {
  const spot = writtenPosition(position, ',');
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${spot}`;
  if (/Android/.test(userAgent)) return `geo:${spot}?q=${spot}(${encodeURIComponent(name)})`;
  return `https://www.google.com/maps/dir/?api=1&destination=${spot}`;
}

/** Latitude and longitude in degrees, exact to about a metre, in a form that every map reads. */
export function writtenPosition({ lat, lng }: Position, between = ', '): string {
  return [lat, lng].map((degrees) => degrees.toFixed(5)).join(between);
}
