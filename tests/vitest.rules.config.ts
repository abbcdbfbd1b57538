import { defineConfig } from 'vitest/config';

/** The security rules, under the emulators' own engine. */
export default defineConfig({
  test: {
    name: 'rules',
    include: ['rules/**/*.test.ts'],
    globalSetup: ['rules/emulators.ts'],
    // Emulators need some time after their start.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 4,
    // Files share a process, and so load the SDK once; each has a project of its own.
    isolate: false,
  },
});
