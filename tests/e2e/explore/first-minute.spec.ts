import type { Locator } from '@playwright/test';
import { cameraQuery, rows, watchShifts } from '../support/explore-page.ts';
import { expect, test } from '../support/fixtures.ts';

test('on a phone, a place is read in two taps and saved in two more, without an account, and nothing moves by itself', {
  tag: ['@phone', '@core-phone'],
}, async ({ page, isMobile, sea, publish }) => {
  test.skip(!isMobile, 'a wide window has no sheet');
  const expectStill = await watchShifts(page);
  let taps = 0;
  const tap = async (control: Locator) => {
    await control.tap();
    taps += 1;
  };
  const { id } = await publish({ en: 'Lantern Rock' }, { position: sea });
  await page.goto(`/?${cameraQuery(sea)}`);
  const row = rows(page).filter({ hasText: 'Lantern Rock' }).first();
  await expect(row).toBeInViewport();
  await tap(row);
  await expect(page.getByRole('heading', { level: 2, name: 'Lantern Rock' })).toBeInViewport();
  // The sheet has no page between the preview and the item.
  await tap(page.getByRole('slider', { name: 'Height of the list' }));
  await expect(page).toHaveURL(new RegExp(`/destinations/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern Rock' })).toBeInViewport();
  expect(taps).toBeLessThanOrEqual(2);
  await tap(page.getByRole('button', { name: 'Save Lantern Rock' }).first());
  await expect(page.getByRole('button', { name: 'Saved: Lantern Rock' }).first()).toBeVisible();
  expect(taps).toBeLessThanOrEqual(4);
  await expectStill('the way to a saved place');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Lantern Rock' })).toBeInViewport();
});
