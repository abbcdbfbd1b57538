import type { Plugin } from 'vite';
import type { Environment } from '../src/config-schema.ts';
import { MARK_HEADER, PAYLOAD_MARKS } from '../src/services/payload-marks.ts';

/**
 * Puts what is known when the application is built in the place of the modules that work it out: the configuration, which was
 * read and checked already, and the marks of the payloads. So no page loads what they need for that.
 */
export function builtConstants(environment: Environment, command: 'build' | 'serve'): Plugin {
  const modules = new Map<string, object>([
    ['/src/config.ts', { config: environment }],
    // While one develops, schemas change under the server's feet: the page works its marks out.
    ...(command === 'build'
      ? ([['/src/services/payload-marks.ts', { MARK_HEADER, PAYLOAD_MARKS }]] as const)
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

/** Puts each value where it is read: what no part of the first page reads is not in it. */
function withValues(code: string, environment: Environment) {
  if (!code.includes('config.VITE_')) return null;
  const values = new Map<string, unknown>(Object.entries(environment));
  const written = code.replace(/\bconfig\.(VITE_\w+)/g, (_, name: string) => {
    const value = values.get(name);
    return value === undefined ? 'undefined' : `(${JSON.stringify(value)})`;
  });
  // An import that nothing uses any more would still keep all of it beside what does.
  const withoutImport = written.replace(/^import \{ config \} from .*$/m, '');
  return { code: /\bconfig\b(?!\.ts)/.test(withoutImport) ? written : withoutImport, map: null };
}
