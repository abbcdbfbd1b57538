import XMLBuilder from 'fast-xml-builder';

export interface Waypoint {
  lat: number;
  lng: number;
  name: string;
  /** Empty where there is none. */
  note: string;
  address: string;
  /** The number of its day and the heading; undefined where it has none. */
  day?: { day: number; heading: string } | undefined;
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

/** Places as GPX 1.1 (topografix.com/GPX/1/1), as points or as the points of a route for each day. */
export function gpxOf({
  name,
  asRoute,
  waypoints,
}: {
  name: string;
  asRoute: boolean;
  waypoints: readonly Waypoint[];
}): string {
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    gpx: {
      '@version': '1.1',
      '@creator': 'Waymark',
      '@xmlns': 'http://www.topografix.com/GPX/1/1',
      metadata: { name: clean(name) },
      ...(asRoute ? { rte: routesOf(name, waypoints) } : { wpt: waypoints.map(pointOf) }),
    },
  });
}

/** A route for each day. A list without days is one route, also one without a place. */
function routesOf(name: string, waypoints: readonly Waypoint[]) {
  const days = new Map<number, Waypoint[]>();
  for (const waypoint of waypoints) {
    const day = waypoint.day?.day ?? 0;
    days.set(day, [...(days.get(day) ?? []), waypoint]);
  }
  if (days.size === 0) return { name: clean(name), rtept: [] };
  return [...days.values()].map((ofDay) => ({
    name: clean(ofDay[0]?.day?.heading ?? name),
    rtept: ofDay.map(pointOf),
  }));
}

/** The elements in the order of the schema of GPX. */
function pointOf({ lat, lng, name, note, address, day }: Waypoint) {
  return {
    '@lat': String(lat),
    '@lon': String(lng),
    name: clean(name),
    ...(note !== '' && { desc: clean(note) }),
    link: { '@href': address },
    ...(day && { type: clean(day.heading) }),
  };
}

function clean(text: string): string {
  return text.replaceAll(NOT_XML, '').toWellFormed();
}
