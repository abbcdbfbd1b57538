import type { Camera } from '@waymark/model/view-codec';

/** Other maps that can show a view. `geo:` addresses have no view, only a position, so the device's own app is not among them. */
export const MAPS_ELSEWHERE = ['google', 'apple', 'osm'] as const;
type MapElsewhere = (typeof MAPS_ELSEWHERE)[number];

/** The zoom is one higher in maps whose world is 256 pixels wide at zoom 0. */
const OTHER_ZOOM = 1;
const CLOSEST = 19;

/** The address that shows a view in another map. */
export function viewElsewhere(map: MapElsewhere, { lat, lng, zoom }: Camera): string {
  const [north, east] = [lat.toFixed(5), lng.toFixed(5)];
  const level = Math.min(CLOSEST, Math.max(2, Math.round(zoom + OTHER_ZOOM)));
  switch (map) {
    case 'google':
      return `https://www.google.com/maps/@?api=1&map_action=map&center=${north}%2C${east}&zoom=${level}`;
    case 'apple':
      return `https://maps.apple.com/?ll=${north},${east}&z=${level}`;
    case 'osm':
      return `https://www.openstreetmap.org/#map=${level}/${north}/${east}`;
  }
}
