import { defineConfig } from 'vitest/config';

const NOT_OURS = ['**/node_modules/**', '**/dist/**'];
/** What tries so much that it takes many seconds. */
const SLOW = '**/*.slow.test.ts';

/** `unit` and `slow` need nothing; `rules` starts the emulators it needs; the others find the stack that `tests/run.ts` started. */
export default defineConfig({
  test: {
    // By itself it leaves one processor to others, which on a small machine is half of all.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{model,functions,web,emulators}/**/*.test.{ts,tsx,mjs}', 'tests/*.test.ts'],
          exclude: [...NOT_OURS, SLOW],
          // Properties are tried hundreds of times: how long that takes is the machine's affair.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'slow', include: [SLOW], exclude: NOT_OURS, testTimeout: 60_000 } },
      './tests/vitest.rules.config.ts',
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'contracts',
          include: ['tests/contracts/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
      { test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
    ],
  },
});
