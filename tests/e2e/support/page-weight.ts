import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

const KILOBYTE = 1_000;

/** What a page may load until it is interactive; sizes are those of gzip. */
const MOST = { scripts: 12, scriptBytes: 200 * KILOBYTE, documentBytes: 25 * KILOBYTE };

/** In the browser: the addresses of the scripts that were requested before the application had taken over the page. */
const FIRST_SCRIPTS = `(() => {
  const [interactive] = performance.getEntriesByName('interactive', 'mark');
  return performance.getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < interactive.startTime)
    .map(({ name }) => name);
})()`;

/** Sizes of built files, which are the same for all pages. */
const sizes = new Map<string, Promise<number>>();

/** Expects of a page that is open that it loaded no more than it may until it was interactive. */
export async function expectLightPage(page: Page): Promise<void> {
  const bytesOf = async (address: string) => gzipSync(await (await page.request.get(address)).body()).length;
  const scripts = await page.evaluate<string[]>(FIRST_SCRIPTS);
  const bytes = await Promise.all(
    scripts.map((address) => {
      const size = sizes.get(address) ?? bytesOf(address);
      sizes.set(address, size);
      return size;
    }),
  );
  expect(scripts.length, scripts.join('\n')).toBeGreaterThan(0);
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(MOST.scripts);
  expect(
    bytes.reduce((sum, one) => sum + one, 0),
    'bytes of scripts',
  ).toBeLessThanOrEqual(MOST.scriptBytes);
  expect(await bytesOf(page.url()), 'bytes of the document').toBeLessThanOrEqual(MOST.documentBytes);
}
