import { expect, test } from '../support/fixtures.ts';

/** In the browser: the page is hidden, as when its visitor changes to another tab. */
const HIDE = `
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
`;

/** In the browser: keeps the text of each beacon, which the test cannot read from the request. */
const KEEP_BEACONS = `
  globalThis.beacons = [];
  const { sendBeacon } = Navigator.prototype;
  Navigator.prototype.sendBeacon = function (address, body) {
    body.text().then((text) => beacons.push(text));
    return sendBeacon.call(this, address, body);
  };
`;

const WAYS = [
  { size: 'desk', viewport: { width: 1440, height: 900 }, path: '/test/vitals', found: /^\/creators/ },
  { size: 'phone', viewport: { width: 390, height: 844 }, path: '/fr/test/vitals', found: /^\/fr\/creators/ },
];

for (const { size, viewport, path, found } of WAYS) {
  test(`a visit is measured without anything about the visitor, and the page of measurements shows it, on a ${size}`, {
    tag: size === 'phone' ? '@core' : [],
  }, async ({ page }) => {
    test.slow();
    // Browsers that a program drives are not measured.
    await page.addInitScript(`Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })`);
    await page.setViewportSize(viewport);
    await page.addInitScript(KEEP_BEACONS);
    // The measurement begins some time after the page.
    await expect(async () => {
      await page.goto('/creators?language=fr');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.mouse.click(5, 300);
      await page.waitForTimeout(2_500);
      const accepted = page.waitForResponse('**/api/log/vitals', { timeout: 5_000 });
      await page.evaluate(HIDE);
      expect((await accepted).status()).toBe(204);
    }).toPass({ timeout: 40_000 });
    const [report] = await page.evaluate<string[]>('beacons');
    const visit: unknown = JSON.parse(report ?? '');
    expect(visit).toMatchObject({ page: 'creators', values: { TTFB: expect.any(Number) } });
    expect(Object.keys(Object(visit)).sort()).toEqual(['page', 'values']);
    // The server answers with what it has read within the last minute.
    await expect(async () => {
      await page.goto(path);
      const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: found }) });
      await expect(rows.first()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 90_000, intervals: [5_000] });
  });
}
