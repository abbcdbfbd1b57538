import { featureFilter } from '@maplibre/maplibre-gl-style-spec';
import { Clipper } from 'clipper2-ts';
import type { LayerSpecification } from 'maplibre-gl';
import { streetLabels } from '../src/map/embedded/streets-labels.ts';
import { streetLines, streetSurfaces } from '../src/map/embedded/streets-layers.ts';
import type { MapColours } from '../src/map/map-colours.ts';
import { joinedLines } from './join-lines.ts';
import { type Coarseness, mergedAreas } from './merge-areas.ts';
import type { TileFeature, TileLayer, TileLine } from './tile-layers.ts';

/** The last level of an archive: from closer by, its tiles are shown larger. */
const LAST = 14;
const CLOSEST = 22;

/** The steps of a tile. One that is shown at its own size only has fewer. */
const FINE = 4_096;
const COARSE = 2_048;

/** A corner of a line is left out where the rest is no further than this from it, in steps. Areas are coarser. */
const LINE_TOLERANCE = 1.5;
const AREA_TOLERANCE = 2.5;

/** The smallest area that is kept, in square steps: about 10 × 10 m at the last level. */
const SMALLEST = 400;

const BUILDINGS = 'building';

/** Gardens and meadows, of which a town has thousands. What leads between them is drawn above them. */
const LANDCOVER = 'landcover';
const LANDCOVER_COARSENESS: Coarseness = { reach: 3, tolerance: 3, area: 800 };

/** Kinds of railroads that OpenMapTiles summarises. What runs below the ground is not drawn. */
const SUMMARISED = new Map([
  ['light_rail', 'transit'],
  ['tram', 'transit'],
  ['monorail', 'transit'],
  ['funicular', 'rail'],
  ['narrow_gauge', 'rail'],
  ['preserved', 'rail'],
]);

/** The colours do not matter: what is drawn is the same in all. */
const COLOURS: MapColours = {
  sea: '#000000',
  shelf: '#000000',
  land: '#000000',
  coast: '#000000',
  border: '#000000',
  graticule: '#000000',
  label: '#ffffff',
};

interface DrawnLayer {
  source: string;
  from: number;
  isDrawn: (zoom: number, feature: TileFeature) => boolean;
}

const STYLE = [...streetSurfaces(COLOURS), ...streetLines(COLOURS), ...streetLabels(COLOURS, 'en')];
const DRAWN = STYLE.map(drawnLayer);
const ATTRIBUTES = new Set([...attributesOf(STYLE), ...attributesOf(streetLabels(COLOURS, 'fr'))]);

function drawnLayer(layer: LayerSpecification): DrawnLayer {
  const { 'source-layer': source = '', minzoom = 0 } = 'source' in layer ? layer : {};
  const { filter } = featureFilter('filter' in layer ? layer.filter : undefined);
  return {
    source,
    from: minzoom,
    isDrawn: (zoom, { type, tags }) => filter({ zoom }, { type, properties: { ...tags } }),
  };
}

/** The attributes that a style reads. */
function attributesOf(layers: readonly LayerSpecification[]): string[] {
  return [...JSON.stringify(layers).matchAll(/\["(?:get|has)","([^"]+)"\]/g)].map(([, name = '']) => name);
}

/** The layers of a tile of streets without what the map does not draw of it, and with fewer corners than an eye can see. */
export function thinned(layers: readonly TileLayer[], level: number, buildings: Coarseness): TileLayer[] {
  const extent = level < LAST ? COARSE : FINE;
  return layers.map(({ name, extent: before, features }) => {
    const drawn = features.map(summarised).filter((feature) => isDrawn(name, feature, level));
    const scaled = drawn.map((feature) => ({
      ...feature,
      lines: scaledLines(feature.lines, extent / before),
    }));
    const together = merged(scaled).map((feature) => ({
      ...feature,
      lines: simpler(feature, coarsenessOf(name, buildings)),
    }));
    return { name, extent, features: together.filter(({ lines }) => lines.length > 0) };
  });
}

function summarised(feature: TileFeature): TileFeature {
  const kind = SUMMARISED.get(String(feature.tags['class']));
  return kind === undefined ? feature : { ...feature, tags: { ...feature.tags, class: kind } };
}

/** Whether a feature of a tile is drawn at any zoom at which the tile is shown. */
function isDrawn(layer: string, feature: TileFeature, level: number): boolean {
  const closest = level < LAST ? level + 0.999 : CLOSEST;
  return DRAWN.some(
    ({ source, from, isDrawn: is }) => source === layer && from <= closest && is(closest, feature),
  );
}

function scaledLines(lines: readonly TileLine[], factor: number): TileLine[] {
  return lines.map((line) => line.map(([x, y]) => [Math.round(x * factor), Math.round(y * factor)]));
}

/** Lines and areas with the same attributes as one feature; so a street with a name has its label once. Points stay alone. */
function merged(features: readonly TileFeature[]): TileFeature[] {
  const all = new Map<string, TileFeature>();
  for (const [at, { type, tags: before, lines }] of features.entries()) {
    const tags = Object.fromEntries(Object.entries(before).filter(([name]) => ATTRIBUTES.has(name)));
    const key = JSON.stringify([type, tags, type === 1 && at]);
    all.set(key, { type, tags, lines: [...(all.get(key)?.lines ?? []), ...lines] });
  }
  return [...all.values()];
}

/** How coarse the areas of a layer are; null where they stay apart. */
function coarsenessOf(layer: string, buildings: Coarseness): Coarseness | null {
  if (layer === BUILDINGS) return buildings;
  return layer === LANDCOVER ? LANDCOVER_COARSENESS : null;
}

function simpler({ type, lines }: TileFeature, coarseness: Coarseness | null): readonly TileLine[] {
  if (type === 1) return lines;
  if (coarseness !== null) return mergedAreas(lines, coarseness);
  if (type === 2) return joinedLines(lines).map((line) => withFewerCorners(line, true));
  return lines.map((line) => withFewerCorners(line, false)).filter((line) => areaOf(line) >= SMALLEST);
}

function withFewerCorners(line: TileLine, isOpen: boolean): TileLine {
  const path = line.map(([x, y]) => ({ x, y }));
  const kept = isOpen
    ? Clipper.ramerDouglasPeucker(path, LINE_TOLERANCE)
    : Clipper.simplifyPath(path, AREA_TOLERANCE);
  return kept.map(({ x, y }) => [x, y]);
}

function areaOf(line: TileLine): number {
  return Math.abs(Clipper.area(line.map(([x, y]) => ({ x, y }))));
}
