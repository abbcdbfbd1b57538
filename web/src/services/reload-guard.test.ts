// @vitest-environment happy-dom

import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BUILD_TAG } from './builds/build-tag.ts';
import { RELOAD_GUARD, remainingGuard, takeReload, VAIN_RELOAD_GUARD } from './reload-guard.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  document.head.innerHTML = '';
});

const openBuild = (letter: string) => {
  document.head.innerHTML = `<meta name="${BUILD_TAG}" content="${letter.repeat(20)}">`;
};
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

test('a page that fails as slowly as it likes does not reload itself in a loop', () => {
  openBuild('a');
  expect(takeReload()).toBe(true);
  for (let reloads = 0; reloads < 10; reloads++) {
    pass(RELOAD_GUARD * 2);
    expect(takeReload()).toBe(false);
  }
  pass(VAIN_RELOAD_GUARD);
  expect(takeReload()).toBe(true);
});

test('a reload that brought another build allows the next one after 10 s', () => {
  openBuild('a');
  expect(takeReload()).toBe(true);
  openBuild('b');
  pass(RELOAD_GUARD - 1);
  expect(takeReload()).toBe(false);
  pass(1);
  expect(takeReload()).toBe(true);
});

test('in any order of failures and deployments, two reloads are never within 10 s of each other', () => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 15_000 }),
    build: fc.constantFrom('a', 'b', 'c'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      sessionStorage.clear();
      let last = Number.NEGATIVE_INFINITY;
      for (const { wait, build } of steps) {
        pass(wait);
        openBuild(build);
        if (!takeReload()) continue;
        expect(Date.now() - last).toBeGreaterThanOrEqual(RELOAD_GUARD);
        last = Date.now();
        expect(remainingGuard()).toBe(RELOAD_GUARD);
      }
    }),
  );
});

test('a clock that is set back by an hour does not keep the page from reloading', () => {
  openBuild('a');
  expect(takeReload()).toBe(true);
  pass(-3_600_000);
  expect(takeReload()).toBe(true);
});

test('a stored value that means nothing allows a reload', () => {
  for (const stored of ['', 'x', ' a', '{}']) {
    sessionStorage.setItem('waymark.reloaded-at', stored);
    expect(takeReload()).toBe(true);
  }
});
