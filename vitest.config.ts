import { defineConfig } from 'vitest/config';

const EXCLUDED = ['**/node_modules/**', '**/dist/**'];
/** Tests with so many cases that they take many seconds. */
const SLOW = '**/*.slow.test.ts';

/**
 * The tests of the functions are groups that run side by side: see `SIDE_BY_SIDE` in tests/run.ts. Tests of the map wait until the
 * whole index is at rest, so nothing is published beside them. Files that no group names belong to `publishing`.
 */
const GROUPS = {
  map: ['map-index'],
  people: [
    'deleted-lists',
    'identity-provider',
    'joining',
    'key-rotation',
    'limits',
    'list-addresses',
    'lists',
    'log',
    'photos',
    'tokens',
    'under-stress',
    'under-stress-log',
  ],
  // `derived` damages the summaries of all countries for a moment: the other tests of these come before or after it.
  reactions: ['triggers', 'derived', 'lists-of-item', 'payloads'],
};

/**
 * `unit`, `unit-shared` and `slow` need nothing; `rules` starts the emulators it needs; the others find the stack that
 * `tests/run.ts` started.
 */
export default defineConfig({
  test: {
    // By default Vitest leaves one processor unused, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{web,emulators}/**/*.test.{ts,tsx,mjs}', 'tests/*.test.ts'],
          exclude: [...EXCLUDED, SLOW],
          // Properties run hundreds of cases, which take very different times on different machines.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit-shared',
          include: ['{model,functions}/**/*.test.ts'],
          exclude: [...EXCLUDED, SLOW],
          testTimeout: 60_000,
          // These tests leave no global state behind. Files that share a process load the model only once.
          isolate: false,
        },
      },
      { test: { name: 'slow', include: [SLOW], exclude: EXCLUDED, testTimeout: 60_000 } },
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
          testTimeout: 120_000,
          // These tests drive a browser too, as those in tests/e2e.
          retry: 1,
        },
      },
      { test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
    ],
  },
});

function functionTest(name: string): string {
  return `tests/functions/${name}.test.ts`;
}

/** One group of the tests of the functions, one file after another. */
function functionTests(group: string, files: { include?: string[]; exclude?: string[] }) {
  return {
    test: {
      name: `functions-${group}`,
      include: [functionTest('*')],
      fileParallelism: false,
      testTimeout: 120_000,
      ...files,
    },
  };
}
