import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Bounds, boundsCentre } from '@waymark/model/geography/bounds';
import type { Position } from '@waymark/model/geography/position';
import {
  type GeoPermissibleObjects,
  type GeoProjection,
  geoAzimuthalEqualArea,
  geoDistance,
  geoGraticule,
  geoOrthographic,
  geoPath,
} from 'd3-geo';
import type { MultiLineString } from 'geojson';
import { feature, mesh } from 'topojson-client';

type Topology = Parameters<typeof mesh>[0];
type World = Topology & { objects: Record<'land' | 'countries', NonNullable<Parameters<typeof mesh>[1]>> };

/** A part of a picture, in pixels. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The colours of the printed map (look.md). */
const COLOURS = {
  sea: '#C7DEE1',
  shelf: '#D6E8E8',
  land: '#F5EFE1',
  coast: '#8FB0B3',
  border: '#C8B99B',
  graticule: '#B9D3D7',
};

/** How much of the earth a map of a spot shows from its middle to its edge, in degrees: a country and its neighbours. */
const AROUND_SPOT = 9;
/** The same for a rectangle, which itself takes up most of the map. */
const AROUND_BOUNDS = { margin: 1.25, least: 5, most: 75 };
/** A rectangle whose middle is nearer to its corners, in degrees, is a speck on its map. */
const MARKED = 1;
/** Wider maps need less detail, and take a tenth of the time without it. */
const COARSE_FROM = 20;

/** How far shapes go on outside of their frame, in pixels, so that the edges where they are cut are not seen. */
const OVERLAP = 20;

/** The signs of places on a map. */
interface Stops {
  positions: readonly Position[];
  colour: string;
  /** In pixels. */
  radius: number;
}

/** The map around a place as SVG, without labels. */
export function locatorMap(place: Position | Bounds, frame: Frame, stops: Stops): string {
  const { x, y, width, height } = frame;
  const sea = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${COLOURS.sea}"/>`;
  const angle = 'lat' in place ? AROUND_SPOT : reach(place);
  const scale = angle > COARSE_FROM ? 'coarse' : 'fine';
  const projection = around(place, angle, frame);
  return sea + atlas(projection, { scale, step: 5 }) + dots(projection, stops);
}

function dots(projection: GeoProjection, { positions, colour, radius }: Stops): string {
  return positions
    .map(({ lat, lng }) => {
      const [x, y] = projection([lng, lat]) ?? [];
      if (x === undefined || y === undefined) return '';
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${colour}" stroke="#FFFFFF" stroke-width="${radius / 3}"/>`;
    })
    .join('');
}

/** The earth from afar as SVG, as it stands on the home page. */
export function globe({ x, y, radius }: { x: number; y: number; radius: number }): string {
  const projection = geoOrthographic().rotate([-14, -28]).translate([x, y]).scale(radius).precision(0.3);
  const circle = (size: number, paint: string) => `<circle cx="${x}" cy="${y}" r="${size}" ${paint}/>`;
  return [
    circle(radius, `fill="${COLOURS.sea}"`),
    atlas(projection, { scale: 'coarse', step: 15 }),
    circle(radius, `fill="none" stroke="${COLOURS.coast}" stroke-width="3"`),
    circle(radius + 9, `fill="none" stroke="${COLOURS.border}" stroke-width="1"`),
  ].join('');
}

/** @param step between the lines of the graticule, in degrees */
function atlas(projection: GeoProjection, { scale, step }: { scale: Scale; step: number }): string {
  const pathOf = (shape: GeoPermissibleObjects) => geoPath(projection).digits(1)(shape) ?? '';
  const { land, borders } = earth(scale);
  const coasts = pathOf(land);
  return [
    line(pathOf(geoGraticule().step([step, step])()), COLOURS.graticule, 1),
    line(coasts, COLOURS.shelf, 9),
    `<path d="${coasts}" fill="${COLOURS.land}" stroke="${COLOURS.coast}" stroke-width="1.2" stroke-linejoin="round"/>`,
    `<g stroke-dasharray="5 4">${line(pathOf(borders), COLOURS.border, 1.4)}</g>`,
  ].join('');
}

function line(path: string, colour: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

/** @param angle from the middle to the nearest edge, in degrees */
function around(place: Position | Bounds, angle: number, { x, y, width, height }: Frame): GeoProjection {
  const centre = 'lat' in place ? place : boundsCentre(place);
  const radius = Math.min(width, height) / 2;
  return geoAzimuthalEqualArea()
    .rotate([-centre.lng, -centre.lat])
    .translate([x + width / 2, y + height / 2])
    .scale(radius / (2 * Math.sin((angle * Math.PI) / 360)))
    .precision(0.3)
    .clipExtent([
      [x - OVERLAP, y - OVERLAP],
      [x + width + OVERLAP, y + height + OVERLAP],
    ]);
}

/** Whether a place is too small to be found on its map without a mark. */
export function needsMark(place: Position | Bounds): boolean {
  return 'lat' in place || farthestCorner(place) < MARKED;
}

/** The distance from the middle of a rectangle to its farthest corner with a margin, in degrees. */
function reach(bounds: Bounds): number {
  const { margin, least, most } = AROUND_BOUNDS;
  return Math.min(most, Math.max(least, farthestCorner(bounds) * margin));
}

/** The distance from the middle of a rectangle to its farthest corner, in degrees. */
function farthestCorner(bounds: Bounds): number {
  const { west, south, east, north } = bounds;
  const { lat, lng } = boundsCentre(bounds);
  const corners: [number, number][] = [
    [west, south],
    [west, north],
    [east, south],
    [east, north],
  ];
  const farthest = Math.max(...corners.map((corner) => geoDistance([lng, lat], corner)));
  return (farthest * 180) / Math.PI;
}

interface Earth {
  land: GeoPermissibleObjects;
  borders: MultiLineString;
}

/** Natural Earth's land at 1 to 110 and at 1 to 50 million, as the application's map has it for continents and countries. */
const FILES = {
  coarse: import.meta.resolve('world-atlas/countries-110m.json'),
  fine: import.meta.resolve('world-atlas/countries-50m.json'),
};
type Scale = keyof typeof FILES;

const loaded = new Map<Scale, Earth>();

function earth(scale: Scale): Earth {
  const known = loaded.get(scale);
  if (known !== undefined) return known;
  // The package documents this shape.
  const world = JSON.parse(readFileSync(fileURLToPath(FILES[scale]), 'utf8')) as World;
  const read = {
    land: feature(world, world.objects.land),
    borders: mesh(world, world.objects.countries, (a, b) => a !== b),
  };
  loaded.set(scale, read);
  return read;
}
