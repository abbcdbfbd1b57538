import type { Page } from '@playwright/test';
import type { Position } from '@waymark/model/geography/position';
import { newId } from '@waymark/model/ids';
import { raiseSheet, watchShifts } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/fresh-item.ts';

/** A place in the sea where there is nothing else. */
const ELSEWHERE: Position = { lat: 71.3, lng: -6.2 };

/** Longer than a part counts as current, in milliseconds. */
const A_WHILE = 61_000;

/** Leaves the tab for a while and returns to it. A browser for tests never hides its page. */
async function leaveAndReturn(page: Page): Promise<void> {
  const show = (state: string) =>
    page.evaluate(`
      Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    `);
  await show('hidden');
  await page.clock.fastForward(A_WHILE);
  await show('visible');
}

test('more by a creator and what is new refresh when the reader returns', {
  tag: '@phone',
}, async ({ page, fresh }) => {
  const creatorId = newId();
  const byOne = (title: string, position?: Position) =>
    fresh.publish('poi', { creatorId, title: { en: title }, publishedAt: Date.now() }, position);
  const { path } = await byOne('The old harbour');
  // Not nearby, where an item that is new would move the others.
  await byOne('The lighthouse', ELSEWHERE);

  await page.clock.install();
  const expectStill = await watchShifts(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The old harbour');
  await raiseSheet(page);
  // It is there where its place is in the window already; below, the parts show by themselves.
  const button = page.getByRole('button', { name: 'More to read' });
  const more = page.getByRole('region', { name: /^More by / });
  await page.mouse.move(10, 10);
  await page.clock.fastForward(2_000);
  await page.getByRole('navigation', { name: 'Footer' }).scrollIntoViewIfNeeded();
  await expect(button.or(more)).toBeVisible();
  await expectStill();
  // What is asked for may come later than the browser takes for an answer.
  const isAsked = await button.isVisible();
  if (isAsked) await button.click();
  await expect(more.getByRole('link', { name: /The lighthouse/ })).toBeVisible();
  await expect(more.getByRole('link', { name: /The old harbour/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'New on Waymark' }).getByRole('link')).not.toHaveCount(0);
  if (!isAsked) await expectStill();

  await byOne('The fish market', ELSEWHERE);
  const other = await fresh.publish('destination', {
    title: { en: 'A new island' },
    publishedAt: Date.now() + 1_000,
  });
  await leaveAndReturn(page);

  await expect(more.getByRole('link', { name: /The fish market/ })).toBeVisible();
  const fresher = page.getByRole('region', { name: 'New on Waymark' });
  await expect(fresher.getByRole('link', { name: /A new island/ })).toHaveAttribute('href', other.path);
});

test('the items nearby refresh when the reader returns, also before they are live', async ({
  page,
  fresh,
  request,
}) => {
  // The live layer never loads.
  const held: string[] = [];
  await page.route(/\/(live-source|reader-of)[^/]*\.js/, (route) => void held.push(route.request().url()));
  const { id, path } = await fresh.publish('poi', { title: { en: 'The old harbour' } });
  await page.clock.install();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The old harbour');
  await page.getByRole('navigation', { name: 'Footer' }).scrollIntoViewIfNeeded();

  const near = await fresh.publish('pin', { title: { en: 'The quay' } });
  await expect
    .poll(async () => (await request.get(`/__island/nearby-poi-${id}.json`)).text(), { timeout: 60_000 })
    .toContain(near.id);
  await leaveAndReturn(page);

  const nearby = page.getByRole('region', { name: 'Nearby' });
  await expect(nearby.getByRole('link', { name: /The quay/ })).toHaveAttribute('href', near.path);
  expect(held).not.toEqual([]);
});

test('without these parts the page stays as it is', async ({ page, fresh }) => {
  const asked = page.waitForRequest(/\/__island\/new\.json/);
  await page.route('**/__island/*.json', (route) => route.fulfill({ json: { cards: 'of another build' } }));
  const { path } = await fresh.publish('poi', { title: { en: 'The old harbour' } });
  await page.goto(path);
  await page.mouse.move(10, 10);
  await page.getByRole('navigation', { name: 'Footer' }).scrollIntoViewIfNeeded();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The old harbour');
  await expect(page.getByRole('region', { name: /^More by / })).toHaveCount(0);
});
