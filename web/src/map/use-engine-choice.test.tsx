// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ENGINE_PATIENCE, useEngineChoice } from './use-engine-choice.ts';

const consent = vi.hoisted(() => ({ maps: false }));
vi.mock('../config.ts', () => ({ config: { VITE_GOOGLE_MAPS_KEY: 'a-key' } }));
vi.mock('../session/consent.ts', () => ({ useAllows: () => consent.maps }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  consent.maps = false;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const choose = () => renderHook(useEngineChoice).result;
const wait = () => act(() => vi.advanceTimersByTime(ENGINE_PATIENCE));

test('Google’s map that does not come in time gives way to our own', () => {
  consent.maps = true;
  const choice = choose();
  expect(choice.current.name).toBe('google');
  wait();
  expect(choice.current).toMatchObject({ name: 'embedded', ready: false, still: false });
  expect([...choice.current.failed]).toEqual(['google']);
});

test('our own that is slow is said to be, and welcome all the same', () => {
  const choice = choose();
  wait();
  expect(choice.current).toMatchObject({ name: 'embedded', still: true });
  act(() => choice.current.onReady());
  expect(choice.current).toMatchObject({ name: 'embedded', ready: true, still: false });
});

test('our own that breaks leaves the still picture', () => {
  const choice = choose();
  act(() => choice.current.onReady());
  act(() => choice.current.onFail(new Error('no WebGL')));
  expect(choice.current).toMatchObject({ name: 'none', ready: false, still: true });
});

test('without a yes, and after a no, it is our own', () => {
  const { result, rerender } = renderHook(useEngineChoice);
  expect(result.current.name).toBe('embedded');
  consent.maps = true;
  rerender();
  expect(result.current).toMatchObject({ name: 'google', ready: false });
  consent.maps = false;
  rerender();
  expect(result.current.name).toBe('embedded');
});

test('what could not be loaded without a connection is tried again with one', () => {
  const choice = choose();
  act(() => choice.current.onFail(new Error('Failed to fetch')));
  expect(choice.current.name).toBe('none');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(choice.current).toMatchObject({ name: 'embedded', ready: false, still: false, chance: 1 });
  act(() => choice.current.onReady());
  act(() => void window.dispatchEvent(new Event('online')));
  expect(choice.current).toMatchObject({ name: 'embedded', ready: true, chance: 1 });
});
