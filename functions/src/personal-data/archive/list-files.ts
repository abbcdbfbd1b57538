import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { type ListItem, listEntry, MAX_LIST_ENTRIES } from '@waymark/model/entities/list';
import { daysOf } from '@waymark/model/entities/list-days';
import { choose, type LocalisedText } from '@waymark/model/localised';
import { itemsOfList, type StoredQuery } from '@waymark/model/queries';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Feature, Geometry, Position } from 'geojson';
import { readEntities, stored } from '../../platform/stored.ts';
import { streamOf, toQuery } from '../../platform/to-query.ts';
import { fileNameOf, titleIn } from './file-name.ts';
import { pointOf } from './geojson.ts';
import { gpxOf, type Waypoint } from './gpx.ts';
import { itemAddress } from './item-address.ts';
import type { TextFile } from './text-file.ts';

interface Stop {
  item: ListItem;
  number: number;
  /** The number of its day and the heading; undefined where it has none. */
  day: { day: number; heading: LocalisedText } | undefined;
  title: LocalisedText;
  coordinates: Position | undefined;
}

/** The lists of a user as GeoJSON and as GPX, with a line for each day of a route. Items that are not there any more have no position. */
export async function* listFiles(
  db: Firestore,
  lists: StoredQuery,
  origin: string,
): AsyncGenerator<TextFile> {
  for await (const list of streamOf(toQuery(db, lists))) {
    const stops = await stopsOf(db, list);
    const title = titleIn(list.get('title'));
    const asRoute = list.get('asRoute') === true;
    const name = `lists/${fileNameOf(title, list.id)}`;
    yield { name: `${name}.geojson`, parts: [geojsonOf({ title, stops, asRoute, origin })] };
    yield {
      name: `${name}.gpx`,
      parts: [gpxOf({ name: choose(title, 'en').value, asRoute, waypoints: waypointsOf(stops, origin) })],
    };
  }
}

async function stopsOf(db: Firestore, list: DocumentSnapshot): Promise<Stop[]> {
  const { docs } = await toQuery(db, itemsOfList(list.id, MAX_LIST_ENTRIES)).get();
  const numbered = daysOf(readEntities(docs, listEntry, 'itemId')).flatMap(({ day, heading, items }) =>
    items.map((one) => ({ ...one, day: heading && { day, heading: heading.heading } })),
  );
  if (numbered.length === 0) return [];
  const refs = numbered.map(({ item: { kind, id } }) => db.doc(`${COLLECTION_OF[kind]}/${id}`));
  const found = await db.getAll(...refs, { fieldMask: ['title', 'position', 'centre', 'visibility'] });
  return numbered.map((one, index) => {
    const data = stored.decode(found[index]?.data() ?? {});
    const isOpen = data['visibility'] !== 'private';
    const point = isOpen ? pointOf(data['position'] ?? data['centre']) : null;
    return {
      ...one,
      title: isOpen ? titleIn(data['title']) : {},
      coordinates: point?.type === 'Point' ? point.coordinates : undefined,
    };
  });
}

function geojsonOf({
  title,
  stops,
  asRoute,
  origin,
}: {
  title: LocalisedText;
  stops: readonly Stop[];
  asRoute: boolean;
  origin: string;
}): string {
  const features = stops.map(
    ({ item, number, day, title: name, coordinates }): Feature<Geometry | null> => ({
      type: 'Feature',
      geometry: coordinates === undefined ? null : { type: 'Point', coordinates },
      properties: {
        number,
        ...day,
        kind: item.kind,
        id: item.id,
        title: name,
        ...(item.note && { note: item.note }),
        address: itemAddress(origin, item, 'en'),
      },
    }),
  );
  if (asRoute) {
    const placed = stops.filter(({ coordinates }) => coordinates !== undefined);
    for (const ofDay of Map.groupBy(placed, ({ day }) => day?.day).values()) {
      if (ofDay.length < 2) continue;
      features.push({
        type: 'Feature',
        geometry: {
          type: 'LineString',
          coordinates: ofDay.flatMap(({ coordinates }) => (coordinates ? [coordinates] : [])),
        },
        properties: { title, ...ofDay[0]?.day },
      });
    }
  }
  return `${JSON.stringify({ type: 'FeatureCollection', features }, null, 1)}\n`;
}

function waypointsOf(stops: readonly Stop[], origin: string): Waypoint[] {
  return stops.flatMap(({ item, day, title, coordinates: [lng, lat] = [] }) => {
    if (lat === undefined || lng === undefined) return [];
    const note = choose(item.note ?? {}, 'en').value;
    const name = choose(title, 'en').value;
    const address = itemAddress(origin, item, 'en');
    return [
      {
        lat,
        lng,
        name,
        note,
        address,
        ...(day && { day: { ...day, heading: choose(day.heading, 'en').value } }),
      },
    ];
  });
}
