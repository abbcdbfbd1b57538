import type { Tile } from '@waymark/model/geography/tiles';
import { type Cover, coverOf } from '@waymark/model/map-index/cover';
import { type MapTile, tileKey, tilePath } from '@waymark/model/map-index/map-tile';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useStore } from '../../ui/store.ts';
import { type LiveLayer, useLiveLayer } from '../core/live-layer.ts';
import type { Listening } from '../core/live-query.ts';
import { useListeners } from '../core/use-listeners.ts';
import { createTileCache } from './tile-cache.ts';

const cache = createTileCache();

/** Takes in the tiles that a page's payload has. */
export function keepTiles(tiles: readonly Tile[]): void {
  cache.fill(tiles);
}

interface MapTilesOptions {
  /** What the camera needs: `tilesOf`. The same array as long as these are the same. */
  wanted: readonly Tile[];
  /** The page shows what it has: from now on the map is live. */
  settled?: boolean;
  /** Asks for a tile before the live layer is there; undefined where that failed. The same function every time. */
  load: (tile: Tile, signal: AbortSignal) => Promise<MapTile | null | undefined>;
}

interface MapTiles extends Cover {
  /** Asks for the tiles and listens to them, invisibly: to be rendered somewhere on the page. */
  sources: ReactNode;
}

/**
 * The tiles of the map index that a camera needs, live. What was seen in the last minutes shows at once; tiles that are no
 * longer needed are no longer listened to.
 */
export function useMapTiles({ wanted, settled = false, load }: MapTilesOptions): MapTiles {
  const version = useStore(cache.version);
  const { cover, used } = useMemo(() => coverNow(wanted, version), [wanted, version]);
  const needs = [...cover.shown, ...cover.missing, ...cover.watched];
  const layer = useLiveLayer(needs.length > 0 && settled);

  useEffect(() => cache.need(used), [used]);
  const sources = layer
    ? unique(needs).map((tile) => <TileSource key={tileKey(tile)} tile={tile} layer={layer} />)
    : cover.missing.map((tile) => <TileRequest key={tileKey(tile)} tile={tile} load={load} />);
  return { ...cover, sources };
}

/** The cover as far as the cache knows, and the tiles that it was found by. */
function coverNow(wanted: readonly Tile[], _version: number): { cover: Cover; used: string[] } {
  const used = new Set<string>();
  const cover = coverOf(wanted, (tile) => {
    used.add(tileKey(tile));
    return cache.known(tile);
  });
  return { cover, used: [...used] };
}

/** Asks for a tile once, as long as it is missing. */
function TileRequest({ tile: { level, x, y }, load }: { tile: Tile; load: MapTilesOptions['load'] }) {
  useEffect(() => {
    const tile = { level, x, y };
    const gone = new AbortController();
    void load(tile, gone.signal).then((content) => {
      if (content !== undefined && !gone.signal.aborted) cache.put(tile, content);
    });
    return () => gone.abort();
  }, [level, x, y, load]);
  return null;
}

function TileSource({ tile, layer }: { tile: Tile; layer: LiveLayer }) {
  useListeners(layer, [tileQuery(tile)], (event) => cache.hear(tile, event));
  return null;
}

function tileQuery(tile: Tile): Listening {
  return { key: `tile/${tileKey(tile)}`, source: { document: tilePath(tile) } };
}

function unique(tiles: readonly Tile[]): Tile[] {
  return [...new Map(tiles.map((tile) => [tileKey(tile), tile])).values()];
}
