import type { Tile } from '@waymark/model/geography/tiles';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { KEPT_MAP_CACHE } from '../../session/kept-map-cache.ts';
import type { StreetArchive } from '../streets/archive.ts';

/*
 * Caches answer whole files only, and streets are ranges of one file. So each tile of streets that is kept has an address of its own
 * here, which no server answers.
 */

const FOLDER = '/kept-map';

/** What is known of an archive without a connection. */
export type ArchiveFacts = Pick<StreetArchive, 'bounds' | 'minZoom' | 'maxZoom' | 'attribution'>;

/** The address of a kept tile of an archive. */
export function keptStreetsAddress(archive: string, tile: Tile): string {
  return `${FOLDER}/streets/${encodeURIComponent(archive)}/${tileKey(tile)}`;
}

export function keptFactsAddress(archive: string): string {
  return `${FOLDER}/streets/${encodeURIComponent(archive)}/facts`;
}

/** The address of what is kept for a list. */
export function keptListAddress(listId: string): string {
  return `${FOLDER}/lists/${encodeURIComponent(listId)}`;
}

/** The bytes of a kept tile of an archive; undefined where it is not kept. */
export async function keptStreets(archive: string, tile: Tile): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return unpacked(await fromKept(keptStreetsAddress(archive, tile)));
}

/** The bytes that were packed by {@link packedTile}. */
export async function unpacked(answer: Response | undefined): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (answer?.body == null) return undefined;
  const whole = new Response(answer.body.pipeThrough(new DecompressionStream('gzip')));
  return new Uint8Array(await whole.arrayBuffer());
}

/** The tile of an archive, packed as it is kept. */
export function packedTile(bytes: Uint8Array): Promise<Blob> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(stream).blob();
}

/** What is known of a kept archive; undefined where none is kept. */
export async function keptFacts(archive: string): Promise<ArchiveFacts | undefined> {
  return (await fromKept(keptFactsAddress(archive)))?.json();
}

/** What the cache has at an address. It is not created where nothing is kept. */
export async function fromKept(address: string): Promise<Response | undefined> {
  if (typeof caches === 'undefined' || !(await caches.has(KEPT_MAP_CACHE))) return undefined;
  return (await caches.open(KEPT_MAP_CACHE)).match(address);
}
