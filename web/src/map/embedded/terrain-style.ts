import { addProtocol, type RasterDEMSourceSpecification } from 'maplibre-gl';
import { FetchSource, PMTiles } from 'pmtiles';
import { loadOnce } from '../base-map/load-once.ts';
import type { MapColours } from '../map-colours.ts';
import { isDark } from '../region/region-palette.ts';
import { TERRAIN_END } from './atlas-style.ts';
import type { LaterStyle, StyleMaker } from './later-style.ts';

const TERRAIN = 'terrain';

const SCHEME = 'waymark-terrain';
const TILE_ADDRESS = /\/(\d+)\/(\d+)\/(\d+)$/;

/** The zoom from which slopes are drawn. From further away, the relief of the region is clearer. */
const SLOPES_FROM = 7;

/** The closest zoom of heights that are single tiles, which say nothing of themselves. */
const LAST_ZOOM = 12;

type Heights = Pick<RasterDEMSourceSpecification, 'tiles' | 'tileSize' | 'maxzoom'>;

const known = new Map<string, () => Promise<Heights>>();

/** Finds the heights at an address, once: a PMTiles archive, or tiles with `{z}`, `{x}` and `{y}` in their address. */
export function heightsAt(address: string): Promise<Heights> {
  const load =
    known.get(address) ??
    loadOnce(async () =>
      address.includes('{z}')
        ? { tiles: [address], tileSize: 256, maxzoom: LAST_ZOOM }
        : await archived(address),
    );
  known.set(address, load);
  return load();
}

export async function loadTerrain(address: string): Promise<StyleMaker> {
  const heights = await heightsAt(address);
  return (colours) => terrainStyle(heights, colours);
}

/** Heights of an archive, whose tiles are 512 pixels wide. */
async function archived(address: string): Promise<Heights> {
  const archive = new PMTiles(new FetchSource(address));
  const { maxZoom } = await archive.getHeader();
  addProtocol(SCHEME, async ({ url }, { signal }) => {
    const [, z, x, y] = TILE_ADDRESS.exec(url) ?? [];
    const tile = await archive.getZxy(Number(z), Number(x), Number(y), signal);
    if (tile === undefined) throw new Error('The archive of heights has no such tile.');
    return { data: new Uint8Array(tile.data) };
  });
  return { tiles: [`${SCHEME}://tiles/{z}/{x}/{y}`], tileSize: 512, maxzoom: maxZoom };
}

/** The source of heights, of which slopes and mountains in 3-D have one each, as MapLibre asks for. */
export function heightSource(heights: Heights): RasterDEMSourceSpecification {
  return { type: 'raster-dem', encoding: 'terrarium', ...heights };
}

/** The slopes of mountains, lit from the north-west. */
export function terrainStyle(heights: Heights, colours: MapColours): LaterStyle {
  const dark = isDark(colours);
  return {
    sources: { [TERRAIN]: heightSource(heights) },
    layers: [
      [
        {
          id: 'slopes',
          type: 'hillshade',
          source: TERRAIN,
          minzoom: SLOPES_FROM,
          paint: {
            'hillshade-exaggeration': [
              'interpolate',
              ['linear'],
              ['zoom'],
              SLOPES_FROM,
              0,
              8.5,
              0.35,
              14,
              0.25,
            ],
            'hillshade-shadow-color': dark ? '#05090c' : '#6b5a3e',
            'hillshade-highlight-color': dark ? '#4d626c' : '#fffdf8',
            'hillshade-accent-color': dark ? '#0c1418' : '#8c7a5c',
          },
        },
        TERRAIN_END,
      ],
    ],
  };
}
