import { addProtocol } from 'maplibre-gl';
import type { MapColours } from '../map-colours.ts';
import { openArchive, type StreetArchive } from '../streets/archive.ts';
import { addFoundStreets } from '../streets/found-streets.ts';
import { withGround } from '../streets/ground.ts';
import { STREET_NAMES_END, STREETS_END, SURFACES_END } from './atlas-style.ts';
import type { NameLanguage } from './label-layers.ts';
import type { LaterStyle, StyleMaker } from './later-style.ts';
import { streetLabels } from './streets-labels.ts';
import { STREETS, STREETS_FROM, streetLines, streetSurfaces } from './streets-layers.ts';

/** The scheme of the addresses of tiles, which are read from the archive. */
const SCHEME = 'waymark-streets';
const TILE_ADDRESS = /\/(\d+)\/(\d+)\/(\d+)$/;

/** Opens the archive of the streets. @throws ArchiveError */
export async function loadStreets(address: string): Promise<StyleMaker> {
  const archive = await openArchive(address);
  addProtocol(SCHEME, async ({ url }, { signal }) => {
    const [, z, x, y] = TILE_ADDRESS.exec(url) ?? [];
    const place = { level: Number(z), x: Number(x), y: Number(y) };
    const tile = await archive.tile(place.level, place.x, place.y, signal);
    if (tile) addFoundStreets(place);
    // Where the archive has nothing, the region shows.
    return { data: tile ? withGround(tile) : new Uint8Array() };
  });
  return (colours, language) => streetsStyle(archive, colours, language);
}

/** The streets of an archive. */
export function streetsStyle(
  { bounds, minZoom, maxZoom, attribution }: Omit<StreetArchive, 'tile'>,
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
