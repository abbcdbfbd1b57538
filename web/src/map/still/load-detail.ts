import { TILE_LEVELS } from '../base-map/land-parts.ts';
import type { AddressedTile } from '../base-map/tiles-in-view.ts';
import { DASHED_PARTS, measureLine } from './dashed-lines.ts';
import { decodeTile } from './decode-tile.ts';
import type { DetailTile } from './paint-detail.ts';

/** The longest segment of a dashed line is this part of the side of its tile, so that views from close by have few dashes. */
const LONGEST = 1 / 64;

/** Loads a tile for the still picture. Its paths are made once, because a drag paints them with every frame. */
export async function loadDetail({ address, tile }: AddressedTile): Promise<DetailTile> {
  const response = await fetch(address, { priority: 'low' });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  const { extent, drawn } = decodeTile(new Uint8Array(await response.arrayBuffer()));
  return {
    tile,
    isNear: tile.level === TILE_LEVELS.near,
    extent,
    drawn: drawn.map(({ lines, ...rest }) => {
      if (DASHED_PARTS.includes(rest.part)) {
        return { ...rest, path: null, lines: lines.map((line) => measureLine(line, extent * LONGEST)) };
      }
      const path = new Path2D();
      for (const line of lines) {
        for (const [at, { x, y }] of line.entries()) path[at === 0 ? 'moveTo' : 'lineTo'](x, y);
      }
      return { ...rest, path, lines: [] };
    }),
  };
}
