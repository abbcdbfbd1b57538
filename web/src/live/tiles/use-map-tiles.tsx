import type { Tile } from '@waymark/model/geography/tiles';
import { type Cover, coverOf } from '@waymark/model/map-index/cover';
import { type MapTile, tileKey, tilePath } from '@waymark/model/map-index/map-tile';
import { type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from '../../ui/hooks/store.ts';
import { type LiveLayer, useLiveLayer } from '../core/live-layer.ts';
import type { Listening } from '../core/live-query.ts';
import { useListeners } from '../core/use-listeners.ts';
import type { TileCache } from './tile-cache.ts';
import { TileCacheContext } from './tile-cache-context.ts';

interface MapTilesOptions {
  /** The tiles that the camera needs, from `tilesOf`. The array is the same as long as the tiles are. */
  wanted: readonly Tile[];
  /**
   * Fetches a tile while the live layer has not loaded. The result is undefined where that failed: then the live layer loads at
   * once. The function has to be stable.
   */
  load: (tile: Tile, signal: AbortSignal) => Promise<MapTile | null | undefined>;
}

interface MapTiles extends Cover {
  /** Invisible elements that request the tiles and listen to them. The page has to render them. */
  sources: ReactNode;
  /** Whether the tiles have listeners, and so are current. */
  isLive: boolean;
}

/**
 * The tiles of the map index that a camera needs, live. Tiles that were shown in the last minutes show at once. Tiles that are no
 * longer needed have no listener.
 */
export function useMapTiles({ wanted, load }: MapTilesOptions): MapTiles {
  const cache = use(TileCacheContext);
  const version = useStore(cache.version);
  const { cover, used } = useMemo(() => coverNow(cache, wanted, version), [cache, wanted, version]);
  const needs = [...cover.shown, ...cover.missing, ...cover.watched];
  const [hasFailed, setFailed] = useState(false);
  const layer = useLiveLayer(hasFailed);

  useEffect(() => cache.need(used), [cache, used]);
  const onAnswer = useCallback(
    (tile: Tile, content: MapTile | null | undefined) => {
      if (content === undefined) setFailed(true);
      else cache.put(tile, content);
    },
    [cache],
  );
  const sources = layer
    ? unique(needs).map((tile) => <TileSource key={tileKey(tile)} tile={tile} layer={layer} cache={cache} />)
    : cover.missing.map((tile) => (
        <TileRequest key={tileKey(tile)} tile={tile} load={load} onAnswer={onAnswer} />
      ));
  return { ...cover, sources, isLive: layer !== undefined };
}

/** The cover as far as the tiles are in the cache, and the tiles that were looked up for it. */
function coverNow(
  cache: TileCache,
  wanted: readonly Tile[],
  _version: number,
): { cover: Cover; used: string[] } {
  const used = new Set<string>();
  const cover = coverOf(wanted, (tile) => {
    used.add(tileKey(tile));
    return cache.known(tile);
  });
  return { cover, used: [...used] };
}

interface TileRequestProps extends Pick<MapTilesOptions, 'load'> {
  tile: Tile;
  onAnswer: (tile: Tile, content: MapTile | null | undefined) => void;
}

/** Requests a tile once. */
function TileRequest({ tile: { level, x, y }, load, onAnswer }: TileRequestProps) {
  useEffect(() => {
    const tile = { level, x, y };
    const gone = new AbortController();
    void load(tile, gone.signal).then((content) => {
      if (!gone.signal.aborted) onAnswer(tile, content);
    });
    return () => gone.abort();
  }, [level, x, y, load, onAnswer]);
  return null;
}

interface TileSourceProps {
  tile: Tile;
  layer: LiveLayer;
  cache: TileCache;
}

/** Listens to a tile. */
function TileSource({ tile, layer, cache }: TileSourceProps) {
  useListeners(layer, [tileQuery(tile)], (event) => cache.receive(tile, event));
  return null;
}

function tileQuery(tile: Tile): Listening {
  return { key: `tile/${tileKey(tile)}`, source: { document: tilePath(tile) } };
}

function unique(tiles: readonly Tile[]): Tile[] {
  return [...new Map(tiles.map((tile) => [tileKey(tile), tile])).values()];
}
