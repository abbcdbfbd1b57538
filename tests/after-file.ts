import { afterAll, vi } from 'vitest';

/* Tests share processes: what a file has stubbed must not reach the next one. Hooks of a file run before this one. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
