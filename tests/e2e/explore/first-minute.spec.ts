import type { Locator } from '@playwright/test';
import { rows, untilIdle, watchShifts } from '../support/explore-page.ts';
import { expect, test } from '../support/fixtures.ts';

test('a page with a view in its address does not move while the places of that view load', {
  tag: ['@core-phone'],
}, async ({ page }) => {
  const expectStill = await watchShifts(page);
  await page.goto('/?at=38.719,-9.1327,14');
  await expect(rows(page).first()).toBeAttached();
  await expect(rows(page).filter({ hasText: 'Lisbon' }).first()).toBeAttached();
  await untilIdle(page);
  await expectStill();
});

test('on a phone, a place is read in two taps and saved in two more, without an account, and nothing moves by itself', {
  tag: ['@phone', '@core-phone'],
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide window has no sheet');
  const expectStill = await watchShifts(page);
  let taps = 0;
  /** Taps a control, and waits for what it shows. What a tap moves is its answer, however long a busy machine takes for it. */
  const tap = async (control: Locator, shown: Locator) => {
    await expectStill(`the page before tap ${taps + 1}`);
    await control.tap();
    taps += 1;
    await expect(shown).toBeInViewport();
    await page.evaluate('globalThis.shifts = { score: 0, moved: [] }');
    await untilIdle(page);
  };
  await page.goto('/');
  await expect(rows(page).first()).toBeInViewport();
  const preview = page.getByRole('heading', { level: 2 }).first();
  await tap(rows(page).first(), preview);
  const title = (await preview.textContent()) ?? '';
  // No page is between the preview and the item.
  const heading = page.getByRole('heading', { level: 1, name: title });
  await tap(page.getByRole('slider', { name: 'Height of the preview' }), heading);
  expect(new URL(page.url()).pathname).toMatch(/^\/\w+\/\w{20}$/);
  expect(taps).toBeLessThanOrEqual(2);
  const saved = page.getByRole('button', { name: `Saved: ${title}`, exact: true }).first();
  await tap(page.getByRole('button', { name: `Save ${title}`, exact: true }).first(), saved);
  expect(taps).toBeLessThanOrEqual(4);
  await expectStill('the page of a saved place');
  await page.goBack();
  await expect(preview).toHaveText(title);
  await expect(preview).toBeInViewport();
});
