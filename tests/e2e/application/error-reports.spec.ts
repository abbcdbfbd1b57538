import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** What went wrong, and how the page and the browser report it. */
const BROKEN = 'Broken on purpose';
test.use({ expectedErrors: [new RegExp(BROKEN)] });

/** The reports of a page with the status of each answer, in the order of the answers. */
function reportsOf(page: Page) {
  const reports: { query: Record<string, string>; status: number; referer: string | undefined }[] = [];
  page.on('response', async (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (pathname !== '/api/log/write') return;
    const { referer } = response.request().headers();
    reports.push({ query: Object.fromEntries(searchParams), status: response.status(), referer });
  });
  return reports;
}

/** In the browser: throws an uncaught error as often as given, and leaves a rejection unhandled. */
const breakDown = (message: string, times: number) => `
  for (let i = 0; i < ${times}; i++) setTimeout(() => { throw new TypeError(${JSON.stringify(message)}) });
  void Promise.reject(new Error(${JSON.stringify(`${message} again`)}));
  undefined;
`;

test('each uncaught error is logged once, without private data', {
  tag: '@core',
}, async ({ page }) => {
  const reports = reportsOf(page);
  await page.goto('/about?state=private-state');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(breakDown(`${BROKEN} at ${page.url()} for val@waymark.example`, 3));
  await expect.poll(() => reports.length).toBe(2);
  // A report that must not come would come before that of a later error.
  await page.evaluate(`setTimeout(() => { throw new RangeError('${BROKEN} later') }); undefined`);
  await expect
    .poll(() => reports.map(({ query }) => query['message']))
    .toContain(`RangeError: ${BROKEN} later`);
  const reported = reports.map(({ query, status }) => [
    status,
    query['severity'],
    query['userId'],
    query['message'],
  ]);
  expect(reported.sort()).toEqual([
    [204, 'ERROR', '', `Error: ${BROKEN} at <address> for <e-mail> again`],
    [204, 'ERROR', '', `RangeError: ${BROKEN} later`],
    [204, 'ERROR', '', `TypeError: ${BROKEN} at <address> for <e-mail>`],
  ]);
  expect(JSON.stringify(reports)).not.toMatch(/private-state|waymark\.example|about/);
});

test('an error that a part of the page contains is logged too, with its source', {
  tag: '@core',
}, async ({ page }) => {
  const reports = reportsOf(page);
  await page.route(/map-canvas-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `throw new Error('${BROKEN}');` }),
  );
  await page.goto('/');
  await expect(page.getByText('This part could not be loaded.')).toBeVisible();
  await expect
    .poll(() => reports.map(({ status, query }) => [status, query['message']]))
    .toEqual([[204, `Error: ${BROKEN}`]]);
  expect(reports[0]?.query['stack']).toMatch(/map-canvas-[\w-]+\.js:1:\d+/);
  expect(reports[0]?.referer ?? '').toBe('');
});
