import type { Bounds } from '@waymark/model/geography/bounds';
import { FetchSource, findTile, type Header, PMTiles, TileType, zxyToTileId } from 'pmtiles';

/** The layers without which an archive is no map of streets. Their names are those of the OpenMapTiles schema. */
const NEEDED_LAYERS = ['transportation', 'water'];

/** How long the first answer may take, in milliseconds. Markers and region do not wait for it. */
const PATIENCE = 20_000;

/** Why an archive cannot be used. */
export type ArchiveProblem = 'gone' | 'noRanges' | 'broken' | 'notVector' | 'otherSchema' | 'late';

export class ArchiveError extends Error {
  readonly problem: ArchiveProblem;

  constructor(problem: ArchiveProblem, cause?: unknown) {
    super(`The archive of the streets cannot be used: ${problem}.`, { cause });
    this.name = 'ArchiveError';
    this.problem = problem;
  }
}

/** An archive of streets, of which tiles are read by ranges. */
export interface StreetArchive {
  bounds: Bounds;
  minZoom: number;
  maxZoom: number;
  /** Whom the map has to credit, as the archive says; empty where it does not. */
  attribution: string;
  /** Changes with the archive, as its server says; undefined where the server does not. */
  version: string | undefined;
  /** The bytes of a tile; undefined where the archive has none. */
  tile: (z: number, x: number, y: number, signal: AbortSignal) => Promise<Uint8Array | undefined>;
  /** How many bytes a tile has as it is stored, 0 where the archive has none. Only directories are read for it. */
  sizeOf: (z: number, x: number, y: number) => Promise<number>;
}

/**
 * Opens the archive at an address and checks that it holds streets.
 * @throws ArchiveError
 */
export async function openArchive(address: string, patience = PATIENCE): Promise<StreetArchive> {
  const archive = new PMTiles(new FetchSource(address));
  const [header, metadata] = await beforeLong(patience, async () => {
    const first = await archive.getHeader();
    return [first, await archive.getMetadata()] as const;
  });
  if (header.tileType !== TileType.Mvt) throw new ArchiveError('notVector');
  const { layers, attribution } = readMetadata(metadata);
  if (!NEEDED_LAYERS.every((name) => layers.includes(name))) throw new ArchiveError('otherSchema');
  return {
    bounds: boundsOf(header),
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    attribution,
    version: header.etag,
    tile: async (z, x, y, signal) => {
      const found = await archive.getZxy(z, x, y, signal);
      return found && new Uint8Array(found.data);
    },
    sizeOf: (z, x, y) => sizeIn(archive, header, zxyToTileId(z, x, y)),
  };
}

/** A directory may lead to another one, by the specification at most three times. */
const MOST_DIRECTORIES = 4;

async function sizeIn(archive: PMTiles, header: Header, id: number): Promise<number> {
  let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
  for (let step = 0; step < MOST_DIRECTORIES; step++) {
    const entry = findTile(await archive.cache.getDirectory(archive.source, offset, length, header), id);
    if (entry === null) return 0;
    if (entry.runLength > 0) return entry.length;
    [offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length];
  }
  return 0;
}

async function beforeLong<Value>(patience: number, read: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ArchiveError('late')), patience);
  });
  try {
    return await Promise.race([read(), late]);
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError(problemOf(error), error);
  } finally {
    clearTimeout(timer);
  }
}

/** The library has no kinds of errors, so their texts decide. */
function problemOf(error: unknown): ArchiveProblem {
  const text = error instanceof Error ? error.message : '';
  if (/Bad response code|fetch|NetworkError|Load failed/i.test(text)) return 'gone';
  if (/content-length/i.test(text)) return 'noRanges';
  return 'broken';
}

/** What the archive says of itself, which may be anything. */
export function readMetadata(metadata: unknown): { layers: string[]; attribution: string } {
  const { vector_layers: layers, attribution } = isObject(metadata) ? metadata : {};
  return {
    layers: Array.isArray(layers)
      ? layers.flatMap((layer: unknown) =>
          isObject(layer) && typeof layer['id'] === 'string' ? [layer['id']] : [],
        )
      : [],
    attribution: typeof attribution === 'string' ? attribution : '',
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function boundsOf({ minLon, minLat, maxLon, maxLat }: Header): Bounds {
  return { west: minLon, south: minLat, east: maxLon, north: maxLat };
}
