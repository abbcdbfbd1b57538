import type { Tile } from '@waymark/model/geography/tiles';
import { type MapTile, readTile, tileKey, tilePath } from '@waymark/model/map-index/map-tile';
import { createStore } from '../../ui/hooks/store.ts';
import type { LiveEvent } from '../core/live-query.ts';

/** How long an unused tile stays in the cache, in milliseconds. */
export const MAX_UNUSED_TIME = 300_000;

/** The maximum number of tiles, each of a few kilobytes. The least recently used goes first. */
export const MAX_CACHED_TILES = 400;

interface CachedTile {
  content: MapTile | null;
  /** When the tile was last needed. */
  neededAt: number;
  /** Whether a listener has brought it. */
  isLive: boolean;
}

export type TileCache = ReturnType<typeof createTileCache>;

/** A cache of the map's tiles, which all maps of a page share. */
export function createTileCache(now = () => Date.now()) {
  // The tiles, in the order in which they were last needed.
  const tiles = new Map<string, CachedTile>();
  const needed = new Map<string, number>();
  const version = createStore(0);

  function store(tile: Tile, content: MapTile | null, isLive = false): void {
    tiles.set(tileKey(tile), { content, neededAt: now(), isLive });
    for (const key of tiles.keys()) {
      if (tiles.size <= MAX_CACHED_TILES) break;
      if (!needed.has(key)) tiles.delete(key);
    }
  }

  function put(tile: Tile, content: MapTile | null, isLive = false): void {
    store(tile, content, isLive);
    version.set(version.current() + 1);
  }

  function touch(key: string): void {
    const found = tiles.get(key);
    if (found === undefined) return;
    tiles.delete(key);
    tiles.set(key, { ...found, neededAt: now() });
  }

  return {
    /** A number that changes with the content of the cache. Server and browser fill it before their first render. */
    version: { ...version, initial: version.current },
    /** The content of a tile; undefined where it is unknown, or unused for `MAX_UNUSED_TIME`. */
    known(tile: Tile): MapTile | null | undefined {
      const key = tileKey(tile);
      const found = tiles.get(key);
      const fresh = found && (needed.has(key) || now() - found.neededAt < MAX_UNUSED_TIME);
      return fresh ? found.content : undefined;
    },
    /** The tiles that listeners have brought, by their keys. */
    *live(): Iterable<readonly [key: string, content: MapTile | null]> {
      for (const [key, { content, isLive }] of tiles) if (isLive) yield [key, content];
    },
    put: (tile: Tile, content: MapTile | null) => put(tile, content),
    /** Adds the tiles of the page's payload. A known tile keeps its content. */
    fill(tiles: readonly Tile[]): void {
      for (const tile of tiles) {
        const content = readTile(tile);
        if (content !== undefined && this.known(tile) === undefined) store(tile, content);
      }
      version.set(version.current() + 1);
    },
    /** Stores an event of a listener to a tile. A failure keeps the known content. */
    receive(tile: Tile, event: LiveEvent): void {
      if ('failure' in event) return;
      const [document] = event.documents;
      if (document === undefined && !event.fromServer) return;
      const content = document ? readTile(document.data) : null;
      if (content === undefined)
        console.warn(`The document ${tilePath(tile)} breaks its schema and is left out.`);
      put(tile, content ?? null, true);
    },
    /** Marks tiles as needed. The returned function releases them. */
    need(keys: readonly string[]): () => void {
      for (const key of keys) needed.set(key, (needed.get(key) ?? 0) + 1);
      return () => {
        for (const key of keys) {
          const others = (needed.get(key) ?? 1) - 1;
          if (others > 0) {
            needed.set(key, others);
          } else {
            needed.delete(key);
            touch(key);
          }
        }
      };
    },
  };
}
