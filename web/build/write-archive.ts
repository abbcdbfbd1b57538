import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

/** A tile of an archive; its content is compressed with gzip. */
export interface ArchivedTile {
  z: number;
  x: number;
  y: number;
  content: Uint8Array;
}

interface ArchiveFacts {
  /** West, south, east and north, in degrees. */
  bounds: readonly [number, number, number, number];
  metadata: object;
}

/** The length of the header, as PMTiles 3 defines it. */
const HEADER = 127;

/** The length of all that an archive may have before its tiles, so that one request reads it. */
const FIRST_READ = 16_384;

const GZIP = 2;
const VECTOR = 1;

/**
 * A PMTiles archive, version 3, of vector tiles.
 * https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 * @throws Error where one directory does not hold all tiles
 */
export function writeArchive(tiles: readonly ArchivedTile[], { bounds, metadata }: ArchiveFacts): Uint8Array {
  const sorted = tiles
    .map(({ z, x, y, content }) => ({ id: zxyToTileId(z, x, y), content }))
    .toSorted((a, b) => a.id - b.id);
  const directory = gzipSync(directoryOf(sorted));
  if (HEADER + directory.length > FIRST_READ) throw new Error('These are too many tiles for one directory.');
  const packed = gzipSync(JSON.stringify(metadata));
  const data = HEADER + directory.length + packed.length;
  const length = sorted.reduce((sum, { content }) => sum + content.length, 0);
  const levels = tiles.map(({ z }) => z);

  const header = new DataView(new ArrayBuffer(HEADER));
  const put = (at: number, bytes: Iterable<number>) => new Uint8Array(header.buffer).set([...bytes], at);
  put(0, [...new TextEncoder().encode('PMTiles'), 3]);
  const numbers = [
    [HEADER, directory.length],
    [HEADER + directory.length, packed.length],
    // There are no leaf directories.
    [data, 0],
    [data, length],
    [sorted.length, sorted.length, sorted.length],
  ].flat();
  for (const [at, number] of numbers.entries()) header.setBigUint64(8 + 8 * at, BigInt(number), true);
  // Clustered, both compressions, the type of tiles, and the levels.
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)];
  put(96, [1, GZIP, GZIP, VECTOR, lowest, highest]);
  const putDegrees = (at: number, degrees: number) => header.setInt32(at, Math.round(degrees * 1e7), true);
  for (const [at, degrees] of bounds.entries()) putDegrees(102 + 4 * at, degrees);
  const [west, south, east, north] = bounds;
  put(118, [lowest]);
  putDegrees(119, (west + east) / 2);
  putDegrees(123, (south + north) / 2);
  return Buffer.concat([
    new Uint8Array(header.buffer),
    directory,
    packed,
    ...sorted.map(({ content }) => content),
  ]);
}

/** The number of tiles, and then all ids as differences, all run lengths, all lengths and all offsets. */
function directoryOf(sorted: readonly { id: number; content: Uint8Array }[]): Uint8Array {
  const numbers = [
    sorted.length,
    ...sorted.map(({ id }, at) => id - (sorted[at - 1]?.id ?? 0)),
    ...sorted.map(() => 1),
    ...sorted.map(({ content }) => content.length),
    // 0 is an offset that follows the tile before.
    ...sorted.map((_, at) => (at === 0 ? 1 : 0)),
  ];
  return Uint8Array.from(numbers.flatMap(varint));
}

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value % 0x80) | 0x80, ...varint(Math.floor(value / 0x80))];
}
