/** Where the server answers with a tile of the map index, by the key of the tile (`tileKey`). */
export function mapTileAddress(key: string): string {
  return `/api/map/${key}.json`;
}
