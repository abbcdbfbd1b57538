import { type GeoPermissibleObjects, type GeoProjection, type GeoSphere, geoArea, geoPath } from 'd3-geo';
import type { FeatureCollection, MultiLineString, Polygon, Position } from 'geojson';
import type { Land } from '../base-map/land.ts';
import { GRATICULE } from '../graticule.ts';
import { LINE_WIDTHS, type WidthByZoom, widthAt } from '../line-widths.ts';
import type { MapColours } from '../map-colours.ts';
import { lookOf, type MapShape } from '../map-shape.ts';
import { type StillView, stillProjection } from './still-projection.ts';
import type { Detail } from './use-detail.ts';

/** A soft edge consists of this many nested lines, which together are as opaque as the one line of an engine. */
const SOFT_STEPS = 4;
const SOFT_ALPHA = 1 - (1 - 0.8) ** (1 / SOFT_STEPS);

interface StillContent {
  colours: MapColours;
  /** Null until it is loaded. */
  land: Land | null;
  /** Land and region from close by, which hide the coarse land; null on a globe, and until they are loaded. */
  detail: Detail | null;
  shapes: readonly MapShape[];
}

/** Draws a view of the atlas on a canvas, with shapes on it. */
export function paintStill(canvas: HTMLCanvasElement, view: StillView, content: StillContent): void {
  const steps = stillSteps(canvas, view, content);
  while (!steps.next().done);
}

/** The same in short steps. */
export function* stillSteps(
  canvas: HTMLCanvasElement,
  view: StillView,
  { colours, land, detail, shapes }: StillContent,
): Steps<void> {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const density = Math.min(window.devicePixelRatio, 2);
  canvas.width = Math.round(view.size.width * density);
  canvas.height = Math.round(view.size.height * density);
  context.scale(density, density);
  context.lineJoin = 'round';

  const projection = stillProjection(view);
  const width = (table: WidthByZoom) => widthAt(table, view.camera.zoom);

  const sphere = yield* pathOf({ type: 'Sphere' }, projection);
  context.clip(sphere);
  context.fillStyle = colours.sea;
  context.fill(sphere);
  const graticule = yield* pathOf(GRATICULE, projection);
  strokeLine(context, graticule, colours.graticule, width(LINE_WIDTHS.graticule));
  if (land) yield* landSteps(context, land, colours, projection, width);
  detail?.paint(context, view, detail.tiles, colours);
  for (const shape of shapes) yield* shapeSteps(context, shape, projection);
}

type Steps<Result> = Generator<undefined, Result>;
type Shape = GeoSphere | FeatureCollection | MultiLineString | Polygon;

function* landSteps(
  context: CanvasRenderingContext2D,
  land: Land,
  colours: MapColours,
  projection: GeoProjection,
  width: (table: WidthByZoom) => number,
): Steps<void> {
  const coasts = yield* pathOf(land.coasts, projection);
  context.globalAlpha = SOFT_ALPHA;
  for (let step = 0; step < SOFT_STEPS; step++) {
    const soft = (step / SOFT_STEPS) * width(LINE_WIDTHS.shelfBlur);
    strokeLine(context, coasts, colours.shelf, width(LINE_WIDTHS.shelf) - soft);
    yield;
  }
  context.globalAlpha = 1;
  context.fillStyle = colours.land;
  context.fill(yield* pathOf(land.land, projection));
  strokeLine(context, coasts, colours.coast, width(LINE_WIDTHS.coast));
  const border = width(LINE_WIDTHS.border);
  const borders = yield* pathOf(land.borders, projection);
  context.setLineDash([3 * border, 2 * border]);
  strokeLine(context, borders, colours.border, border);
  context.setLineDash([]);
}

function* shapeSteps(
  context: CanvasRenderingContext2D,
  shape: MapShape,
  projection: GeoProjection,
): Steps<void> {
  const { kind, lines, colour } = shape;
  const { opacity, width } = lookOf(shape);
  const coordinates = lines.map((line) => line.map(({ lat, lng }): Position => [lng, lat]));
  const drawn = yield* pathOf(
    kind === 'area' ? polygonOf(coordinates) : { type: 'MultiLineString', coordinates },
    projection,
  );
  if (kind === 'area') {
    context.globalAlpha = opacity;
    context.fillStyle = colour;
    context.fill(drawn);
    context.globalAlpha = 1;
  }
  if (width > 0) strokeLine(context, drawn, colour, width);
}

/** A polygon that d3 fills on its smaller side: d3 expects outer rings to run clockwise, and GeoJSON the other way. */
function polygonOf(coordinates: Position[][]): Polygon {
  const polygon: Polygon = { type: 'Polygon', coordinates };
  if (geoArea(polygon) <= 2 * Math.PI) return polygon;
  return { type: 'Polygon', coordinates: coordinates.map((ring) => ring.toReversed()) };
}

function strokeLine(context: CanvasRenderingContext2D, path: Path2D, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(path);
}

/** A shape as a path, each of its parts in a step. */
function* pathOf(shape: Shape, projection: GeoProjection): Steps<Path2D> {
  const path = new Path2D();
  const draw = geoPath(projection, penOf(path));
  for (const part of partsOf(shape)) {
    draw(part);
    yield;
  }
  return path;
}

function partsOf(shape: Shape): readonly GeoPermissibleObjects[] {
  if (shape.type === 'FeatureCollection') return shape.features;
  if (shape.type !== 'MultiLineString') return [shape];
  return shape.coordinates.map((coordinates) => ({ type: 'LineString', coordinates }));
}

/** A path as d3 draws on it; d3 also calls `beginPath`. */
function penOf(path: Path2D) {
  return {
    beginPath: () => {},
    moveTo: (x: number, y: number) => path.moveTo(x, y),
    lineTo: (x: number, y: number) => path.lineTo(x, y),
    arc: (...circle: Parameters<Path2D['arc']>) => path.arc(...circle),
    closePath: () => path.closePath(),
  };
}
