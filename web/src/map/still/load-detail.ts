import { TILE_LEVELS } from '../base-map/land-parts.ts';
import type { AddressedTile } from '../base-map/tiles-in-view.ts';
import { decodeTile } from './decode-tile.ts';
import type { DetailTile } from './paint-detail.ts';

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
      const path = new Path2D();
      for (const line of lines) {
        for (const [at, { x, y }] of line.entries()) path[at === 0 ? 'moveTo' : 'lineTo'](x, y);
      }
      return { ...rest, path };
    }),
  };
}
