// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseTheme, chosenTheme, followTheme, showTheme } from './theme.ts';

const shown = () => document.documentElement.dataset['theme'];

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  showTheme();
});

test('a chosen theme is shown and kept, until the device decides again', () => {
  chooseTheme('dark');
  expect([shown(), chosenTheme()]).toEqual(['dark', 'dark']);
  delete document.documentElement.dataset['theme'];
  showTheme();
  expect(shown()).toBe('dark');
  chooseTheme(undefined);
  expect([shown(), chosenTheme(), localStorage.length]).toEqual([undefined, undefined, 0]);
});

test('a choice in another tab is followed, and a damaged one is none', () => {
  const stop = followTheme();
  localStorage.setItem('waymark.theme', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'waymark.theme' }));
  expect(shown()).toBe('dark');
  localStorage.setItem('waymark.theme', '"><script>');
  dispatchEvent(new StorageEvent('storage', { key: 'waymark.theme' }));
  expect(shown()).toBeUndefined();
  stop();
});

test('where storage is blocked, the choice applies until the page is left', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  chooseTheme('light');
  expect([shown(), chosenTheme()]).toEqual(['light', undefined]);
});
