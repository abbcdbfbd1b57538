import type { KnipConfig } from 'knip';

/** Of the product alone: what only tests use is unused. */
const isProduction = process.argv.includes('--production');

/*
 * `knip` finds what nothing uses; `knip --production` also what nothing but its own tests uses. A pattern that ends with an
 * exclamation mark is of the product.
 */
const config: KnipConfig = {
  // Many constants are exported for tests, and used where they stand.
  ignoreExportsUsedInFile: isProduction,
  ignoreIssues: isProduction
    ? {
        // What tests are made of.
        'model/src/testing/**': ['exports', 'types'],
        // The whole client of the content backend, of which the interface uses a part.
        'web/src/services/content-account/content-account.ts': ['exports'],
        // It is loaded later, as the type of a whole module.
        'web/src/live/core/live-source.ts': ['exports'],
      }
    : {},
  workspaces: {
    '.': {
      entry: ['.dependency-cruiser.mjs'],
      project: ['*.{ts,mjs}'],
      ignoreDependencies: ['@biomejs/biome'],
    },
    model: {
      project: ['src/**/*.ts!', '!src/**/*.test.ts!', '!src/testing/**!'],
      // Every file is one that others may import: what none of them does is found by its exports.
      includeEntryExports: true,
    },
    web: {
      entry: ['build/*.ts!', 'src/boot.ts!', 'src/server.tsx!'],
      project: ['{src,build}/**/*.{ts,tsx}!', '!**/*.test.{ts,tsx}!', '!**/testing/**!'],
      ignoreDependencies: ['@fontsource-variable/fraunces', '@fontsource-variable/inter'],
    },
    functions: {
      entry: ['src/commands/*.ts!'],
      project: ['src/**/*.ts!', '!**/*.test.ts!', '!**/testing/**!'],
      ignoreDependencies: ['@google-cloud/firestore'],
    },
    emulators: {
      entry: [
        'start.ts!',
        'dev.ts!',
        'build.ts!',
        'seed.ts!',
        'rotate-keys.ts!',
        'guard.ts!',
        'search/build.ts!',
        'search/serve.ts!',
        'preloads/*.mjs!',
        'demo/read-content.ts!',
      ],
      project: ['**/*.{ts,mjs}!', '!**/*.test.{ts,mjs}!', '!**/testing/**!'],
      ignoreDependencies: ['@google-cloud/firestore'],
    },
    tests: {
      entry: [
        'run.ts',
        'check.ts',
        'lint.ts',
        'map-sheet.ts',
        'unhandled-errors.ts',
        'bench/*.ts',
        'bench/map-index/build.ts',
        'e2e/playwright.config.ts',
        'e2e/*/*.spec.ts',
      ],
      project: ['**/*.{ts,tsx}'],
      // Lighthouse runs as a program.
      ignoreDependencies: ['@swc/core', 'lighthouse'],
    },
  },
};

export default config;
