import type { Locator } from '@playwright/test';
import { rows, watchShifts } from '../support/explore-page.ts';
import { expect, test } from '../support/fixtures.ts';

test('on a phone, a place is read in two taps and saved in two more, without an account, and nothing moves by itself', {
  tag: ['@phone', '@core-phone'],
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide window has no sheet');
  const expectStill = await watchShifts(page);
  let taps = 0;
  const tap = async (control: Locator) => {
    await control.tap();
    taps += 1;
  };
  await page.goto('/');
  await expect(rows(page).first()).toBeInViewport();
  await tap(rows(page).first());
  const preview = page.getByRole('heading', { level: 2 }).first();
  await expect(preview).toBeInViewport();
  const title = (await preview.textContent()) ?? '';
  // No page is between the preview and the item.
  await tap(page.getByRole('slider', { name: 'Height of the list' }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
  expect(new URL(page.url()).pathname).toMatch(/^\/\w+\/\w{20}$/);
  expect(taps).toBeLessThanOrEqual(2);
  await tap(page.getByRole('button', { name: `Save ${title}`, exact: true }).first());
  await expect(page.getByRole('button', { name: `Saved: ${title}`, exact: true }).first()).toBeVisible();
  expect(taps).toBeLessThanOrEqual(4);
  await expectStill('the way to a saved place');
  await page.goBack();
  await expect(preview).toHaveText(title);
  await expect(preview).toBeInViewport();
});
