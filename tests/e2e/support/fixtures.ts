import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { Position } from '@waymark/model/geography/position';
import { isCoreRun } from './core-run.ts';
import { freshDestination } from './fresh-destination.ts';

interface Fixtures {
  /** Console errors that a test provokes on purpose; every other error fails it. */
  expectedErrors: RegExp[];
  consoleErrors: undefined;
  /** Whether WebGL works. A map drawn by software takes seconds, so only tests that move the map ask for it. */
  movingMap: boolean;
  withoutWebGl: undefined;
  /** A point at sea, away from the demo content and from other tests. */
  sea: Position;
  /** Publishes a destination, which is removed after the test. */
  publish: typeof freshDestination;
  /**
   * Fails on any violation that axe finds on the current page. In `npm test` only tests tagged `@axe` check:
   * those of every page, and one of every family of dialogs.
   */
  checkAccessibility: () => Promise<void>;
}

/** How many points at sea the tests of this process have used. */
let voyages = 0;

/** In the browser: no finite animation is running. */
const FADES_ARE_OVER = `document.getAnimations().every(({ effect, playState }) =>
  playState !== 'running' || effect.getComputedTiming().endTime === Infinity)`;

/** In the browser: a canvas has no WebGL, as where it is switched off. */
export const NO_WEBGL = `
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest);
  };
`;

/** In the browser: whatever the Content-Security-Policy refuses is an error in the console, also where the page catches it. */
const REPORT_VIOLATIONS = `
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error('The policy refuses ' + effectiveDirective + ' ' + blockedURI + ' in ' + sourceFile + ':' + lineNumber);
  });
`;

/**
 * The client of the database closes a stream that the emulator may have ended at the same moment, and the
 * emulator then answers that it does not know it.
 */
const GOODBYE = /status of 400.*\/Listen\/channel\?\S*&TYPE=terminate/;

/**
 * The rules run before the database compares a document with what a transaction read. They refuse a transaction because of a write
 * that came between, and the page makes it again.
 */
const REFUSED_COMMIT = /status of 403.*\/documents:commit\?/;

/** In the browser: the application has taken over the page that the server rendered, or has rendered one itself. */
export const IS_STARTED = `(() => {
  const first = document.getElementById('root')?.firstElementChild;
  return !first || Object.keys(first).some((name) => name.startsWith('__react'));
})()`;

/** How long the application may take to start, in milliseconds. Where a test keeps its code away, the page stays as it came. */
const LONGEST_START = 10_000;

/** A page whose documents count as loaded once the application has started: a press before that would be lost. */
export function startedPage(page: Page): Page {
  // Polled from outside: the policy of the page does not allow what waits inside of it.
  const untilStarted = async () => {
    const end = Date.now() + LONGEST_START;
    while (Date.now() < end && !(await page.evaluate(IS_STARTED).catch(() => false))) {
      await page.waitForTimeout(50);
    }
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...args) => {
    const answer = await goto(...args);
    await untilStarted();
    return answer;
  };
  page.reload = async (...args) => {
    const answer = await reload(...args);
    await untilStarted();
    return answer;
  };
  return page;
}

export const test = base.extend<Fixtures>({
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled === false ? page : startedPage(page));
  },
  expectedErrors: [[], { option: true }],
  consoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const unexpected: string[] = [];
      const refused: string[] = [];
      const hear = (text: string) => {
        if ([GOODBYE, ...expectedErrors].some((expected) => expected.test(text))) return;
        (REFUSED_COMMIT.test(text) ? refused : unexpected).push(text);
      };
      page.on('response', (response) => {
        if (response.ok() && response.url().includes('/documents:commit?')) refused.pop();
      });
      page.on('console', (message) => {
        if (message.type() === 'error') hear(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => hear(String(error)));
      await page.addInitScript(REPORT_VIOLATIONS);
      await use(undefined);
      expect([...unexpected, ...refused], 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  movingMap: [false, { option: true }],
  withoutWebGl: [
    async ({ context, movingMap }, use) => {
      if (!movingMap) await context.addInitScript(NO_WEBGL);
      await use(undefined);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  sea: async ({}, use, { workerIndex }) => {
    voyages++;
    await use({ lat: -30 - (workerIndex % 30), lng: -170 + (voyages % 70) });
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above
  publish: async ({}, use) => {
    const published: Awaited<ReturnType<typeof freshDestination>>[] = [];
    await use(async (...about) => {
      const destination = await freshDestination(...about);
      published.push(destination);
      return destination;
    });
    await Promise.all(published.map(({ ref }) => ref.delete()));
  },
  checkAccessibility: async ({ page }, use, { tags }) => {
    await use(async () => {
      if (isCoreRun && !tags.includes('@axe')) return;
      // An element that is still fading in does not have its colours yet.
      // The policy of the page refuses a text that is evaluated again and again, as `waitForFunction` does.
      await expect.poll(() => page.evaluate(FADES_ARE_OVER), { intervals: [50] }).toBe(true);
      const { violations } = await new AxeBuilder({ page })
        // All other results describe every element of the page, and took three quarters of the time.
        .options({ resultTypes: ['violations'] })
        // In the page itself, and not in a blank one that gets the results: no frame of another site is checked.
        .setLegacyMode()
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual(
        [],
      );
    });
  },
});

export { expect };
