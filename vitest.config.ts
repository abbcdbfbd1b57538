import { defineConfig } from 'vitest/config';

const NOT_OURS = ['**/node_modules/**', '**/dist/**'];
/** What tries so much that it takes many seconds. */
const SLOW = '**/*.slow.test.ts';

/**
 * The tests of the functions are groups that run in pairs, one beside the other: see `FUNCTIONS` in tests/run.ts. Those of the map wait
 * until the whole index is at rest, and so beside them nothing is published. What has no group is of `publishing`.
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
  reactions: ['triggers', 'derived', 'lists-of-item'],
};

/** `unit`, `unit-shared` and `slow` need nothing; `rules` starts the emulators it needs; the others find the stack that `tests/run.ts` started. */
export default defineConfig({
  test: {
    // By itself it leaves one processor to others, which on a small machine is half of all.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{web,emulators}/**/*.test.{ts,tsx,mjs}', 'tests/*.test.ts'],
          exclude: [...NOT_OURS, SLOW],
          // Properties are tried hundreds of times: how long that takes is the machine's affair.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit-shared',
          include: ['{model,functions}/**/*.test.ts'],
          exclude: [...NOT_OURS, SLOW],
          testTimeout: 60_000,
          // Nothing global is left behind by these: files that share a process load the model once.
          isolate: false,
        },
      },
      { test: { name: 'slow', include: [SLOW], exclude: NOT_OURS, testTimeout: 60_000 } },
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
          // As in tests/e2e: these drive a browser too.
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
