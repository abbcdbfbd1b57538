import type { Page } from '@playwright/test';
import { picture } from '@waymark/model/entities/photo-schema';
import { cameraQuery, raiseSheet } from '../support/explore-page.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { freshCollected } from '../support/fresh-collected.ts';
import { demoPhotos } from '../support/fresh-item.ts';

const test = base.extend<{ own: ReturnType<typeof freshCollected> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  own: async ({}, use) => {
    const own = freshCollected();
    await use(own);
    await own.leave();
  },
});

const PAGES = {
  stories: { path: '/posts', one: '1 story here', write: 'story' },
  récits: { path: '/fr/posts', one: '1 récit ici', write: 'story' },
  lists: { path: '/atlas/lists', one: '1 list here', write: 'list' },
  listes: { path: '/fr/atlas/lists', one: '1 liste ici', write: 'list' },
} as const;

/** The titles that are shown, in order. */
function titles(page: Page) {
  return page.getByRole('article').getByRole('heading', { level: 2 });
}

/** How many results there are, or why there are none. */
function status(page: Page, text: string | RegExp) {
  return page.getByRole('status').filter({ hasText: text });
}

for (const [name, { path, one, write }] of Object.entries(PAGES)) {
  test(`a visitor who looks at a part of the map sees its ${name}, and opens one`, {
    tag: name === 'stories' ? ['@core', '@phone'] : '@phone',
  }, async ({ page, sea, own, checkAccessibility }) => {
    const ref = await own[write]({ en: 'Of the sea', fr: 'De la mer' }, sea);
    await own[write]({ en: 'Beyond' }, { lat: sea.lat + 0.4, lng: sea.lng });
    await page.goto(`${path}?${cameraQuery(sea)}`);
    await expect(status(page, one)).toBeAttached();
    await expect(titles(page)).toHaveText([path.startsWith('/fr') ? 'De la mer' : 'Of the sea']);
    await raiseSheet(page);
    await checkAccessibility();
    await titles(page).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${ref.path}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Of the sea|De la mer/);
  });
}

test('the list follows what is published, renamed and withdrawn', async ({ page, sea, own }) => {
  await own.story({ en: 'First' }, sea, 1);
  await page.goto(`/posts?${cameraQuery(sea)}`);
  await expect(titles(page)).toHaveText(['First']);
  const ref = await own.story({ en: 'Second' }, { lat: sea.lat + 0.01, lng: sea.lng }, 2);
  await expect(titles(page)).toHaveText(['Second', 'First']);
  await ref.update({ title: { en: 'Second thoughts' } });
  await expect(titles(page)).toHaveText(['Second thoughts', 'First']);
  await ref.update({ visibility: 'unlisted' });
  await expect(titles(page)).toHaveText(['First']);
});

test('the list that changed last comes first', async ({ page, sea, own }) => {
  const ref = await own.list({ en: 'Older' }, sea, 1);
  await own.list({ en: 'Newer' }, sea, 2);
  await page.goto(`/atlas/lists?${cameraQuery(sea)}`);
  await expect(titles(page)).toHaveText(['Newer', 'Older']);
  await ref.update({ updatedAt: new Date(Date.UTC(2020, 0, 2)) });
  await expect(titles(page)).toHaveText(['Older', 'Newer']);
});

test('a visitor has the newest stories first, the most saved or the nearest, and the address keeps it', {
  tag: '@phone',
}, async ({ page, sea, own, checkAccessibility }) => {
  await own.story({ en: 'Of the middle' }, sea, 1, 2);
  await own.story({ en: 'Much saved' }, { lat: sea.lat + 0.006, lng: sea.lng }, 2, 9);
  await own.story({ en: 'Fresh' }, { lat: sea.lat + 0.003, lng: sea.lng }, 3);
  await page.goto(`/posts?${cameraQuery(sea)}`);
  await raiseSheet(page);
  const order = page.getByRole('combobox', { name: 'Order' });
  await expect(order).toHaveValue('new');
  await expect(titles(page)).toHaveText(['Fresh', 'Much saved', 'Of the middle']);
  await order.selectOption('Most saved first');
  await expect(page).toHaveURL(/[?&]sort=saved(&|$)/);
  await expect(titles(page)).toHaveText(['Much saved', 'Of the middle', 'Fresh']);
  await order.selectOption('Nearest first');
  await expect(page).toHaveURL(/[?&]sort=near(&|$)/);
  await expect(titles(page)).toHaveText(['Of the middle', 'Fresh', 'Much saved']);
  await expect(page.getByText('Measured from the middle of the map.')).toBeVisible();
  await checkAccessibility();
  await page.reload();
  await raiseSheet(page);
  await expect(order).toHaveValue('near');
  await expect(titles(page)).toHaveText(['Of the middle', 'Fresh', 'Much saved']);
  await order.selectOption('Newest first');
  await expect(page).not.toHaveURL(/sort=/);
  await expect(titles(page)).toHaveText(['Fresh', 'Much saved', 'Of the middle']);
});

