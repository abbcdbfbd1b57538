import { addProtocol } from 'maplibre-gl';
import { keptFacts, keptStreets } from '../kept/kept-tiles.ts';
import { type OpenedStreets, openSeen, withSeenTiles } from '../kept/seen-streets.ts';
import type { MapColours } from '../map-colours.ts';
import { openArchive } from '../streets/archive.ts';
import { addFoundStreets } from '../streets/found-streets.ts';
import { withGround } from '../streets/ground.ts';
import { STREETS_FROM } from '../streets-from.ts';
import { STREET_NAMES_END, STREETS_END, SURFACES_END } from './atlas-style.ts';
import type { NameLanguage } from './label-layers.ts';
import type { LaterStyle, StyleMaker } from './later-style.ts';
import { streetLabels } from './streets-labels.ts';
import { streetLines, streetSurfaces } from './streets-layers.ts';
import { STREETS } from './streets-source.ts';

/** The scheme of the addresses of tiles, which are read from the archive. */
const SCHEME = 'waymark-streets';
const TILE_ADDRESS = /\/(\d+)\/(\d+)\/(\d+)$/;

/** Opens the archive of the streets, or what is kept of it on the device, or was seen. @throws ArchiveError */
export async function loadStreets(address: string): Promise<StyleMaker> {
  const archive = await openArchive(address).then(
    (opened) => withSeenTiles(address, opened),
    (error: unknown) => openKept(address, error),
  );
  addProtocol(SCHEME, async ({ url }, { signal }) => {
    const [, z, x, y] = TILE_ADDRESS.exec(url) ?? [];
    const place = { level: Number(z), x: Number(x), y: Number(y) };
    const kept = await keptStreets(address, place);
    const tile = kept ?? (await archive.tile(place.level, place.x, place.y, signal));
    if (tile) addFoundStreets(place);
    // Where the archive has nothing, the region shows.
    return { data: tile ? withGround(tile) : new Uint8Array() };
  });
  return (colours, language) => streetsStyle(archive, colours, language);
}

/** An archive of which only kept and seen tiles can be read. @throws the reason why it cannot be read itself, where there are none */
async function openKept(address: string, reason: unknown): Promise<OpenedStreets> {
  const seen = await openSeen(address);
  if (seen !== undefined) return seen;
  const facts = await keptFacts(address);
  if (facts === undefined) throw reason;
  return { ...facts, tile: async () => undefined };
}

/** The streets of an archive. */
export function streetsStyle(
  { bounds, minZoom, maxZoom, attribution }: Omit<OpenedStreets, 'tile'>,
  colours: MapColours,
  language: NameLanguage,
): LaterStyle {
  const { west, south, east, north } = bounds;
  return {
    sources: {
      [STREETS]: {
        type: 'vector',
        tiles: [`${SCHEME}://tiles/{z}/{x}/{y}`],
        bounds: [west, south, east, north],
        // Coarser tiles of an archive are not needed, because the region is there.
        minzoom: Math.max(minZoom, Math.min(STREETS_FROM, maxZoom)),
        maxzoom: maxZoom,
        attribution,
      },
    },
    layers: [
      ...streetSurfaces(colours).map((layer) => [layer, SURFACES_END] as const),
      ...streetLines(colours).map((layer) => [layer, STREETS_END] as const),
      ...streetLabels(colours, language).map((layer) => [layer, STREET_NAMES_END] as const),
    ],
  };
}
