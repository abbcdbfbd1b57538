import { defineConfig } from 'vitest/config';

/** The security rules, under the emulators' own engine. */
export default defineConfig({
  test: {
    name: 'rules',
    include: ['rules/**/*.test.ts'],
    environment: 'node',
  },
});
