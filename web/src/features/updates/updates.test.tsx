// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { latestToast, removeToasts } from '../../ui/testing/latest-toast.ts';
import { Updates } from './updates.tsx';

vi.mock('../../services/builds/own-build.ts', () => ({ ownBuild: () => 'build-1' }));
vi.mock('../../services/builds/follow-builds.ts', () => ({ followBuilds: () => () => {} }));
vi.mock('../../services/builds/leave-for-newer-build.ts', () => ({}));
vi.mock('../../ui/hooks/after-rest.ts', () => ({ afterRest: () => () => {} }));

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
