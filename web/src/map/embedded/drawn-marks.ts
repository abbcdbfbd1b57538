import type { FeatureCollection } from 'geojson';
import { GeoJSONSource, type Map as MapLibreMap, type PointLike } from 'maplibre-gl';
import type { DrawnContent, DrawnMark } from '../drawn-marks.ts';
import type { HeatSpot } from '../map-heat.ts';
import { isOnMarker } from '../marker-host.ts';
import { DRAWN, DRAWN_HEAT, DRAWN_TAKEN, drawnStyle } from './drawn-style.ts';
import { pictureOf } from './shape-picture.ts';
import { changeLayers } from './use-atlas.ts';
import { addStyle } from './use-later-style.ts';

/** A press or the mouse is on a mark within this distance of its middle, in CSS pixels, as a thumb needs it. */
const REACH = 22;

export interface DrawnMarks {
  /** Draws this instead of what was drawn before; null for nothing. */
  draw: (content: DrawnContent | null) => void;
  /** Whether a press was on a mark, which then hears of it. */
  press: (at: PointLike) => boolean;
}

/** Draws marks on a map of our own style, and says which one is pressed or pointed at. */
export function createDrawnMarks(map: MapLibreMap): DrawnMarks {
  let content: DrawnContent | null = null;
  let style: ReturnType<typeof drawnStyle> | null = null;
  let pointed: string | null = null;
  const pictures = new Set<string>();

  const point = (key: string | null) => {
    if (key === pointed) return;
    pointed = key;
    map.getCanvas().style.cursor = key === null ? '' : 'pointer';
    content?.onPoint(key);
  };
  map.on('mousemove', ({ originalEvent, point: at }) => {
    // An emulated mouse has touched, and does not hover.
    if (content === null || map.isMoving() || !matchMedia('(hover: hover)').matches) return;
    if (!isOnMarker(originalEvent.target)) point(nearest(map, content.marks, at)?.key ?? null);
  });
  map.on('mouseout', () => point(null));

  const restyle = (colours: DrawnContent['colours']) => {
    const next = drawnStyle(colours);
    if (style === null) addStyle(map, next);
    else changeLayers(map, layersOf(style), layersOf(next));
    style = next;
  };
  const addPictures = (marks: readonly DrawnMark[], surface: string) => {
    const wanted = new Map(marks.map((mark) => [pictureId(mark, surface), mark]));
    for (const [id, { shape, colour }] of wanted) {
      if (pictures.has(id)) continue;
      const picture = pictureOf(shape, { colour, ring: surface }, devicePixelRatio);
      if (picture === null) continue;
      map.addImage(id, picture, { pixelRatio: devicePixelRatio });
      pictures.add(id);
    }
  };
  const fill = (id: string, data: FeatureCollection) => {
    const source = map.getSource(id);
    if (source instanceof GeoJSONSource) source.setData(data);
  };
  return {
    draw: (next) => {
      if (content === next) return;
      content = next;
      if (next !== null) {
        restyle(next.colours);
        addPictures(next.marks, next.colours.surface);
      }
      fill(DRAWN, marksIn(next?.marks ?? [], next?.colours.surface ?? ''));
      fill(DRAWN_HEAT, heatIn(next?.heat ?? []));
      fill(DRAWN_TAKEN, {
        type: 'FeatureCollection',
        features: (next?.taken ?? []).map((position) => featureAt(position, {})),
      });
      if (pointed !== null && !next?.marks.some(({ key }) => key === pointed)) point(null);
    },
    press: (at) => {
      const mark = content && nearest(map, content.marks, at);
      if (!mark) return false;
      content?.onPress(mark.key);
      return true;
    },
  };
}

/** The mark nearest to a point of the map, within reach. */
function nearest(map: MapLibreMap, marks: readonly DrawnMark[], at: PointLike): DrawnMark | undefined {
  const [x, y] = Array.isArray(at) ? at : [at.x, at.y];
  const middle = map.getCenter().lng;
  let found: { mark: DrawnMark; away: number } | undefined;
  for (const mark of marks) {
    // Of the copies of a flat world, the one in view.
    const turns = Math.round((middle - mark.position.lng) / 360);
    const place = map.project({ lat: mark.position.lat, lng: mark.position.lng + 360 * turns });
    const away = Math.hypot(place.x - x, place.y - y);
    if (away <= REACH && (found === undefined || away < found.away)) found = { mark, away };
  }
  return found?.mark;
}

function layersOf({ layers }: ReturnType<typeof drawnStyle>) {
  return layers.map(([layer]) => layer);
}

/** The same picture for the same shape in the same colours. */
function pictureId({ shape, colour }: DrawnMark, surface: string): string {
  return `${colour} ${surface} ${shape}`;
}

function marksIn(marks: readonly DrawnMark[], surface: string): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: marks.map((mark, order) =>
      featureAt(mark.position, { picture: pictureId(mark, surface), name: mark.name, order }),
    ),
  };
}

function heatIn(spots: readonly HeatSpot[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: spots.map(({ position, items }) => featureAt(position, { items })),
  };
}

function featureAt(
  { lat, lng }: DrawnMark['position'],
  properties: object,
): FeatureCollection['features'][number] {
  return {
    type: 'Feature',
    properties: { ...properties },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  };
}
