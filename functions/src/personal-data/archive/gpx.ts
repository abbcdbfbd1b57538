import XMLBuilder from 'fast-xml-builder';

export interface Waypoint {
  lat: number;
  lng: number;
  name: string;
  /** Empty where there is none. */
  note: string;
  address: string;
}

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  format: true,
});

/** Characters that no XML may contain, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Places as GPX 1.1 (topografix.com/GPX/1/1), as points or as the points of a route. */
export function gpxOf({
  name,
  asRoute,
  waypoints,
}: {
  name: string;
  asRoute: boolean;
  waypoints: readonly Waypoint[];
}): string {
  const points = waypoints.map(({ lat, lng, name: title, note, address }) => ({
    '@lat': String(lat),
    '@lon': String(lng),
    name: clean(title),
    ...(note !== '' && { desc: clean(note) }),
    link: { '@href': address },
  }));
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    gpx: {
      '@version': '1.1',
      '@creator': 'Waymark',
      '@xmlns': 'http://www.topografix.com/GPX/1/1',
      metadata: { name: clean(name) },
      ...(asRoute ? { rte: { name: clean(name), rtept: points } } : { wpt: points }),
    },
  });
}

function clean(text: string): string {
  return text.replaceAll(NOT_XML, '').toWellFormed();
}
