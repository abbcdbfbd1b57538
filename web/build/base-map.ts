import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { packCountries } from './country-shapes.ts';
import { keptTiles } from './kept-tiles.ts';
import { packLand } from './land.ts';
import { packCities, packNames } from './place-names.ts';
import { keptTowns } from './town-names.ts';

/** The files of the embedded map, by the paths that the code imports. */
const FILES = new Map<string, () => unknown>([
  ['/@base-map/land-110m.json', () => packLand('110m', 100)],
  ['/@base-map/names.json', packNames],
  ['/@base-map/cities.json', packCities],
  ['/@base-map/countries.json', packCountries],
]);

/** The paths of the tiles and of the relief in the code. */
const TILES = '/@base-map/tiles';
const TILE_PATH = new RegExp(`^${TILES}/(.+)\\.pbf$`);
const RELIEF = '/@base-map/relief';
const RELIEF_PATH = new RegExp(`^${RELIEF}/(.+)\\.webp$`);
/** The paths of the names of towns. */
const TOWNS = '/@base-map/towns';
const TOWNS_PATH = new RegExp(`^${TOWNS}/(.+\\.json)$`);

const RELIEF_DATA = join(import.meta.dirname, 'map-data/relief');

/** The modules that contain these paths. */
const MODULES = /\/map\/base-map\/load(?:-names|-towns|-countries)?\.ts$/;

/**
 * Makes the data of the embedded map from the packages that contain it. The development server serves it at these paths. A
 * build writes hashed files and a hashed folder of tiles, and replaces the paths with their URLs.
 */
export function baseMap(): Plugin {
  let building = false;
  let assets = '';
  return {
    name: 'base-map',
    configResolved: ({ command, build: { assetsDir } }) => {
      building = command === 'build';
      assets = assetsDir;
    },
    transform(code, id) {
      if (!building || !MODULES.test(id)) return null;
      const paths = [...FILES.keys()].filter((path) => code.includes(path));
      const withAddresses = paths.reduce((changed, path) => {
        const name = path.slice(path.lastIndexOf('/') + 1);
        const file = this.emitFile({ type: 'asset', name, source: contentOf(path) });
        return changed.replace(quoted(path), `import.meta.ROLLUP_FILE_URL_${file}`);
      }, code);
      const withFolders = withAddresses
        .replaceAll(TILES, `/${assets}/${folderOf(tiles().name)}`)
        .replaceAll(RELIEF, `/${assets}/${relief().folder}`)
        .replaceAll(TOWNS, `/${assets}/${townsFolder()}`);
      return { code: withFolders, map: null };
    },
    /** Written directly, because thousands of tiles would flood the list of built files. */
    writeBundle({ dir = '' }) {
      const { name, files } = tiles();
      writeAll(join(dir, assets, folderOf(name)), files, '.pbf');
      const { folder, byTile: pictures } = relief();
      writeAll(join(dir, assets, folder), pictures, '.webp');
      writeAll(join(dir, assets, townsFolder()), towns().files);
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url ?? '';
        const tile = TILE_PATH.exec(path)?.[1];
        if (tile !== undefined) return response.end(tiles().files.get(tile));
        const picture = RELIEF_PATH.exec(path)?.[1];
        if (picture !== undefined) return response.end(relief().byTile.get(picture));
        const towned = TOWNS_PATH.exec(path)?.[1];
        if (towned === undefined && !FILES.has(path)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(towned === undefined ? contentOf(path) : towns().files.get(towned));
      });
    },
  };
}

function folderOf(name: string): string {
  return `map-${name}`;
}

function writeAll(folder: string, files: ReadonlyMap<string, string | Uint8Array>, ending = ''): void {
  const made = new Set<string>();
  for (const [name, content] of files) {
    const path = join(folder, name + ending);
    const parent = dirname(path);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(path, content);
  }
}

function quoted(path: string): RegExp {
  return new RegExp(`["']${path}["']`);
}

const made = new Map<string, string>();

function contentOf(path: string): string {
  const content = made.get(path) ?? JSON.stringify(FILES.get(path)?.());
  made.set(path, content);
  return content;
}

let kept: ReturnType<typeof keptTiles> | undefined;

function tiles(): NonNullable<typeof kept> {
  kept ??= keptTiles();
  return kept;
}

let keptNames: ReturnType<typeof keptTowns> | undefined;

function towns(): NonNullable<typeof keptNames> {
  keptNames ??= keptTowns();
  return keptNames;
}

function townsFolder(): string {
  return `towns-${towns().name}`;
}

/** The pictures of the relief, as they lie in the repository, and a folder name that changes with their content. */
function relief(): { folder: string; byTile: Map<string, Uint8Array> } {
  const byTile = new Map(
    globSync('*/*.webp', { cwd: RELIEF_DATA }).map((path) => [
      path.replace('.webp', ''),
      readFileSync(join(RELIEF_DATA, path)),
    ]),
  );
  const hash = createHash('sha256');
  for (const [tile, content] of [...byTile].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(tile).update(content);
  }
  return { folder: `relief-${hash.digest('base64url').slice(0, 8)}`, byTile };
}
