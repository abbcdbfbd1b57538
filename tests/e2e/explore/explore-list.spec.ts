import type { Locator, Page } from '@playwright/test';
import {
  cameraQuery,
  countInView,
  mapViewport,
  openAt,
  raiseSheet,
  rows,
  TEXTS,
  turnToMap,
} from '../support/explore-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { searchButton } from '../support/main-navigation.ts';

test('a visitor filters by kind and category, and the back button takes each step back', {
  tag: ['@core', '@phone'],
}, async ({ page }) => {
  await page.goto('/');
  await expect(rows(page).first()).toBeAttached();
  // Kinds are under "More".
  const pois = page.getByRole('button', { name: TEXTS.en.pois });
  await expect(pois).toHaveCount(0);
  await page.getByRole('button', { name: TEXTS.en.more }).first().click();
  await pois.click();
  await expect(page).toHaveURL(/[?&]kinds=poi(&|$)/);
  await expect(pois).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: TEXTS.en.museum }).click();
  await expect(page).toHaveURL(/categories=museum/);
  await expect(rows(page).first()).toBeAttached();
  await expect(rows(page).filter({ hasNotText: 'Museum' })).toHaveCount(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/categories/);
  await page.goBack();
  await expect(page).not.toHaveURL(/kinds/);
  await expect(pois).toHaveAttribute('aria-pressed', 'false');
});

test('the counts of the filters add up to the number of results', async ({ page }) => {
  await page.goto('/');
  await expect(rows(page).first()).toBeAttached();
  const chips = page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: /\d/ });
  // Other tests publish meanwhile: both counts are read until they are of the same moment.
  await expect(async () => {
    const counts = (await chips.allTextContents()).map((text) => Number(text.replace(/\D/g, '')));
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(100);
    expect(await countInView(page).textContent()).toBe(`${total} results in view`);
  }).toPass();
});

