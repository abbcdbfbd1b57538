// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isServerUnreachable, onConnectionChange, PATIENCE, reportConnection } from './connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const consumer of ['a', 'b', 'c']) reportConnection(consumer, true);
  vi.useRealTimers();
});

test('a listener whose server answer follows its cached answer in a moment does not make the page away', () => {
  reportConnection('a', false);
  vi.advanceTimersByTime(PATIENCE - 1);
  reportConnection('a', true);
  vi.advanceTimersByTime(PATIENCE);
  expect(isServerUnreachable()).toBe(false);
});

test('a listener without the server for longer makes the page away, until the server answers', () => {
  const changed = vi.fn();
  const stop = onConnectionChange(changed);
  reportConnection('a', false);
  vi.advanceTimersByTime(PATIENCE);
  expect(isServerUnreachable()).toBe(true);
  reportConnection('a', true);
  expect(isServerUnreachable()).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
});

test('the page is away until every listener is back', () => {
  reportConnection('a', false);
  reportConnection('b', false);
  vi.advanceTimersByTime(PATIENCE);
  reportConnection('a', true);
  expect(isServerUnreachable()).toBe(true);
  reportConnection('b', true);
  expect(isServerUnreachable()).toBe(false);
});

test('repeated cached answers of a listener do not keep the page from being away', () => {
  for (let second = 0; second * 1_000 <= PATIENCE; second++) {
    reportConnection('a', false);
    vi.advanceTimersByTime(1_000);
  }
  expect(isServerUnreachable()).toBe(true);
});

test('successive new listeners do not make the page away, as long as each has its answer in time', () => {
  for (const consumer of ['a', 'b', 'c']) {
    reportConnection(consumer, false);
    vi.advanceTimersByTime(PATIENCE / 2);
    if (consumer === 'b') reportConnection('a', true);
    if (consumer === 'c') reportConnection('b', true);
    expect(isServerUnreachable()).toBe(false);
  }
});

test('the page is away at once when the network goes, and back at once when it is back', () => {
  const changed = vi.fn();
  const stop = onConnectionChange(changed);
  dispatchEvent(new Event('offline'));
  expect(isServerUnreachable()).toBe(true);
  dispatchEvent(new Event('online'));
  expect(isServerUnreachable()).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
});

test('after the network is back, the page is away until every listener is back too', () => {
  const stop = onConnectionChange(() => {});
  dispatchEvent(new Event('offline'));
  reportConnection('a', false);
  vi.advanceTimersByTime(PATIENCE);
  dispatchEvent(new Event('online'));
  expect(isServerUnreachable()).toBe(true);
  reportConnection('a', true);
  expect(isServerUnreachable()).toBe(false);
  stop();
});

test('a removed listener is not called any more', () => {
  const changed = vi.fn();
  onConnectionChange(changed)();
  reportConnection('a', false);
  vi.advanceTimersByTime(PATIENCE);
  expect(changed).not.toHaveBeenCalled();
});
