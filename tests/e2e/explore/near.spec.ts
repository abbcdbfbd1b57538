import type { Page } from '@playwright/test';
import {
  cameraQuery,
  latitude,
  longitude,
  openAt,
  raiseSheet,
  rows,
  TEXTS,
} from '../support/explore-page.ts';
import { expect, test } from '../support/fixtures.ts';

const nearMe = (page: Page) => page.getByRole('button', { name: 'Near me' });
const order = (page: Page) => page.getByRole('combobox', { name: 'Order' });

test('a visitor sees what is within a walk of them, the nearest first', {
  tag: ['@core-phone', '@phone'],
}, async ({ page, context, sea, publish, checkAccessibility }) => {
  await publish({ en: 'Far Buoy' }, { position: { ...sea, lat: sea.lat + 0.02 } });
  await publish({ en: 'Close Buoy' }, { position: { ...sea, lat: sea.lat + 0.001 } });
  await publish({ en: 'Middle Buoy' }, { position: { ...sea, lat: sea.lat + 0.008 } });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: sea.lat, longitude: sea.lng });
  await page.goto('/');
  await raiseSheet(page);
  await nearMe(page).click();
  await expect(page).toHaveURL(/sort=near/);
  // The frame keeps the places clear of the buttons, so its centre is only near the visitor.
  await expect.poll(() => Math.abs(latitude(page) - sea.lat)).toBeLessThan(0.01);
  expect(longitude(page)).toBeCloseTo(sea.lng, 1);
  await expect(page.getByText('2 places within a walk of you')).toBeVisible();
  await expect(rows(page).first()).toContainText('Close Buoy');
  await expect(rows(page).nth(1)).toContainText('Middle Buoy');
  await expect(rows(page).first()).toContainText(/\d\s(?:m|ft)/);
  await checkAccessibility();
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=near/);
});

test('at 0, 0 a visitor reads that nothing is within a walk', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 0, longitude: 0 });
  await page.goto('/');
  await nearMe(page).click();
  await expect(page.getByText('within a walk of you')).toBeVisible();
  await expect(page).toHaveURL(/sort=near/);
  // The frame keeps the visitor clear of the buttons, so its centre is only near them.
  await expect.poll(() => Math.abs(latitude(page)) + Math.abs(longitude(page))).toBeLessThan(0.01);
});

test('a visitor who refuses to share their position reads so beside the button, and the map stays', async ({
  page,
  sea,
}) => {
  await openAt(page, cameraQuery(sea));
  await nearMe(page).click();
  await expect(page.getByText('This page is not allowed to see your position.')).toHaveCount(1);
  await expect(page).toHaveURL(`/?${cameraQuery(sea)}`);
});

test('a browser that knows no position says so', async ({ page, sea }) => {
  await page.addInitScript("Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined })");
  await openAt(page, cameraQuery(sea));
  await nearMe(page).click();
  await expect(page.getByText('This browser cannot tell where you are.')).toBeVisible();
});

test('the list has other orders: by distance in place, and the newest by the search engine', async ({
  page,
}) => {
  await openAt(page, 'at=38.71,-9.14,12');
  await expect(rows(page).first()).toBeAttached();
  await order(page).selectOption('Nearest first');
  await expect(page).toHaveURL(/sort=near/);
  await expect(rows(page).first()).toBeAttached();
  await order(page).selectOption('Newest first');
  await expect(page).toHaveURL(/sort=new&area=map/);
  await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
  await expect(rows(page).first()).toBeAttached();
  await page.getByRole('button', { name: 'Close the search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TEXTS.en.heading })).toBeVisible();
});

test('a row says whose an item is and how its summary begins', { tag: '@core' }, async ({
  page,
  sea,
  publish,
}) => {
  const name = 'A rock whose name is as long as names may be, '.repeat(3).slice(0, 140);
  await publish({ en: name }, { position: sea });
  await openAt(page, cameraQuery(sea));
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  const row = rows(page).filter({ hasText: 'A rock whose name' });
  await expect(row).toContainText('A place of a test.');
  await expect(row).toContainText('by A Tester');
});

test('the first rows say all of it before any script runs', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toMatch(/by <!-- -->|by [A-ZÀ-Ý]/);
});

test('what was viewed last stands below the list, until it is cleared', async ({ page, sea, publish }) => {
  const seen = await publish({ en: 'Seen Rock' }, { position: sea });
  const hidden = await publish({ en: 'Hidden Rock' }, { visibility: 'unlisted' });
  for (const { id } of [seen, hidden]) {
    await page.goto(`/destinations/${id}`);
    await expect
      .poll(() => page.evaluate<string>("localStorage.getItem('waymark.viewed') ?? ''"))
      .toContain(id);
  }
  await page.goto('/');
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  const viewed = page.getByRole('region', { name: 'Recently viewed on this device' });
  await viewed.scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('link', { name: /Seen Rock/ })).toBeVisible();
  await expect(viewed.getByText('Hidden Rock')).toHaveCount(0);
  await viewed.getByRole('button', { name: 'Clear' }).click();
  await expect(viewed).toHaveCount(0);
  await page.reload();
  await expect(rows(page).first()).toBeAttached();
  await expect(viewed).toHaveCount(0);
});
