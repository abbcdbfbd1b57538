import type { BrowserContext, Page } from '@playwright/test';
import type { Position } from '@waymark/model/geography/position';
import { newId } from '@waymark/model/ids';
import { database } from '../support/database.ts';
import { raiseSheet } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/fresh-item.ts';

/** More than the page loads at first: the nearest place is the last one. */
const NAMES = Array.from({ length: 14 }, (_, index) => `Cairn ${String.fromCharCode(65 + index)}`);

const order = (page: Page) => page.getByRole('combobox', { name: 'Order' });
const entries = (page: Page) =>
  page.getByRole('region', { name: 'Places in this list' }).getByRole('listitem');

/** The place of the name with this index. */
const spot = (sea: Position, index: number) => ({ lat: sea.lat + index * 0.05, lng: sea.lng });

async function goNear(context: BrowserContext, { lat, lng }: Position): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: lat + 0.001, longitude: lng });
}

/** Cairn C is the newest. */
const fieldsOf = (name: string, index: number) => ({
  title: { en: name },
  publishedAt: Date.UTC(2026, 0, index === 2 ? 31 : index + 1),
});

test.describe('a list', () => {
  /** The id of the last place. */
  let last = '';

  test.beforeEach(async ({ page, fresh, sea }) => {
    const items = await Promise.all(
      NAMES.map(async (name, index) => ({
        kind: 'poi' as const,
        id: (await fresh.publish('poi', fieldsOf(name, index), spot(sea, index))).id,
        itemId: newId(),
      })),
    );
    last = items.at(-1)?.id ?? '';
    // As functions derive them.
    const stops = items.map(({ kind, itemId }, i) => ({
      kind,
      itemId,
      number: i + 1,
      position: spot(sea, i),
    }));
    const { path } = await fresh.publishList(items, { title: { en: 'Cairns' }, stops });
    await page.goto(path);
    await raiseSheet(page);
    await expect(entries(page).first()).toContainText('Cairn A');
    await expect(order(page)).toBeVisible();
  });

  test('has the place first that is nearest to the visitor, although it is the last one', {
    tag: ['@core', '@phone'],
  }, async ({ page, context, sea, checkAccessibility }) => {
    await goNear(context, spot(sea, NAMES.length - 1));
    await order(page).selectOption('Nearest first');
    await expect(entries(page)).toHaveCount(NAMES.length);
    await expect(entries(page).first()).toContainText('Cairn N');
    await expect(entries(page).first()).toContainText(/\d\s(?:m|ft)/);
    await expect(entries(page).nth(1)).toContainText('Cairn M');
    await expect(page).not.toHaveURL(/sort=/);
    await checkAccessibility();
    await order(page).selectOption('In the list’s order');
    await expect(entries(page).first()).toContainText('Cairn A');
  });

  test('has the most saved place first or the newest, and the address keeps it', {
    tag: '@phone',
  }, async ({ page, fresh }) => {
    test.slow();
    await fresh.publishList([{ kind: 'poi', id: last, itemId: newId() }], { title: { en: 'The best' } });
    // A function counts the lists.
    const place = database().doc(`pois/${last}`);
    await expect.poll(async () => (await place.get()).get('saves'), { timeout: 40_000 }).toBe(2);
    await order(page).selectOption('Most saved first');
    await expect(page).toHaveURL(/[?&]sort=saved(&|$)/);
    await expect(entries(page)).toHaveCount(NAMES.length);
    await expect(entries(page).first()).toContainText('Cairn N');
    // Of as many, the newest.
    await expect(entries(page).nth(1)).toContainText('Cairn C');
    await page.reload();
    await raiseSheet(page);
    await expect(order(page)).toHaveValue('saved');
    await expect(entries(page).first()).toContainText('Cairn N');
    await order(page).selectOption('Newest first');
    await expect(page).toHaveURL(/[?&]sort=new(&|$)/);
    await expect(entries(page).first()).toContainText('Cairn C');
    await expect(entries(page).nth(1)).toContainText('Cairn N');
    await order(page).selectOption('In the list’s order');
    await expect(page).not.toHaveURL(/sort=/);
    await expect(entries(page).first()).toContainText('Cairn A');
  });

  test('keeps its order where the visitor does not share their position, and says why', async ({ page }) => {
    await order(page).selectOption('Nearest first');
    await expect(page.getByText('This page is not allowed to see your position.')).toHaveCount(1);
    await expect(order(page)).toHaveValue('list');
    await expect(entries(page).first()).toContainText('Cairn A');
    await expect(entries(page).nth(1)).toContainText('Cairn B');
  });
});

test('what a browser saved has the place first that is nearest to the visitor, the newest or the most saved', async ({
  page,
  context,
  fresh,
  sea,
}) => {
  const saved = await Promise.all(
    [0, 1, 2].map(async (index) => ({
      kind: 'poi',
      id: (
        await fresh.publish(
          'poi',
          {
            title: { en: NAMES[index] },
            saves: index === 1 ? 9 : 0,
            publishedAt: Date.UTC(2026, 0, index + 1),
          },
          spot(sea, index),
        )
      ).id,
    })),
  );
  await goNear(context, spot(sea, 2));
  await page.addInitScript(`localStorage.setItem('waymark.saved', '${JSON.stringify(saved)}')`);
  await page.goto('/saved');
  await raiseSheet(page);
  const rows = page.getByRole('list', { name: 'Saved places' }).getByRole('listitem');
  await expect(rows).toContainText(['Cairn A', 'Cairn B', 'Cairn C']);
  await order(page).selectOption('Nearest first');
  await expect(rows).toContainText(['Cairn C', 'Cairn B', 'Cairn A']);
  await expect(rows.first()).toContainText(/\d\s(?:m|ft)/);
  await order(page).selectOption('In the list’s order');
  await expect(rows).toContainText(['Cairn A', 'Cairn B', 'Cairn C']);
  await order(page).selectOption('Newest first');
  await expect(rows).toContainText(['Cairn C', 'Cairn B', 'Cairn A']);
  await order(page).selectOption('Most saved first');
  await expect(page).toHaveURL(/[?&]sort=saved(&|$)/);
  await expect(rows).toContainText(['Cairn B', 'Cairn C', 'Cairn A']);
});
