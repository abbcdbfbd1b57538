import type { Tile } from '@waymark/model/geography/tiles';
import type { MapTile } from '@waymark/model/map-index/map-tile';
import type { Timestamp } from 'firebase-admin/firestore';
import type { PlacedItem } from './map-item-of.ts';

/** A tile's document as it was read. */
export interface StoredTile {
  tile: Tile;
  exists: boolean;
  /** Null where the document is missing or unreadable. */
  content: MapTile | null;
  /** The digests of the quarters that an open tile was made of, in the order of `childTiles`. */
  quarters: readonly string[];
  /** Milliseconds since it was last written; infinite where it does not exist. */
  age: number;
  /** When it was last written, by the database's clock. It shows whether the document was written since. */
  version: Timestamp | undefined;
}

export interface TileWrite {
  tile: Tile;
  /** Null deletes the document. */
  content: MapTile | null;
  /** The quarters that an open tile was made of. */
  quarters: readonly (MapTile | null)[];
  /** The expected version; the write fails where it has changed. Absent, any version is replaced. */
  found?: StoredTile;
}

/** The storage of the map index, and the items that it is made of. */
export interface TileStore {
  look(tiles: readonly Tile[]): Promise<StoredTile[]>;
  /** The public items in a tile, in the order of their quadkeys; the limit applies to each kind. */
  itemsIn(tile: Tile, limit?: number): Promise<PlacedItem[]>;
  /** Writes all or nothing; false where one of the documents was written since it was read. */
  write(writes: readonly TileWrite[]): Promise<boolean>;
}
