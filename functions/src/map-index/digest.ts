import { createHash } from 'node:crypto';
import { type MapTile, writeTile } from '@waymark/model/map-index/map-tile';

/** A digest of a tile in 8 characters, by which an open tile knows what it was made of; `-` for an empty one. */
export function digestOf(content: MapTile | null): string {
  if (content === null) return '-';
  const { leaf, items, cells } = writeTile(content);
  return createHash('sha256').update(`${leaf}\n${items}\n${cells}`).digest('base64url').slice(0, 8);
}
