// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RETRY_AFTER } from '../ui/hooks/until-loaded.ts';
import { MovingMap } from './moving-map.tsx';

const code = vi.hoisted(() => ({ load: vi.fn() }));
vi.mock('./engine-code.tsx', () => ({ ENGINE_CODE: { embedded: code, google: code } }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('code that does not arrive on a bad connection is requested again, and the engine has not failed', async () => {
  const onFail = vi.fn();
  code.load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(() => <p>The map</p>);
  const choice = { name: 'embedded', ready: false, slow: false, failed: new Set(), chance: 0, onFail };
  // The engine in this test uses none of the other properties.
  const props = { choice, onFail } as unknown as ComponentProps<typeof MovingMap>;
  await act(async () => render(<MovingMap {...props} />));
  expect(screen.queryByText('The map')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(RETRY_AFTER));
  expect(screen.getByText('The map')).toBeTruthy();
  expect(onFail).not.toHaveBeenCalled();
});
