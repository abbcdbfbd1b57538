import type { Plugin } from 'vite';
import type { Environment } from '../src/config-schema.ts';
import { ISLAND_MARKS, MARK_HEADER, PAYLOAD_MARKS } from '../src/services/payload-marks.ts';

/**
 * Replaces modules whose values are known at build time with those values: the configuration, which is already checked, and
 * the payload marks. No page then loads the code that computes them.
 */
export function builtConstants(environment: Environment, command: 'build' | 'serve'): Plugin {
  const modules = new Map<string, object>([
    ['/src/config.ts', { config: environment }],
    // During development the schemas change while the server runs, so the page computes the marks itself.
    ...(command === 'build'
      ? ([['/src/services/payload-marks.ts', { ISLAND_MARKS, MARK_HEADER, PAYLOAD_MARKS }]] as const)
      : []),
  ]);
  return {
    name: 'built-constants',
    transform(code, id) {
      const found = [...modules].find(([path]) => id.endsWith(path));
      if (found === undefined) return command === 'build' ? withValues(code, environment) : null;
      const exports = Object.entries(found[1]).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: exports.join('\n'), map: null };
    },
  };
}

/** Inserts each value where it is used, so that the first page contains only the values it reads. */
function withValues(code: string, environment: Environment) {
  if (!code.includes('config.VITE_')) return null;
  const values = new Map<string, unknown>(Object.entries(environment));
  const written = code.replace(/\bconfig\.(VITE_\w+)/g, (_, name: string) => {
    const value = values.get(name);
    return value === undefined ? 'undefined' : `(${JSON.stringify(value)})`;
  });
  // The import has to go too: an unused import would keep the whole module in the chunk.
  const withoutImport = written.replace(/^import \{ config \} from .*$/m, '');
  return { code: /\bconfig\b(?!\.ts)/.test(withoutImport) ? written : withoutImport, map: null };
}
