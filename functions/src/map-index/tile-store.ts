import type { Tile } from '@waymark/model/geography/tiles';
import type { MapTile } from '@waymark/model/map-index/map-tile';
import type { Timestamp } from 'firebase-admin/firestore';
import type { PlacedItem } from './map-item-of.ts';

/** A tile's document as it was found. */
export interface StoredTile {
  tile: Tile;
  exists: boolean;
  /** Null where there is no document, or one that cannot be read. */
  content: MapTile | null;
  /** The digests of the quarters that an open tile was made of, in the order of `childTiles`. */
  quarters: readonly string[];
  /** Milliseconds since it was last written; infinite where it does not exist. */
  age: number;
  /** When it was last written, by the database's clock: what tells whether it was written since. */
  version: Timestamp | undefined;
}

export interface TileWrite {
  tile: Tile;
  /** Null takes the document away. */
  content: MapTile | null;
  /** The quarters that an open tile was made of. */
  quarters: readonly (MapTile | null)[];
  /** As it was found; the write fails where it is another by now. Absent: whatever is there. */
  found?: StoredTile;
}

/** Where the map index is kept, and the items that it is made of. */
export interface TileStore {
  look(tiles: readonly Tile[]): Promise<StoredTile[]>;
  /** The public items in a tile, in the order of their quadkeys; with a limit, no more than so many of each kind. */
  itemsIn(tile: Tile, limit?: number): Promise<PlacedItem[]>;
  /** Writes all or nothing; false where one of the documents was written since it was found. */
  write(writes: readonly TileWrite[]): Promise<boolean>;
}
