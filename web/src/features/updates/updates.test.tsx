// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { AFTER_INPUT } from '../../ui/hooks/after-input.ts';
import { latestToast, removeToasts } from '../../ui/testing/latest-toast.ts';
import { Updates } from './updates.tsx';

vi.mock('../../services/builds/own-build.ts', () => ({ ownBuild: () => 'build-1' }));
vi.mock('../../services/builds/follow-builds.ts', () => ({ followBuilds: () => () => {} }));
vi.mock('../../services/builds/leave-for-newer-build.ts', () => ({}));
const rest = vi.hoisted(() => ({ afterRest: vi.fn((_callback: () => Promise<void>) => () => {}) }));
vi.mock('../../ui/hooks/after-rest.ts', () => rest);
const worker = vi.hoisted(() => ({
  startWorker: vi.fn(async (_own: string, _tiles: object, _onOfflineReady: () => void) => {}),
}));
vi.mock('../../services/offline/start-worker.ts', () => worker);

const InEnglish = await inEnglish('updates');

afterEach(() => {
  removeToasts();
  cleanup();
});

test('the page says that Waymark was installed, as long as it is open', () => {
  const { unmount } = render(<Updates />, { wrapper: InEnglish });
  expect(latestToast().message).toBeUndefined();
  dispatchEvent(new Event('appinstalled'));
  expect(latestToast().message).toMatch(/installed/i);
  removeToasts();
  unmount();
  dispatchEvent(new Event('appinstalled'));
  expect(latestToast().message).toBeUndefined();
});

test('that the page works without a connection is said after the next input, not to a visitor who has just come', async () => {
  vi.useFakeTimers();
  render(<Updates />, { wrapper: InEnglish });
  await rest.afterRest.mock.lastCall?.[0]();
  worker.startWorker.mock.lastCall?.[2]();
  vi.advanceTimersByTime(60_000);
  expect(latestToast().message).toBeUndefined();
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(AFTER_INPUT.longest);
  expect(latestToast().message).toMatch(/without a connection/);
  vi.useRealTimers();
});
