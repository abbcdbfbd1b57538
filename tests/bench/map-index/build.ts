/**
 * Builds the map index of this many synthetic items, as a rebuild does, and prints its measurements as JSON. It
 * is a process of its own, so that its memory is its own.
 */
import { WORLD_TILE } from '@waymark/model/geography/tiles';
import { tileKey, tilePath } from '@waymark/model/map-index/map-tile';
import { type BuiltTile, treeBuilder } from '../../../functions/src/map-index/build-tree.ts';
import { documentOf } from '../../../functions/src/map-index/firestore-tiles.ts';
import { type CountedTile, countViews } from './count-views.ts';
import { syntheticItems } from './synthetic-items.ts';

const count = Number(process.argv[2]);
const withViews = process.argv[3] === 'views';

/** What views are counted with: the documents themselves would not fit into memory. */
const kept = new Map<string, CountedTile>();
let tiles = 0;
let bytes = 0;
let levels = 0;
let largest = 0;
let sampled = 0;
const spots: { lat: number; lng: number }[] = [];

const started = performance.now();
const builder = treeBuilder(WORLD_TILE, take);
let index = 0;
for (const placed of syntheticItems(count)) {
  builder.add(placed);
  if (withViews && index++ % Math.ceil(count / 500) === 0) spots.push(placed.item.position);
}
builder.finish();
const seconds = (performance.now() - started) / 1_000;

console.log(
  JSON.stringify({
    seconds,
    // In kilobytes, according to Node's documentation of `resourceUsage`.
    memory: (process.resourceUsage().maxRSS * 1_024) / 1e6,
    tiles,
    bytes,
    largest,
    depth: levels / sampled,
    ...(withViews && countViews(spots, (tile) => kept.get(tileKey(tile)))),
  }),
);

function take({ tile, content, quarters }: BuiltTile): void {
  const fields = documentOf(content, quarters);
  // As the database bills it: the names and values of the fields, and the path.
  const size = JSON.stringify(fields).length + tilePath(tile).length + 32;
  tiles++;
  bytes += size;
  largest = Math.max(largest, size);
  if (content.leaf) {
    levels += tile.level * content.items.length;
    sampled += content.items.length;
  }
  if (withViews) kept.set(tileKey(tile), { leaf: content.leaf, cells: fields.cells, bytes: size });
}
