import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { type ListItem, listItem, MAX_LIST_ITEMS } from '@waymark/model/entities/list';
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
  title: LocalisedText;
  coordinates: Position | undefined;
}

/** The lists of a user as GeoJSON and as GPX. Items that are not there any more have no position. */
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
  const { docs } = await toQuery(db, itemsOfList(list.id, MAX_LIST_ITEMS)).get();
  const items = readEntities(docs, listItem, 'itemId');
  if (items.length === 0) return [];
  const refs = items.map(({ kind, id }) => db.doc(`${COLLECTION_OF[kind]}/${id}`));
  const found = await db.getAll(...refs, { fieldMask: ['title', 'position', 'centre', 'visibility'] });
  return items.map((item, index) => {
    const data = stored.decode(found[index]?.data() ?? {});
    const isOpen = data['visibility'] !== 'private';
    const point = isOpen ? pointOf(data['position'] ?? data['centre']) : null;
    return {
      item,
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
    ({ item, title: name, coordinates }, index): Feature<Geometry | null> => ({
      type: 'Feature',
      geometry: coordinates === undefined ? null : { type: 'Point', coordinates },
      properties: {
        number: index + 1,
        kind: item.kind,
        id: item.id,
        title: name,
        ...(item.note && { note: item.note }),
        address: itemAddress(origin, item, 'en'),
      },
    }),
  );
  const line = stops.flatMap(({ coordinates }) => (coordinates === undefined ? [] : [coordinates]));
  if (asRoute && line.length > 1) {
    features.push({
      type: 'Feature',
      geometry: { type: 'LineString', coordinates: line },
      properties: { title },
    });
  }
  return `${JSON.stringify({ type: 'FeatureCollection', features }, null, 1)}\n`;
}

function waypointsOf(stops: readonly Stop[], origin: string): Waypoint[] {
  return stops.flatMap(({ item, title, coordinates: [lng, lat] = [] }) => {
    if (lat === undefined || lng === undefined) return [];
    const note = choose(item.note ?? {}, 'en').value;
    const name = choose(title, 'en').value;
    return [{ lat, lng, name, note, address: itemAddress(origin, item, 'en') }];
  });
}
