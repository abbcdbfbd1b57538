import { isDeepStrictEqual } from 'node:util';
import { quadkeyOf, type Tile } from '@waymark/model/geography/tiles';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { readTile, tileKey } from '@waymark/model/map-index/map-tile';
import { Timestamp } from 'firebase-admin/firestore';
import { documentOf } from '../map-index/firestore-tiles.ts';
import { byQuadkey, place } from '../map-index/map-item-of.ts';
import type { StoredTile, TileStore } from '../map-index/tile-store.ts';
import { treeOf } from './tree-of.ts';

interface StoredDocument {
  fields: Record<string, unknown>;
  writtenAt: number;
  version: Timestamp;
}

/** A store in memory for tests, with its own clock. */
export class MemoryTiles implements TileStore {
  readonly items = new Map<string, MapItem>();
  readonly documents = new Map<string, StoredDocument>();
  /** When each document was written. */
  readonly writes = new Map<string, number[]>();
  now = 1_000_000;
  #versions = 0;

  async look(tiles: readonly Tile[]): Promise<StoredTile[]> {
    return tiles.map((tile) => {
      const document = this.documents.get(tileKey(tile));
      const quarters = document?.fields['quarters'];
      return {
        tile,
        exists: document !== undefined,
        content: readTile(document?.fields) ?? null,
        quarters: typeof quarters === 'string' ? quarters.split(' ') : [],
        age: document ? this.now - document.writtenAt : Number.POSITIVE_INFINITY,
        version: document?.version,
      };
    });
  }

  async itemsIn(tile: Tile, limit?: number) {
    return [...this.items.values()]
      .map(place)
      .filter(({ quadkey }) => quadkey.startsWith(quadkeyOf(tile)))
      .sort(byQuadkey)
      .slice(0, limit);
  }

  async write(writes: Parameters<TileStore['write']>[0]): Promise<boolean> {
    const overtaken = writes.some(
      ({ tile, found }) => found && this.documents.get(tileKey(tile))?.version !== found.version,
    );
    if (overtaken) return false;
    for (const { tile, content, quarters } of writes) {
      const key = tileKey(tile);
      if (content === null) {
        this.documents.delete(key);
      } else {
        this.put(key, documentOf(content, quarters));
        this.writes.set(key, [...(this.writes.get(key) ?? []), this.now]);
      }
    }
    return true;
  }

  put(key: string, fields: Record<string, unknown>): void {
    this.documents.set(key, { fields, writtenAt: this.now, version: new Timestamp(this.#versions++, 0) });
  }

  /** The fields of every document, for comparison with the items. */
  fields(): Map<string, unknown> {
    return new Map([...this.documents].map(([key, { fields }]) => [key, fields]));
  }

  /** The keys of documents that differ from the items. */
  differences(): string[] {
    const [found, expected] = [this.fields(), this.expected()];
    return [...new Set([...found.keys(), ...expected.keys()])].filter(
      (key) => !isDeepStrictEqual(found.get(key), expected.get(key)),
    );
  }

  /** The expected documents. */
  expected(): Map<string, unknown> {
    const tree = treeOf([...this.items.values()]);
    return new Map([...tree].map(([key, { content, quarters }]) => [key, documentOf(content, quarters)]));
  }
}
