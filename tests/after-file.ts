import { afterAll, vi } from 'vitest';

/* Unit tests share processes: what a file has stubbed must not reach the next one. Hooks of a file run before this one. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
