import type { Colour } from '@waymark/model/entities/kinds';
import type { Bounds } from '@waymark/model/geography/bounds';
import type { Geometry } from '@waymark/model/geography/geometry';
import type { Position } from '@waymark/model/geography/position';
import type { MapShape } from '../../map/map-shape.ts';
import { paintedColour } from '../card/kind-mark.tsx';

interface Outline {
  id: string;
  colour?: Colour | undefined;
  /** Set for the subject of the page, which is drawn stronger. */
  selected?: boolean;
}

/** The outline of an area from its GeoJSON, which was checked at publication; empty where it is invalid. */
export function outlineOf(geometry: string, { id, colour, selected = false }: Outline): MapShape[] {
  return polygonsIn(geometry).map((lines, index) => ({
    id: `${id}/${index}`,
    kind: 'area',
    lines,
    colour: paintedColour('area', colour),
    selected,
  }));
}

/** Bounds as a shape on the map, for a place of which only the area is known. */
export function frameOf(bounds: Bounds, id: string): MapShape {
  const { west, south, east, north } = bounds;
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ] as const;
  return { id, kind: 'area', lines: [corners.map(toPosition)], colour: paintedColour('pin'), selected: true };
}

/** The line through places in order; undefined where it would have no length. */
export function routeThrough(places: readonly Position[], id: string): MapShape[] {
  if (places.length < 2) return [];
  return [{ id, kind: 'route', lines: [places], colour: paintedColour('list'), selected: true }];
}

/** The rings of each polygon of a GeoJSON text: the outer one, then its holes. Empty where it is invalid. */
export function polygonsIn(geometry: string): Position[][][] {
  try {
    // Functions wrote this text. Any other content ends in the catch block.
    const { type, coordinates } = JSON.parse(geometry) as Geometry;
    const polygons = type === 'Polygon' ? [coordinates] : coordinates;
    return polygons.map((rings) => rings.map((ring) => ring.map(toPosition)));
  } catch (error) {
    console.warn('The outline of an area could not be read.', error);
    return [];
  }
}

function toPosition([lng, lat]: readonly [lng: number, lat: number]): Position {
  return { lat, lng };
}
