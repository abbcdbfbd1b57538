import { project, type Tile } from '@waymark/model/geography/tiles';
import { WORLD_PIXELS } from '@waymark/model/map-index/camera-tiles';
import { LINE_WIDTHS, type WidthByZoom, widthAt } from '../line-widths.ts';
import type { MapColours } from '../map-colours.ts';
import { regionColours } from '../region/region-palette.ts';
import { REGION_WIDTHS } from '../region/region-widths.ts';
import { type Box, type PointAlong, runsIn } from './dashed-lines.ts';
import type { DecodedTile } from './decode-tile.ts';
import type { StillView } from './still-projection.ts';

type Drawn = DecodedTile['drawn'][number];

/** A tile with what is drawn of it, in steps of the tile: as paths, and as lines what is dashed. */
export interface DetailTile {
  tile: Tile;
  /** Whether it lies over others and has no land of its own. */
  isNear: boolean;
  extent: number;
  drawn: (Omit<Drawn, 'lines'> & { path: Path2D | null; lines: readonly (readonly PointAlong[])[] })[];
}

/** The zoom from which the line along the coasts is the shelf: see `land-layers.ts`. */
const NEAR_SHELF_FROM = 8;

interface Look {
  of: (drawn: Pick<Drawn, 'part' | 'k'>) => boolean;
  fill?: string;
  stroke?: string;
  /** CSS pixels. */
  width?: number;
  dashes?: readonly number[];
}

/** Draws land and region from tiles, as the engine would, over what is below them. Only a flat map has tiles. */
export function paintDetail(
  context: CanvasRenderingContext2D,
  view: StillView,
  tiles: readonly DetailTile[],
  map: MapColours,
): void {
  const { zoom } = view.camera;
  const placed = tiles.map((detail) => ({ detail, ...placeOf(detail.tile, view) }));
  const within = (draw: (spot: (typeof placed)[number]) => void) => {
    for (const spot of placed) {
      context.save();
      context.beginPath();
      context.rect(spot.x, spot.y, spot.side, spot.side);
      context.clip();
      draw(spot);
      context.restore();
    }
  };
  // The sea hides the coarse land. Near tiles have no land of their own.
  within(({ detail, x, y, side }) => {
    if (detail.isNear) return;
    context.fillStyle = map.sea;
    context.fillRect(x, y, side, side);
  });
  for (const look of looksOf(map, zoom)) {
    within(({ detail, x, y, side }) => {
      const scale = side / detail.extent;
      context.translate(x, y);
      context.scale(scale, scale);
      const seen = {
        left: -x / scale,
        top: -y / scale,
        right: (view.size.width - x) / scale,
        bottom: (view.size.height - y) / scale,
      };
      for (const drawn of detail.drawn) {
        if (drawn.z > zoom || !look.of(drawn)) continue;
        if (drawn.path) paint(context, drawn.path, look, scale);
        else paintDashes(context, drawn.lines, look, scale, seen);
      }
    });
  }
}

function looksOf(map: MapColours, zoom: number): Look[] {
  const colours = regionColours(map);
  const part = (name: Drawn['part']) => (drawn: Pick<Drawn, 'part'>) => drawn.part === name;
  const road = (kind: number) => (drawn: Pick<Drawn, 'part' | 'k'>) =>
    drawn.part === 'roads' && drawn.k === kind;
  const width = (table: WidthByZoom) => widthAt(table, zoom);
  const border = width(LINE_WIDTHS.border);
  return [
    {
      of: part(zoom < NEAR_SHELF_FROM ? 'shelf' : 'coasts'),
      stroke: map.shelf,
      width: width(LINE_WIDTHS.shelf) / 2,
    },
    { of: part('graticule'), stroke: map.graticule, width: width(LINE_WIDTHS.graticule) },
    { of: part('land'), fill: map.land },
    { of: part('urban'), fill: colours.urban },
    { of: part('glaciers'), fill: colours.glacier },
    { of: part('lakes'), fill: map.sea, stroke: map.coast, width: 0.5 },
    { of: part('rivers'), stroke: colours.river, width: width(REGION_WIDTHS.river) },
    { of: part('states'), stroke: colours.state, width: width(REGION_WIDTHS.state), dashes: [1.5, 2] },
    { of: road(3), stroke: colours.roadLine, width: width(REGION_WIDTHS.smallRoad) },
    { of: road(2), stroke: colours.roadLine, width: width(REGION_WIDTHS.road) },
    { of: road(1), stroke: colours.motorwayLine, width: width(REGION_WIDTHS.motorway) },
    { of: part('coasts'), stroke: map.coast, width: width(LINE_WIDTHS.coast) },
    { of: part('borders'), stroke: map.border, width: border, dashes: [3 * border, 2 * border] },
  ];
}

/** @param scale the CSS pixels of a step of the tile */
function paint(
  context: CanvasRenderingContext2D,
  path: Path2D,
  { fill, stroke, width = 1 }: Look,
  scale: number,
): void {
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (stroke === undefined) return;
  context.strokeStyle = stroke;
  context.lineWidth = width / scale;
  context.stroke(path);
}

/** @param seen what is in view, in steps of the tile */
function paintDashes(
  context: CanvasRenderingContext2D,
  lines: readonly (readonly PointAlong[])[],
  { stroke = '', width = 1, dashes = [] }: Look,
  scale: number,
  seen: Box,
): void {
  context.strokeStyle = stroke;
  context.lineWidth = width / scale;
  context.setLineDash(dashes.map((length) => length / scale));
  for (const run of lines.flatMap((line) => runsIn(line, seen))) {
    context.lineDashOffset = run[0]?.along ?? 0;
    context.beginPath();
    for (const { x, y } of run) context.lineTo(x, y);
    context.stroke();
  }
}

/** The upper left corner of a tile and its width, in CSS pixels of the map: that of its copy nearest to the centre. */
export function placeOf({ level, x, y }: Tile, { camera, size, covered }: StillView) {
  const world = WORLD_PIXELS * 2 ** camera.zoom;
  const centre = project(camera);
  const count = 2 ** level;
  const middle = (x + 0.5) / count;
  const copies = Math.round(middle - centre.x);
  return {
    x: (x / count - copies - centre.x) * world + (covered.left + size.width - covered.right) / 2,
    y: (y / count - centre.y) * world + (covered.top + size.height - covered.bottom) / 2,
    side: world / count,
  };
}
