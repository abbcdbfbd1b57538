// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { awaitedLetter, deleteAwaitedLetter, storeAwaitedLetter } from './awaited-letter.ts';

const LETTER = { email: 'ada@example.org', target: '/saved?at=1,2,3' };

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('another tab of this browser knows the address and the target, until the sign-in', () => {
  expect(awaitedLetter()).toBeUndefined();
  storeAwaitedLetter(LETTER);
  expect(awaitedLetter()).toEqual(LETTER);
  deleteAwaitedLetter();
  expect(awaitedLetter()).toBeUndefined();
});

test('it is forgotten with its link, after three days', () => {
  vi.useFakeTimers();
  storeAwaitedLetter(LETTER);
  vi.advanceTimersByTime(3 * 24 * 3_600_000 - 1);
  expect(awaitedLetter()).toEqual(LETTER);
  vi.advanceTimersByTime(1);
  expect(awaitedLetter()).toBeUndefined();
  // The address does not stay in the browser.
  expect(localStorage).toHaveLength(0);
});

test.each([
  'no JSON',
  '{}',
  JSON.stringify({ ...LETTER, at: 'yesterday' }),
  JSON.stringify({ ...LETTER, target: 'https://other.example/', at: Date.now() }),
  JSON.stringify({ ...LETTER, target: '/logout', at: Date.now() }),
  JSON.stringify({ ...LETTER, email: 7, at: Date.now() }),
])('a stored value %s counts as none', (value) => {
  localStorage.setItem('waymark.letter', value);
  expect(awaitedLetter()).toBeUndefined();
});
