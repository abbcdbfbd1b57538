import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { isFullRun } from './functions/src/testing/full-run.ts';
import { teamTexts } from './web/build/team-texts.ts';

const EXCLUDED = ['**/node_modules/**', '**/dist/**'];
/** Tests with so many cases that they take many seconds. */
const SLOW = '**/*.slow.test.ts';
/** Tests of sizes that few users reach, as a million addresses. Only the full run has them. */
const FULL = '**/*.full.test.ts';

/** The files of unit tests. */
const UNIT = globSync(['{model,functions,web,emulators}/**/*.test.{ts,tsx,mjs}', 'tests/*.test.ts'], {
  exclude: [...EXCLUDED, SLOW, FULL],
}).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
/** A test of a component or of the browser's functions. Vitest reads the environment from the file. */
const isOfBrowser = (text: string) => text.includes('@vitest-environment');
/** Modules that a file replaces cannot be shared with the next one. Other files say that they need modules in their first state. */
const isAlone = (text: string) => /\bvi\.(?:mock|doMock|hoisted|resetModules)\b|@alone/.test(text);

/**
 * The tests of the functions are groups that run side by side: see `testWithoutBrowser` in tests/run.ts. Files that no group names
 * belong to `publishing`.
 */
const GROUPS = {
  map: ['map-index'],
  people: [
    'account-deletion',
    'data-export',
    'deleted-lists',
    'instagram-accounts',
    'instagram-imports',
    'instagram-removals',
    'joining',
    'limits',
    'list-addresses',
    'lists',
    'log',
    'photo-differences',
    'photo-edits',
    'photo-uses',
    'photos',
    'tokens',
  ],
  letters: ['content-accounts', 'content-passwords', 'content-tokens', 'mail', 'messages'],
  // They replace modules, move the clock, or configure what the other files of a group share.
  alone: [
    'identity-provider',
    'key-rotation',
    'search-leases',
    'strapi-client',
    'translations',
    'under-stress',
    'under-stress-log',
  ],
  // `derived` damages the summaries of all countries for a moment: the other tests of these come before or after it.
  reactions: ['triggers', 'derived', 'lists-of-item', 'payloads', 'sitemaps'],
};

/**
 * `unit-…` and `slow` need nothing; `rules` starts the emulators it needs; the others find the stack that
 * `tests/run.ts` started.
 */
export default defineConfig({
  test: {
    // By default Vitest leaves one processor unused, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      unitTests('alone', (text) => isAlone(text) && !isOfBrowser(text)),
      unitTests('browser-alone', (text) => isAlone(text) && isOfBrowser(text)),
      unitTests('browser', (text) => isOfBrowser(text) && !isAlone(text)),
      unitTests('shared', (text) => !isOfBrowser(text) && !isAlone(text)),
      {
        test: {
          name: 'slow',
          include: isFullRun ? [SLOW, FULL] : [SLOW],
          exclude: EXCLUDED,
          testTimeout: 60_000,
        },
      },
      './tests/vitest.rules.config.ts',
      ...Object.entries(GROUPS).map(([name, files]) =>
        functionTests(name, { include: files.map(functionTest) }),
      ),
      functionTests('publishing', { exclude: Object.values(GROUPS).flat().map(functionTest) }),
      {
        test: {
          name: 'contracts',
          include: ['tests/contracts/**/*.test.ts'],
          fileParallelism: false,
          // Files share a process, and so load their modules once.
          isolate: false,
          setupFiles: ['tests/after-file.ts'],
          testTimeout: 120_000,
          // A browser starts within them, beside the functions.
          hookTimeout: 60_000,
          // These tests drive a browser too, as those in tests/e2e.
          retry: 1,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      { test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
    ],
  },
});

/**
 * The unit tests of one sort. Files of one project share a process, and so load their modules once, unless they must be alone.
 * The environment is prepared for each file.
 */
function unitTests(name: string, isOfSort: (text: string) => boolean) {
  return {
    // The texts of the team's pages are modules only by this plugin.
    plugins: [teamTexts()],
    test: {
      name: `unit-${name}`,
      include: UNIT.filter(({ text }) => isOfSort(text)).map(({ file }) => file),
      setupFiles: ['tests/node-globals.ts', 'tests/after-file.ts'],
      isolate: name.endsWith('alone'),
      // A context of a thread begins without loading packages again. Tests of the server measure the memory of their process.
      pool: name === 'browser-alone' ? 'vmThreads' : 'forks',
      // Properties run hundreds of cases, and some files prepare thousands of documents: the time differs much between machines.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  };
}

function functionTest(name: string): string {
  return `tests/functions/${name}.test.ts`;
}

/** One group of the tests of the functions, one file after another. They share a process: loading the modules takes seconds. */
function functionTests(group: string, files: { include?: string[]; exclude?: string[] }) {
  return {
    test: {
      name: `functions-${group}`,
      include: [functionTest('*')],
      fileParallelism: false,
      isolate: group === 'alone',
      globalSetup: ['tests/functions/references.ts'],
      setupFiles: ['tests/after-file.ts'],
      testTimeout: 240_000,
      // What a test has made is deleted after it, which takes long beside the other groups.
      hookTimeout: 60_000,
      // On a busy machine a reaction may be late. A test that passes at the second attempt is named at the end of the run.
      retry: 1,
      ...files,
    },
  };
}
