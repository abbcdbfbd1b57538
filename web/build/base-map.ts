import type { Plugin } from 'vite';
import { packLand } from './land.ts';
import { packNames } from './place-names.ts';

/** The files of the embedded map, by their paths in the code. */
const FILES = new Map<string, () => unknown>([
  ['/@base-map/land-110m.json', () => packLand('110m', 100)],
  ['/@base-map/land-50m.json', () => packLand('50m', 200)],
  ['/@base-map/land-10m.json', () => packLand('10m', 300)],
  ['/@base-map/names.json', packNames],
]);

/** The one module that has these paths. */
const MODULE = '/map/base-map/load.ts';

/**
 * Makes the data of the embedded map from the packages that have it: on the development server under its paths, in a build as
 * hashed files, whose addresses take the place of the paths.
 */
export function baseMap(): Plugin {
  let building = false;
  return {
    name: 'base-map',
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    transform(code, id) {
      if (!building || !id.endsWith(MODULE)) return null;
      const withAddresses = [...FILES.keys()].reduce((changed, path) => {
        const name = path.slice(path.lastIndexOf('/') + 1);
        const file = this.emitFile({ type: 'asset', name, source: contentOf(path) });
        return changed.replace(quoted(path), `import.meta.ROLLUP_FILE_URL_${file}`);
      }, code);
      return { code: withAddresses, map: null };
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url ?? '';
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
