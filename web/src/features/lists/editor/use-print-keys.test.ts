// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePrintKeys } from './use-print-keys.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** @returns whether the browser's own action was prevented */
function press(keys: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', { key: 'p', cancelable: true, ...keys });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test.each([
  ['Win32', { ctrlKey: true }, { metaKey: true }],
  ['MacIntel', { metaKey: true }, { ctrlKey: true }],
])('on %s the print shortcut calls the listener, and other keys do not', (platform, shortcut, others) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  const onPrint = vi.fn();
  const { unmount } = renderHook(() => usePrintKeys(onPrint));
  for (const keys of [{}, others, { ...shortcut, key: 'o' }, { ...shortcut, shiftKey: true }]) {
    expect(press(keys)).toBe(false);
  }
  expect(onPrint).not.toHaveBeenCalled();
  expect(press(shortcut)).toBe(true);
  expect(press({ ...shortcut, key: 'P' })).toBe(true);
  expect(onPrint).toHaveBeenCalledTimes(2);
  unmount();
  expect(press(shortcut)).toBe(false);
});
