import { type GeoPermissibleObjects, geoArea, geoPath } from 'd3-geo';
import type { Polygon, Position } from 'geojson';
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
export function paintStill(
  canvas: HTMLCanvasElement,
  view: StillView,
  { colours, land, detail, shapes }: StillContent,
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const density = Math.min(window.devicePixelRatio, 2);
  canvas.width = Math.round(view.size.width * density);
  canvas.height = Math.round(view.size.height * density);
  context.scale(density, density);
  context.lineJoin = 'round';

  const projection = stillProjection(view);
  const pathOf: PathOf = (shape) => {
    const path = new Path2D();
    geoPath(projection, penOf(path))(shape);
    return path;
  };
  const width = (table: WidthByZoom) => widthAt(table, view.camera.zoom);

  const sphere = pathOf({ type: 'Sphere' });
  context.clip(sphere);
  context.fillStyle = colours.sea;
  context.fill(sphere);
  strokeLine(context, pathOf(GRATICULE), colours.graticule, width(LINE_WIDTHS.graticule));
  if (land) paintLand(context, land, colours, pathOf, width);
  detail?.paint(context, view, detail.tiles, colours);
  for (const shape of shapes) paintShape(context, shape, pathOf);
}

type PathOf = (shape: GeoPermissibleObjects) => Path2D;

function paintLand(
  context: CanvasRenderingContext2D,
  land: Land,
  colours: MapColours,
  pathOf: PathOf,
  width: (table: WidthByZoom) => number,
): void {
  const coasts = pathOf(land.coasts);
  context.globalAlpha = SOFT_ALPHA;
  for (let step = 0; step < SOFT_STEPS; step++) {
    const soft = (step / SOFT_STEPS) * width(LINE_WIDTHS.shelfBlur);
    strokeLine(context, coasts, colours.shelf, width(LINE_WIDTHS.shelf) - soft);
  }
  context.globalAlpha = 1;
  context.fillStyle = colours.land;
  context.fill(pathOf(land.land));
  strokeLine(context, coasts, colours.coast, width(LINE_WIDTHS.coast));
  const border = width(LINE_WIDTHS.border);
  context.setLineDash([3 * border, 2 * border]);
  strokeLine(context, pathOf(land.borders), colours.border, border);
  context.setLineDash([]);
}

function paintShape(context: CanvasRenderingContext2D, shape: MapShape, pathOf: PathOf): void {
  const { kind, lines, colour } = shape;
  const { opacity, width } = lookOf(shape);
  const coordinates = lines.map((line) => line.map(({ lat, lng }): Position => [lng, lat]));
  const drawn = pathOf(kind === 'area' ? polygonOf(coordinates) : { type: 'MultiLineString', coordinates });
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
