// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ENGINE_PATIENCE, ENGINE_SLOW, useEngineChoice } from './use-engine-choice.ts';

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

const choose = (isWanted = true) => renderHook(() => useEngineChoice(isWanted)).result;
const wait = () => act(() => vi.advanceTimersByTime(ENGINE_PATIENCE));

test('a Google map that does not load in time is replaced by the embedded map', () => {
  consent.maps = true;
  const choice = choose();
  expect(choice.current.name).toBe('google');
  wait();
  expect(choice.current).toMatchObject({ name: 'embedded', ready: false });
  expect([...choice.current.failed]).toEqual(['google']);
});

test('a Google map that does not load yet is not late', () => {
  consent.maps = true;
  const choice = choose(false);
  wait();
  expect(choice.current.name).toBe('google');
});

test('a slow embedded map has not failed, and is used when it loads', () => {
  const choice = choose();
  wait();
  expect(choice.current).toMatchObject({ name: 'embedded', ready: false });
  act(() => choice.current.onReady());
  expect(choice.current).toMatchObject({ name: 'embedded', ready: true });
});

test('a broken embedded map leaves the still picture', () => {
  const choice = choose();
  act(() => choice.current.onReady());
  act(() => choice.current.onFail(new Error('no WebGL')));
  expect(choice.current).toMatchObject({ name: 'none', ready: false });
});

test('without consent, or after a refusal, the embedded map is used', () => {
  const { result, rerender } = renderHook(() => useEngineChoice(true));
  expect(result.current.name).toBe('embedded');
  consent.maps = true;
  rerender();
  expect(result.current).toMatchObject({ name: 'google', ready: false });
  consent.maps = false;
  rerender();
  expect(result.current.name).toBe('embedded');
});

test('an engine that failed to load without a connection is tried again with one', () => {
  const choice = choose();
  act(() => choice.current.onFail(new Error('Failed to fetch')));
  expect(choice.current.name).toBe('none');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(choice.current).toMatchObject({ name: 'embedded', ready: false, chance: 1 });
  act(() => choice.current.onReady());
  act(() => void window.dispatchEvent(new Event('online')));
  expect(choice.current).toMatchObject({ name: 'embedded', ready: true, chance: 1 });
});

test('an engine that loads slowly is said to be loading until it is visible or has failed', () => {
  const choice = choose();
  expect(choice.current.slow).toBe(false);
  act(() => vi.advanceTimersByTime(ENGINE_SLOW));
  expect(choice.current).toMatchObject({ name: 'embedded', slow: true });
  act(() => choice.current.onReady());
  expect(choice.current.slow).toBe(false);
  act(() => choice.current.onFail(new Error('no WebGL')));
  act(() => vi.advanceTimersByTime(ENGINE_SLOW));
  expect(choice.current).toMatchObject({ name: 'none', slow: false });
});
