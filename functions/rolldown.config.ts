import { writeFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';
import manifest from './package.json' with { type: 'json' };

/**
 * Functions are deployed from `dist/`, which has its own manifest. The bundle contains `model` and small packages, because a
 * workspace package cannot be resolved where functions are built. The manifest lists the packages to install there.
 */
const INSTALLED = [
  'firebase-admin',
  'firebase-functions',
  // Fonts and the map of the world are read as files.
  '@fontsource/fraunces',
  '@fontsource/inter',
  '@google-cloud/firestore',
  '@google-cloud/storage',
  'libheif-js',
  'sharp',
  // It starts processes from its own files.
  'tinypool',
  'world-atlas',
] as const;

/** Each local stack has its own folder, so that stacks and deployments do not overwrite each other. */
const folder = process.env['WAYMARK_FUNCTIONS_FOLDER'] ?? 'dist';

export default defineConfig({
  // The second one is a thread of its own.
  input: { index: 'src/index.ts', 'heic-worker': 'src/photos/heic-worker.ts' },
  platform: 'node',
  external: [/^node:/, ...INSTALLED.map((name) => new RegExp(`^${name}(/|$)`))],
  output: { dir: folder, format: 'esm', sourcemap: true },
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
        writeFileSync(`${folder}/package.json`, `${JSON.stringify(deployed, null, 2)}\n`);
      },
    },
  ],
});
