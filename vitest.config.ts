import { defineConfig } from 'vitest/config';

/** `unit` needs nothing; `rules` starts the emulators it needs; the others find the stack that `tests/run.ts` started. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{model,functions,web,emulators}/**/*.test.{ts,tsx,mjs}', 'tests/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // Properties are tried hundreds of times: how long that takes is the machine's affair.
          testTimeout: 60_000,
        },
      },
      './tests/vitest.rules.config.ts',
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
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
    ],
  },
});