test('keys lead from the search to the filters, and then to the rows of the list', async ({ page }) => {
  await page.goto('/');
  const filters = page.getByRole('group', { name: 'Categories' }).getByRole('button');
  const row = rows(page).first();
  await expect(row).toBeAttached();
  const names = await filters.allTextContents();
  expect(names).not.toEqual([]);
  await searchButton(page, 'Search').focus();
  const passed: string[] = [];
  await expect(async () => {
    await page.keyboard.press('Tab');
    passed.push((await page.locator(':focus').textContent()) ?? '');
    await expect(row).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  expect(passed).toEqual(expect.arrayContaining(names));
});

test('a filter offers what is in view, and nothing else', async ({ page, sea, publish }) => {
  await publish({ en: 'Lone Rock' }, { position: sea });
  await openAt(page, cameraQuery(sea));
  await turnToMap(page);
  await expect(rows(page).filter({ hasText: 'Lone Rock' })).toBeAttached();
  await expect(page.getByRole('button', { name: TEXTS.en.museum })).toHaveCount(0);
  await page.getByRole('button', { name: TEXTS.en.more }).first().click();
  await expect(page.getByRole('button', { name: /^Destinations/ })).toBeVisible();
  await expect(page.getByRole('button', { name: TEXTS.en.pois })).toHaveCount(0);
  // What is switched on stays, so that it can be switched off where nothing of it is.
  await page.goto(`/?${cameraQuery(sea)}&categories=museum`);
  await page.getByRole('button', { name: TEXTS.en.museum, pressed: true }).click();
  await expect(page).not.toHaveURL(/categories/);
});

test('a visitor chooses an item from the list, reads it, and goes back', {
  tag: ['@core-phone', '@phone'],
}, async ({ page, checkAccessibility, sea, publish }) => {
  const destination = await publish({ en: 'Bay of Choice', fr: 'Baie du Choix' }, { position: sea });
  await openAt(page, cameraQuery(sea));
  await raiseSheet(page);
  // It is then also among what was viewed last, below the list.
  const row = rows(page).filter({ hasText: 'Bay of Choice' }).first();
  await row.click();
  await expect(page).toHaveURL(new RegExp(`item=destination:${destination.id}`));
  await expect(page.getByRole('heading', { level: 2, name: 'Bay of Choice' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(row).toBeVisible();
  // Closing was the step back.
  await page.goForward();
  await expect(page.getByRole('heading', { level: 2, name: 'Bay of Choice' })).toBeVisible();
  await page.getByRole('link', { name: 'View details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bay of Choice' })).toBeVisible();
});

test('an unlisted item is not on the map', async ({ page, sea, publish }) => {
  await publish({ en: 'Quiet Cove' }, { position: sea, visibility: 'unlisted' });
  await publish({ en: 'Loud Cove' }, { position: sea });
  await openAt(page, cameraQuery(sea));
  await turnToMap(page);
  await expect(rows(page).filter({ hasText: 'Loud Cove' })).toBeAttached();
  await expect(page.getByText('Quiet Cove')).toHaveCount(0);
});

test('a double click is one step of the history, Escape closes the item, and the focus returns to its row', async ({
  page,
  sea,
  publish,
}) => {
  await publish({ en: 'Double Rock' }, { position: sea });
  await openAt(page, cameraQuery(sea));
  await raiseSheet(page);
  // It is then also among what was viewed last, below the list.
  const row = rows(page).filter({ hasText: 'Double Rock' }).first();
  await row.dblclick();
  await expect(page).toHaveURL(/item=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/item=/);
  await row.press('Enter');
  await expect(page.getByRole('region', { name: 'Destination' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
});

/** The clicks by which a browser opens a link in a new tab. */
const CLICKS_FOR_A_TAB: Parameters<Locator['click']>[0][] = [
  { modifiers: ['ControlOrMeta'] },
  { button: 'middle' },
];

test('a row opens its item beside the map by a plain click, and the page of the item in a new tab', async ({
  page,
  context,
  sea,
  publish,
}) => {
  const destination = await publish({ en: 'Two Ways' }, { position: sea });
  await openAt(page, cameraQuery(sea));
  // Once viewed, it is also below the list.
  const row = rows(page).filter({ hasText: 'Two Ways' }).first();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const click of CLICKS_FOR_A_TAB) {
    const opened = context.waitForEvent('page');
    await row.click(click);
    const tab = await opened;
    await expect(tab).toHaveURL(new RegExp(`/destinations/${destination.id}$`));
    await expect(tab.getByRole('heading', { level: 1, name: 'Two Ways' })).toBeVisible();
    await tab.close();
  }
  await expect(page).not.toHaveURL(/item=/);
  await row.click();
  await expect(page).toHaveURL(new RegExp(`/\\?.*item=destination:${destination.id}`));
  // The pointer rested on the row, which does not lead to the page.
  expect(asked.filter((address) => address.includes(`/destinations/${destination.id}`))).toEqual([]);
  await page.goBack();
  await expect(row).toBeVisible();
});

test('switching the language keeps the camera, the filters and the chosen item', async ({
  page,
  sea,
  publish,
}) => {
  const destination = await publish({ en: 'White Rock', fr: 'Roche blanche' }, { position: sea });
  await openAt(page, `${cameraQuery(sea)}&kinds=destination&item=destination:${destination.id}`);
  await page.getByRole('link', { name: 'Français', exact: true }).click();
  await expect(page).toHaveURL(
    `/fr?${cameraQuery(sea)}&kinds=destination&item=destination:${destination.id}`,
  );
  await expect(page.getByRole('heading', { level: 2, name: 'Roche blanche' })).toBeVisible();
});

for (const search of ['at=999,abc,-4', 'kinds=castle,__proto__', 'item=pin:', 'at=&kinds=&q=%00']) {
  test(`an address that says "${search}" works like one without it`, {
    tag: search.includes('__proto__') ? '@core' : [],
  }, async ({ page }) => {
    await page.goto(`/?${search}`);
    await expect(rows(page).first()).toBeAttached();
    await expect(mapViewport(page)).toBeVisible();
  });
}

test('an address of a missing item says that the item is gone, and leads to the list', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/?item=poi:doesNotExist00000000');
  await expect(page.getByText('This item does not exist, or is no longer public.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(rows(page).first()).toBeAttached();
});

test.describe('with a page that does not exist', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('an item that is deleted while its preview is pulled up is said to be gone', {
    tag: '@phone',
  }, async ({ page, hasTouch, sea, publish }) => {
    test.skip(!hasTouch, 'A wide window has no sheet.');
    const destination = await publish({ en: 'Sinking Rock' }, { position: sea });
    await openAt(page, cameraQuery(sea));
    await rows(page).filter({ hasText: 'Sinking Rock' }).first().tap();
    const preview = page.getByRole('region', { name: 'Destination' });
    await expect(preview.getByRole('heading', { level: 2, name: 'Sinking Rock' })).toBeVisible();
    const gone = preview.getByText('This item does not exist, or is no longer public.');
    await pullUp(page, async () => {
      await destination.ref.delete();
      await expect(gone).toBeInViewport();
    });
    await expect(page).toHaveURL(new RegExp(`/destinations/${destination.id}`));
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInViewport();
    await page.goBack();
    await expect(gone).toBeInViewport();
    await page.getByRole('link', { name: 'Back to the list' }).tap();
    await expect(page).not.toHaveURL(/item=/);
  });
});

/** Pulls the sheet up by its handle with a finger. @param meanwhile what happens before the finger is lifted */
async function pullUp(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  const box = await page.getByRole('slider').boundingBox();
  if (box === null) throw new Error('There is no sheet.');
  const devtools = await page.context().newCDPSession(page);
  const x = box.x + box.width / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...heights: number[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: heights.map((y) => ({ x, y })) });
  await touch('touchStart', box.y);
  for (let y = box.y; y > 100; y -= 40) await touch('touchMove', y);
  await meanwhile();
  await touch('touchEnd');
}
