import type { Tile } from '@waymark/model/geography/tiles';
import { createContext } from 'react';
import { createTileCache, type TileCache } from './tile-cache.ts';

/** The tiles of a browser's document, which all of its pages share. */
export const documentTiles = createTileCache();

/** The tiles that the maps and lists below it show. A server provides a cache of its own for each request. */
export const TileCacheContext = createContext<TileCache>(documentTiles);

/**
 * Adds the tiles of all payloads that the loaders of a page returned, by route, as the router stores them. The server calls it
 * before it renders a request, and the browser before it hydrates.
 */
export function cacheLoadedTiles(cache: TileCache, loaderData: Readonly<Record<string, unknown>>): void {
  for (const loaded of Object.values(loaderData)) cache.fill(tilesIn(loaded));
}

/** The tiles of a payload; empty for other data. `fill` leaves out tiles that it cannot read. */
function tilesIn(loaded: unknown): readonly Tile[] {
  const payload = fieldOf(loaded, 'payload');
  const tiles = fieldOf(payload, 'tiles');
  // A payload with this field comes from our server, which checks its tiles.
  return Array.isArray(tiles) ? (tiles as readonly Tile[]) : [];
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([other]) => other === name)?.[1]
    : undefined;
}
