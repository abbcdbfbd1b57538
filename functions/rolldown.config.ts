import { writeFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';
import manifest from './package.json' with { type: 'json' };

/**
 * Functions are deployed from `dist/`, with a manifest of its own: `model` and what is small are in the bundle, because a
 * workspace package cannot be resolved where functions are built; what must be installed there is listed.
 */
const INSTALLED = [
  'firebase-admin',
  'firebase-functions',
  '@google-cloud/firestore',
  '@google-cloud/storage',
] as const;

export default defineConfig({
  input: 'src/index.ts',
  platform: 'node',
  external: [/^node:/, ...INSTALLED.map((name) => new RegExp(`^${name}(/|$)`))],
  output: { dir: 'dist', format: 'esm', sourcemap: true, cleanDir: true },
  plugins: [
    {
      name: 'manifest-of-the-deployment',
      writeBundle() {
        const dependencies = Object.fromEntries(INSTALLED.map((name) => [name, manifest.dependencies[name]]));
        const deployed = {
          name: 'waymark-functions',
          private: true,
          type: 'module',
          main: 'index.js',
          engines: { node: '24' },
          dependencies,
        };
        writeFileSync('dist/package.json', `${JSON.stringify(deployed, null, 2)}\n`);
      },
    },
  ],
});
