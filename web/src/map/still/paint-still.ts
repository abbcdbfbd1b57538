import { type GeoPermissibleObjects, geoPath } from 'd3-geo';
import type { Land } from '../base-map/land.ts';
import { GRATICULE } from '../graticule.ts';
import { LINE_WIDTHS, type WidthByZoom, widthAt } from '../line-widths.ts';
import type { MapColours } from '../map-colours.ts';
import { type StillView, stillProjection } from './still-projection.ts';

/** A soft edge consists of this many nested lines, which together are as opaque as the one line of an engine. */
const SOFT_STEPS = 4;
const SOFT_ALPHA = 1 - (1 - 0.8) ** (1 / SOFT_STEPS);

/** Draws a view of the atlas on a canvas, without land until the land is loaded. */
export function paintStill(
  canvas: HTMLCanvasElement,
  view: StillView,
  colours: MapColours,
  land: Land | null,
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const density = Math.min(window.devicePixelRatio, 2);
  canvas.width = Math.round(view.size.width * density);
  canvas.height = Math.round(view.size.height * density);
  context.scale(density, density);
  context.lineJoin = 'round';

  const projection = stillProjection(view);
  const pathOf = (shape: GeoPermissibleObjects) => {
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
  if (land === null) return;

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
