import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { packLand } from './land.ts';
import { landTiles } from './land-tiles.ts';
import { packNames } from './place-names.ts';

/** The files of the embedded map, by the paths that the code imports. */
const FILES = new Map<string, () => unknown>([
  ['/@base-map/land-110m.json', () => packLand('110m', 100)],
  ['/@base-map/names.json', packNames],
]);

/** The path of the land tiles in the code. */
const TILES = '/@base-map/tiles';
const TILE_PATH = new RegExp(`^${TILES}/(.+)\\.pbf$`);

/** The modules that contain these paths. */
const MODULES = /\/map\/base-map\/load(?:-names)?\.ts$/;

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
      return { code: withAddresses.replace(TILES, `/${assets}/${tiles().folder}`), map: null };
    },
    /** Written directly, because a thousand tiles would flood the list of built files. */
    async writeBundle({ dir = '' }) {
      for (const [tile, content] of tiles().byTile) {
        const path = join(dir, assets, tiles().folder, `${tile}.pbf`);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, content);
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url ?? '';
        const tile = TILE_PATH.exec(path)?.[1];
        if (tile !== undefined) return response.end(tiles().byTile.get(tile));
        if (!FILES.has(path)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(contentOf(path));
      });
    },
  };
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

let madeTiles: { folder: string; byTile: Map<string, Uint8Array> } | undefined;

/** The tiles, and a folder name that changes with their content. */
function tiles(): NonNullable<typeof madeTiles> {
  if (madeTiles === undefined) {
    const byTile = landTiles();
    const hash = createHash('sha256');
    for (const [tile, content] of byTile) hash.update(tile).update(content);
    madeTiles = { folder: `land-${hash.digest('base64url').slice(0, 8)}`, byTile };
  }
  return madeTiles;
}