test('public lists have the last changed first or the nearest', async ({ page, sea, own }) => {
  await own.list({ en: 'Of the middle' }, sea, 1);
  await own.list({ en: 'Changed last' }, { lat: sea.lat + 0.006, lng: sea.lng }, 2);
  // The document of a list does not say in how many others it is.
  await page.goto(`/atlas/lists?${cameraQuery(sea)}&sort=saved`);
  await raiseSheet(page);
  const order = page.getByRole('combobox', { name: 'Order' });
  await expect(order.getByRole('option')).toHaveText(['Newest first', 'Nearest first']);
  await expect(order).toHaveValue('new');
  await expect(titles(page)).toHaveText(['Changed last', 'Of the middle']);
  await order.selectOption('Nearest first');
  await expect(page).toHaveURL(/[?&]sort=near(&|$)/);
  await expect(titles(page)).toHaveText(['Of the middle', 'Changed last']);
});

test('a list without a cover shows the pictures of its places, which move nothing as they load', {
  tag: '@phone',
}, async ({ page, sea, own, checkAccessibility }) => {
  const pictures = (await demoPhotos(3)).map((photo) => picture.parse(photo));
  const ref = await own.list({ en: 'Three places' }, sea, 0, pictures);
  await page.goto(`/atlas/lists?${cameraQuery(sea)}`);
  await expect(titles(page)).toHaveText(['Three places']);
  await raiseSheet(page);
  const card = page.getByRole('article').filter({ hasText: 'Three places' });
  // Without a description: the title beside them says the same.
  const images = card.locator('img');
  await expect(images).toHaveCount(3);
  const before = await card.boundingBox();
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute('alt', '');
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
  expect((await card.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 1);
  await checkAccessibility();
  await titles(page).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/${ref.path}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Three places' })).toBeVisible();
});

test('a visitor sees more stories than fit on a page, and none is missing', async ({ page, sea, own }) => {
  const all = Array.from({ length: 30 }, (_, index) => `Tale ${String(index).padStart(2, '0')}`);
  await Promise.all(all.map((title, index) => own.story({ en: title }, sea, 100 - index)));
  await page.goto(`/posts?${cameraQuery(sea)}`);
  await expect(titles(page)).toHaveText(all.slice(0, 12));
  await expect(status(page, 'The 12 newest stories here')).toBeAttached();
  await raiseSheet(page);
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect(titles(page)).toHaveText(all.slice(0, 24));
  await more.click();
  await expect(titles(page)).toHaveText(all);
  await expect(status(page, '30 stories here')).toBeAttached();
  await expect(more).toHaveCount(0);
});

test('an older story in view is found although many newer ones lie beside it', async ({ page, sea, own }) => {
  // All lie in one tile of the deepest level. A close view shows a part of that tile.
  const beside = { lat: sea.lat, lng: sea.lng + 0.03 };
  await own.story({ en: 'Old and near' }, sea);
  await Promise.all(Array.from({ length: 20 }, (_, i) => own.story({ en: `New ${i}` }, beside, i + 1)));
  await page.goto(`/posts?${cameraQuery(sea, 17)}`);
  await expect(titles(page)).toHaveText(['Old and near']);
  await expect(status(page, '1 story here')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('where the map has nothing, the page says so and offers a wider view', async ({
  page,
  sea,
  own,
  checkAccessibility,
}) => {
  await own.story({ en: 'A little farther' }, { lat: sea.lat + 0.4, lng: sea.lng });
  await page.goto(`/posts?${cameraQuery(sea)}`);
  await expect(status(page, 'No stories here yet')).toBeAttached();
  await raiseSheet(page);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Zoom out', exact: true }).first().click();
  await expect(titles(page)).toHaveText(['A little farther']);
});

for (const query of ['at=91,0,5', 'at=%00', 'at=__proto__&kinds=poi']) {
  test(`an address with ${query} shows the newest of the whole world`, async ({ page }) => {
    await page.goto(`/posts?${query}`);
    await expect(status(page, /stories here$/)).toBeAttached();
    await expect(titles(page).first()).toBeVisible();
  });
}

test('the header leads to the stories and marks the current page', async ({ page }) => {
  await page.goto('/fr/about');
  const navigation = page.getByRole('navigation', { name: 'Principale' });
  await navigation.getByRole('link', { name: 'Récits' }).click();
  await expect(page).toHaveURL('/fr/posts');
  await expect(navigation.getByRole('link', { name: 'Récits' })).toHaveAttribute('aria-current', 'page');
});

test('the footer leads to the lists', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Lists', exact: true }).click();
  await expect(page).toHaveURL('/atlas/lists');
  await expect(page.getByRole('heading', { level: 1, name: 'Lists by travellers' })).toBeVisible();
});
