// @alone: what was said once is not said again.
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterEach, expect, it, vi } from 'vitest';
import { enqueueSearch } from './enqueue-search.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('without a search engine nothing waits for one, and the log says so once', async () => {
  vi.stubEnv('ALGOLIA_APP_ID', '');
  const warned = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  // Any use of it would throw.
  const db = {} as Firestore;
  for (let time = 0; time < 3; time++)
    await enqueueSearch(db, ['pois/a'], { time: new Date().toISOString() });
  expect(warned.mock.calls).toEqual([[expect.stringContaining('ALGOLIA_APP_ID is empty')]]);
});

it('an event that has been retried for hours is left to the daily comparison, and logged', async () => {
  vi.stubEnv('ALGOLIA_APP_ID', 'LOCAL');
  const failed = vi.spyOn(logger, 'error').mockImplementation(() => {});
  // Any use of it would throw.
  const db = {} as Firestore;
  await enqueueSearch(db, ['pois/a'], { time: new Date(Date.now() - 3_700_000).toISOString() });
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('too old'),
    expect.objectContaining({ paths: ['pois/a'] }),
  );
  await expect(enqueueSearch(db, ['pois/a'], { time: new Date().toISOString() })).rejects.toThrow();
});
