import { mergeTests } from '@playwright/test';
import { raiseSheet, watchShifts } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { test as withCreators } from '../support/fresh-creators.ts';
import { test as withItems } from '../support/fresh-item.ts';
import { serveShell } from '../support/serve-shell.ts';

const test = mergeTests(withCreators, withItems);

const TEXTS = {
  en: {
    prefix: '',
    wreck: 'Wreck',
    pins: 'Recommended places',
    country: 'Norway',
    nothing: 'Nothing published yet',
  },
  fr: {
    prefix: '/fr',
    wreck: 'Épave',
    pins: 'Lieux recommandés',
    country: 'Norvège',
    nothing: 'Rien de publié pour l’instant',
  },
} as const;

for (const [locale, { prefix, wreck, pins, country, nothing }] of Object.entries(TEXTS)) {
  test(`a creator’s page, in ${locale}, shows on its map what they publish, as they publish it`, async ({
    page,
    own,
    fresh,
    sea,
  }) => {
    test.slow();
    const { ref, handle } = await own.join(`${own.start} Sailor`, { home: sea });
    await page.goto(`${prefix}/creators/${ref.id}`);
    // The address with their id redirects to their handle.
    await expect(page).toHaveURL(new RegExp(`${prefix}/creators/${handle}`));
    await expect(page.getByRole('heading', { level: 1, name: `${own.start} Sailor` })).toBeVisible();
    await expect(page.getByText(nothing)).toBeVisible();
    // Their home.
    await expect(page).toHaveURL(new RegExp(`at=${sea.lat}`));
    const spots = [0, 1, 2, 3, 4, 5];
    for (const spot of spots) {
      await fresh.publish(
        'pin',
        { title: { en: `Wreck ${spot}`, fr: `Épave ${spot}` }, creatorId: ref.id, countryCode: 'NO' },
        { lat: sea.lat, lng: sea.lng + spot * 0.4 },
      );
    }
    const marks = page.getByRole('application').getByRole('button', { name: new RegExp(`^${wreck} \\d`) });
    // All of them. The list beside the map shows four at first.
    await expect(marks).toHaveCount(spots.length, { timeout: 40_000 });
    await expect(page.getByText(nothing)).toHaveCount(0, { timeout: 20_000 });
    // Their own page does not repeat whose the items are.
    const rows = page.getByRole('region', { name: pins }).getByRole('link');
    await expect(rows.first()).toContainText(country);
    await expect(page.getByText(/(^|· )(by|par) /)).toHaveCount(0);
    // Without a photo, a row shows where on earth its item is. The picture has a width once it is painted.
    await rows.first().scrollIntoViewIfNeeded();
    await expect(rows.first().locator('canvas')).toHaveAttribute('width', /^\d+$/);
    await marks.first().press('Enter');
    await expect(page).toHaveURL(new RegExp(`${prefix}/pins/`));
  });
}

test('a visitor chooses whether the most saved items or the newest come first; the address keeps it, and the page is not loaded again', {
  tag: '@phone',
}, async ({ page, own, fresh, checkAccessibility }) => {
  const { ref, handle } = await own.join(`${own.start} Keeper`);
  for (const [name, saves, day] of [
    ['Old Favourite', 9, 1],
    ['Middle Ground', 4, 2],
    ['Fresh Find', 0, 3],
  ] as const) {
    const fields = { title: { en: name }, saves, publishedAt: Date.UTC(2026, 0, day) };
    await fresh.publish('pin', { ...fields, creatorId: ref.id });
  }
  // A function counts them.
  await expect.poll(async () => (await ref.get()).get('total'), { timeout: 40_000 }).toBe(3);
  const expectStill = await watchShifts(page);
  await page.goto(`/creators/${handle}`);
  await raiseSheet(page);
  const order = page.getByRole('combobox', { name: 'Order' });
  const first = page.getByRole('region', { name: 'Recommended places' }).getByRole('listitem').first();
  await expect(first).toContainText('Old Favourite');
  const payloads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('_payload.json')) payloads.push(request.url());
  });
  await order.selectOption('Newest first');
  await expect(page).toHaveURL(/[?&]sort=new(&|$)/);
  await expect(first).toContainText('Fresh Find');
  await checkAccessibility();
  await expectStill();
  expect(payloads).toEqual([]);
  await page.reload();
  await raiseSheet(page);
  await expect(order).toHaveValue('new');
  await expect(first).toContainText('Fresh Find');
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(order).toHaveValue('saved');
  await expect(first).toContainText('Old Favourite');
});

test.describe('with errors that are expected', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('the page of a creator who is suspended while it is open becomes the 404 page', async ({
    page,
    own,
  }) => {
    const { ref, handle } = await own.join(`${own.start} Ghost`);
    await page.goto(`/creators/${handle}`);
    await expect(page.getByRole('heading', { level: 1, name: `${own.start} Ghost` })).toBeVisible();
    await page.mouse.move(300, 300);
    await ref.update({ status: 'suspended' });
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  });
});

test.describe('with payloads broken', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('the live database alone leads from an id to the permanent address, with its metadata', async ({
    page,
    own,
  }) => {
    await serveShell(page);
    await page.route(/_payload\.json/, (route) => route.fulfill({ status: 500, body: 'broken' }));
    const { ref, handle } = await own.join(`${own.start} Alone`);
    await page.goto(`/fr/creators/${ref.id}`);
    await expect(page.getByRole('heading', { level: 1, name: `${own.start} Alone` })).toBeVisible();
    await expect(page).toHaveURL(`/fr/creators/${handle}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/fr/creators/${handle}$`),
    );
  });
});
