import type { Plugin } from 'vite';
import type { Environment } from '../src/config-schema.ts';

/** The module that reads the configuration, and nothing else. */
const MODULE = '/src/config.ts';

/** Puts the configuration, which was read and checked already, in the place of what would do both in every browser. */
export function builtConfig(environment: Environment): Plugin {
  return {
    name: 'built-config',
    transform: (_, id) =>
      id.endsWith(MODULE)
        ? { code: `export const config = ${JSON.stringify(environment)};`, map: null }
        : null,
  };
}
