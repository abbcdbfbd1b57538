// @vitest-environment happy-dom
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { StyleSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { unpackLand } from '../base-map/land.ts';
import { LAND_PARTS } from '../base-map/land-parts.ts';
import { REGION_PARTS } from '../base-map/region-parts.ts';
import type { MapColours } from '../map-colours.ts';
import { atlasStyle, LAND_END } from './atlas-style.ts';
import { dotPicture } from './dot-picture.ts';
import { drawnStyle } from './drawn-style.ts';
import type { LaterStyle } from './later-style.ts';
import { regionStyle } from './region-style.ts';
import { streetsStyle } from './streets-style.ts';
import { terrainStyle } from './terrain-style.ts';

const LIGHT: MapColours = {
  sea: 'rgb(199, 222, 225)',
  shelf: 'rgb(214, 232, 232)',
  land: 'rgb(245, 239, 225)',
  coast: 'rgb(143, 176, 179)',
  border: 'rgb(200, 185, 155)',
  graticule: 'rgb(185, 211, 215)',
  label: 'rgb(58, 74, 82)',
};
const DARK: MapColours = { ...LIGHT, land: 'rgb(27, 42, 49)', label: 'rgb(201, 211, 211)' };

const ARCHIVE = {
  bounds: { west: -9.2, south: 38.6, east: -9, north: 38.8 },
  minZoom: 10,
  maxZoom: 14,
  attribution: '© OpenStreetMap',
};

/** The atlas with parts that were loaded later, in this order. */
function styleWith(parts: readonly LaterStyle[], colours = LIGHT): StyleSpecification {
  const land = unpackLand({ precision: 1, land: [], borders: [] });
  const style = atlasStyle(land, { countries: [], seas: [] }, colours, 'fr');
  const { layers } = style;
  for (const part of parts) {
    Object.assign(style.sources, part.sources);
    for (const [layer, before] of part.layers) {
      const at = before === undefined ? layers.length : layers.findIndex(({ id }) => id === before);
      if (at < 0) throw new Error(`The style has no layer ${before}.`);
      layers.splice(at, 0, layer);
    }
  }
  return style;
}

const region = (colours = LIGHT) => regionStyle(colours, 'fr');
const streets = (colours = LIGHT) => streetsStyle(ARCHIVE, colours, 'en');
const terrain = (colours = LIGHT) =>
  terrainStyle({ tiles: ['https://maps.example/{z}/{x}/{y}.png'], tileSize: 256, maxzoom: 12 }, colours);

const drawn = (colours = LIGHT) =>
  drawnStyle({ ...colours, surface: 'rgb(255, 255, 255)', ink: 'rgb(29, 42, 51)' });

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the style is one that MapLibre accepts, in the %s scheme', (_, colours) => {
  const style = styleWith([region(colours), streets(colours), terrain(colours), drawn(colours)], colours);
  // MapLibre draws names in fonts of the page where a style has no glyphs, which the validator does not know.
  const written = JSON.stringify({ ...style, glyphs: '/{fontstack}/{range}.pbf' });
  expect(validateStyleMin(JSON.parse(written))).toEqual([]);
});

test('the order of the layers does not depend on which part is loaded first', () => {
  const order = (parts: readonly LaterStyle[]) => styleWith(parts).layers.map(({ id }) => id);
  const layers = order([region(), streets(), terrain(), drawn()]);
  expect(order([drawn(), terrain(), streets(), region()])).toEqual(layers);
  expect(new Set(layers).size).toBe(layers.length);
  const below = (lower: string, upper: string) => layers.indexOf(lower) < layers.indexOf(upper);
  const wrong = [
    ['land-tiles', LAND_END],
    [LAND_END, 'urban'],
    ['roads-1-near', 'coasts-tiles'],
    // The ground of the streets hides the region.
    ['borders-tiles', 'street-ground'],
    ['street-sea', 'street-motorway'],
    ['street-squares', 'slopes'],
    ['slopes', 'street-motorway'],
    ['street-buildings', 'seas'],
    ['street-places', 'settlements-names'],
    // Names of the region give way to the heads of markers, and those of countries do not.
    ['settlements-names', 'heads'],
    ['heads', 'countries'],
    ['drawn-heat', 'seas'],
    ['countries', 'drawn-shapes'],
  ].filter(([lower = '', upper = '']) => !below(lower, upper));
  expect(wrong).toEqual([]);
});

test('every part of the tiles is drawn', () => {
  const drawn = new Set(
    styleWith([region()]).layers.flatMap((layer) => ('source-layer' in layer ? [layer['source-layer']] : [])),
  );
  expect([...LAND_PARTS, ...REGION_PARTS].filter((part) => !drawn.has(part))).toEqual([]);
});

test('an archive of coarse zooms only is drawn from its last one', () => {
  const { sources } = streetsStyle({ ...ARCHIVE, minZoom: 0, maxZoom: 6 }, LIGHT, 'en');
  expect(sources['streets']).toMatchObject({ minzoom: 6, maxzoom: 6 });
  expect(streets().sources['streets']).toMatchObject({
    minzoom: 10,
    maxzoom: 14,
    bounds: [-9.2, 38.6, -9, 38.8],
  });
});

test('a dot is a picture of distances: three quarters at its edge, more inside', () => {
  const { width, data } = dotPicture();
  const alpha = (x: number, y: number) => data[4 * (y * width + x) + 3] ?? 0;
  expect(alpha(8, 8)).toBeGreaterThan(0.75 * 255);
  expect(alpha(8, 11)).toBeLessThan(0.75 * 255);
  expect(alpha(0, 0)).toBeLessThan(0.25 * 255);
});

test('names are drawn in fonts of the page and of the system: nothing is fetched for letters that ours lack', () => {
  const style = styleWith([region(), streets(), terrain(), drawn()]);
  expect(style.glyphs).toBeUndefined();
  expect(style.sprite).toBeUndefined();
  const fonts = style.layers.flatMap((layer) =>
    layer.type === 'symbol' && layer.layout?.['text-field'] !== undefined ? [layer.layout['text-font']] : [],
  );
  expect(fonts.length).toBeGreaterThan(10);
  for (const font of fonts) expect(Array.isArray(font) && font.at(-1)).toMatch(/^(?:sans-)?serif$/);
});
