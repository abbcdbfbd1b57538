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

/** Adds the tiles of a page's payload to the cache. */
export function cacheTiles(tiles: readonly Tile[]): void {
  cache.fill(tiles);
}

interface MapTilesOptions {
  /** The tiles that the camera needs, from `tilesOf`. The array is the same as long as the tiles are. */
  wanted: readonly Tile[];
  /** Set once the page shows its content: from then on the map is live. */
  settled?: boolean;
  /**
   * Fetches a tile while the live layer has not loaded. The result is undefined where that failed. The function has to be stable.
   */
  load: (tile: Tile, signal: AbortSignal) => Promise<MapTile | null | undefined>;
}

interface MapTiles extends Cover {
  /** Invisible elements that request the tiles and listen to them. The page has to render them. */
  sources: ReactNode;
}

/**
 * The tiles of the map index that a camera needs, live. Tiles that were shown in the last minutes show at once. Tiles that are no
 * longer needed have no listener.
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

/** The cover as far as the tiles are in the cache, and the tiles that were looked up for it. */
function coverNow(wanted: readonly Tile[], _version: number): { cover: Cover; used: string[] } {
  const used = new Set<string>();
  const cover = coverOf(wanted, (tile) => {
    used.add(tileKey(tile));
    return cache.known(tile);
  });
  return { cover, used: [...used] };
}

/** Requests a tile once. */
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
  useListeners(layer, [tileQuery(tile)], (event) => cache.receive(tile, event));
  return null;
}

function tileQuery(tile: Tile): Listening {
  return { key: `tile/${tileKey(tile)}`, source: { document: tilePath(tile) } };
}

function unique(tiles: readonly Tile[]): Tile[] {
  return [...new Map(tiles.map((tile) => [tileKey(tile), tile])).values()];
}
