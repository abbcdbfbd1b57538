import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const at = ({ lat, lng }: { lat: number; lng: number }, zoom = 11) => `at=${lat},${lng},${zoom}`;

const TEXTS = {
  en: {
    path: '/',
    heading: 'The world, as travellers know it',
    list: 'What is here',
    map: 'Map of places and stories',
    museum: /^Museum/,
    pois: /^Points of interest/,
  },
  fr: {
    path: '/fr',
    heading: 'Le monde tel que les voyageurs le connaissent',
    list: 'Ce qu’il y a ici',
    map: 'Carte des lieux et des récits',
    museum: /^Musée/,
    pois: /^Points d’intérêt/,
  },
} as const;

const list = (page: Page, name: string = TEXTS.en.list) => page.getByRole('region', { name }).first();
const rows = (page: Page, name?: string) => list(page, name).getByRole('listitem').getByRole('link');
const ground = (page: Page) => page.getByRole('application');

async function openAt(page: Page, search: string): Promise<void> {
  await page.goto(`/?${search}`);
  await expect(ground(page)).toBeVisible();
}

for (const [locale, texts] of Object.entries(TEXTS)) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`a visitor sees the world and what is on it, in ${locale} and ${scheme}`, async ({
      page,
      checkAccessibility,
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
      const shift = await countShifts(page);
      await page.goto(texts.path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeAttached();
      await expect(page.getByRole('region', { name: texts.map })).toBeVisible();
      await expect(rows(page, texts.list).first()).toBeAttached();
      await untilMoving(page);
      await checkAccessibility();
      expect(await shift()).toBeLessThanOrEqual(0.02);
      hosts.delete('');
      expect([...hosts].filter((host) => host !== '127.0.0.1' && host !== 'localhost')).toEqual([]);
    });
  }
}

test('a visitor filters by kind and category, and the back button takes each step back', async ({ page }) => {
  await page.goto('/');
  await expect(rows(page).first()).toBeAttached();
  const pois = page.getByRole('button', { name: TEXTS.en.pois });
  await pois.click();
  await expect(page).toHaveURL(/[?&]kinds=poi(&|$)/);
  await expect(pois).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: TEXTS.en.museum }).click();
  await expect(page).toHaveURL(/categories=museum/);
  await expect(rows(page).first()).toBeAttached();
  for (const row of await rows(page).all()) await expect(row).toContainText('Museum');
  await page.goBack();
  await expect(page).not.toHaveURL(/categories/);
  await page.goBack();
  await expect(page).not.toHaveURL(/kinds/);
  await expect(pois).toHaveAttribute('aria-pressed', 'false');
});

test('counts of the filters add up to what is here', async ({ page }) => {
  await page.goto('/');
  await expect(rows(page).first()).toBeAttached();
  const chips = page.getByRole('group', { name: 'Kinds' }).getByRole('button');
  // Other tests publish meanwhile: both are read until they were read at one moment.
  await expect(async () => {
    const counts = (await chips.allTextContents()).map((text) => Number(text.replace(/\D/g, '')));
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(100);
    expect(await page.getByText(/places here$/).textContent()).toBe(`${total} places here`);
  }).toPass();
});

test('a visitor chooses an item from the list, reads it, and goes back', async ({
  page,
  checkAccessibility,
  sea,
  publish,
}) => {
  const destination = await publish({ en: 'Bay of Choice', fr: 'Baie du Choix' }, { position: sea });
  await openAt(page, at(sea));
  await raiseSheet(page);
  const row = rows(page).filter({ hasText: 'Bay of Choice' });
  await row.click();
  await expect(page).toHaveURL(new RegExp(`item=destination:${destination.id}`));
  await expect(page.getByRole('heading', { level: 2, name: 'Bay of Choice' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(row).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Bay of Choice' })).toBeVisible();
  await page.getByRole('link', { name: 'Open its page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bay of Choice' })).toBeVisible();
});

test('an item that is chosen on the map shows in the list, and Escape lets go of it', async ({
  page,
  sea,
  publish,
}) => {
  const destination = await publish({ en: 'Buoy of Honour' }, { position: sea });
  await openAt(page, at(sea));
  await untilMoving(page);
  await page.getByRole('button', { name: 'Buoy of Honour (Destination)' }).click();
  await expect(page).toHaveURL(new RegExp(`item=destination:${destination.id}`));
  await expect(page.getByRole('heading', { level: 2, name: 'Buoy of Honour' })).toBeVisible();
  await ground(page).focus();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/item=/);
});

test('an item of an address is framed by the map, wherever it lies', async ({ page, sea, publish }) => {
  const destination = await publish({ en: 'Far Away Rock' }, { position: sea });
  await page.goto(`/?item=destination:${destination.id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Far Away Rock' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`at=${sea.lat}`), { timeout: 20_000 });
});

test('a map that is open follows what is published and what goes, within seconds', async ({
  page,
  sea,
  publish,
}) => {
  await openAt(page, at(sea));
  await untilMoving(page);
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  const destination = await publish({ en: 'Ship in Sight' }, { position: sea });
  await expect(page.getByRole('button', { name: 'Ship in Sight (Destination)' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Ship in Sight' })).toBeAttached();
  await destination.ref.delete();
  await expect(page.getByRole('button', { name: 'Ship in Sight (Destination)' })).toHaveCount(0);
});

test('an unlisted item is not on the map', async ({ page, sea, publish }) => {
  await publish({ en: 'Quiet Cove' }, { position: sea, visibility: 'unlisted' });
  await publish({ en: 'Loud Cove' }, { position: sea });
  await openAt(page, at(sea));
  await expect(rows(page).filter({ hasText: 'Loud Cove' })).toBeAttached();
  await expect(page.getByText('Quiet Cove')).toHaveCount(0);
});

test('the keys move the map, and the address follows without filling the history', async ({ page }) => {
  await page.goto('/about-to-come-back');
  await openAt(page, 'at=46,8,6');
  await untilMoving(page);
  await ground(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(/at=46,8,6$/);
  const east = new URL(page.url()).searchParams.get('at')?.split(',').map(Number);
  expect(east?.[1]).toBeGreaterThan(8);
  await page.keyboard.press('+');
  await expect(page).toHaveURL(/,7(\.\d+)?$/);
  await page.goBack();
  await expect(page).toHaveURL('/about-to-come-back');
});

test('a list without a mouse: Tab leads through it, and focusing a row lights its mark', async ({
  page,
  sea,
  publish,
}) => {
  await publish({ en: 'Lantern Rock' }, { position: sea });
  await openAt(page, at(sea));
  await raiseSheet(page);
  await untilMoving(page);
  const row = rows(page).filter({ hasText: 'Lantern Rock' });
  await row.focus();
  await expect(page.getByRole('button', { name: 'Lantern Rock (Destination)' })).toHaveAttribute(
    'data-lit',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Destination' })).toBeFocused();
});

test('a step back leads the map to where it was, and a place that was left can be gone to again', async ({
  page,
}) => {
  await openAt(page, 'at=43.3,5.4,6');
  await untilMoving(page);
  await page.getByRole('button', { name: TEXTS.en.pois }).click();
  await expect(page).toHaveURL(/kinds=poi/);
  await ground(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(/at=43\.3,5\.4,6&/);
  const chip = page.getByRole('button', { name: TEXTS.en.pois });
  const elsewhere = await chip.textContent();
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight');
  await expect(chip).not.toHaveText(elsewhere ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/?at=43.3,5.4,6');
  await expect(
    page.getByRole('button', { name: 'Lyon (Destination)' }).or(page.getByText(/ places here$/)),
  ).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/kinds=poi/);
});

test('a double click is one step, Escape closes what was chosen, and the focus comes back to its row', async ({
  page,
  sea,
  publish,
}) => {
  await publish({ en: 'Double Rock' }, { position: sea });
  await openAt(page, at(sea));
  await raiseSheet(page);
  const row = rows(page).filter({ hasText: 'Double Rock' });
  await row.dblclick();
  await expect(page).toHaveURL(/item=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/item=/);
  await row.press('Enter');
  await expect(page.getByRole('region', { name: 'Destination' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
});

test('an address that says where to look is kept, wherever its item lies', async ({ page, sea, publish }) => {
  const destination = await publish({ en: 'Hidden Rock' }, { position: sea });
  await openAt(page, `at=46,8,6&item=destination:${destination.id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Hidden Rock' })).toBeVisible();
  await untilMoving(page);
  await expect(page).toHaveURL(`/?at=46,8,6&item=destination:${destination.id}`);
});

test('a cluster opens where it is chosen', async ({ page }) => {
  await openAt(page, 'at=46,8,4.5');
  await untilMoving(page);
  const cluster = page.getByRole('button', { name: /^\d+ places: look closer$/ }).first();
  await cluster.click();
  await expect(page).toHaveURL(/,6\.5$/);
});

test('switching the language keeps camera, filters and what is chosen', async ({ page, sea, publish }) => {
  const destination = await publish({ en: 'White Rock', fr: 'Roche blanche' }, { position: sea });
  await openAt(page, `${at(sea)}&kinds=destination&item=destination:${destination.id}`);
  await page.getByRole('link', { name: 'Français', exact: true }).click();
  await expect(page).toHaveURL(`/fr?${at(sea)}&kinds=destination&item=destination:${destination.id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Roche blanche' })).toBeVisible();
});

for (const search of ['at=999,abc,-4', 'kinds=castle,__proto__', 'item=pin:', 'at=&kinds=&q=%00']) {
  test(`an address that says "${search}" is as good as none`, { tag: '@desk' }, async ({ page }) => {
    await page.goto(`/?${search}`);
    await expect(rows(page).first()).toBeAttached();
    await expect(ground(page)).toBeVisible();
  });
}

test('an item that does not exist is said to be gone, and the list is a step away', async ({ page }) => {
  await page.goto('/?item=poi:doesNotExist00000000');
  await expect(page.getByText('This is not here any more, or has never been.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(rows(page).first()).toBeAttached();
});

test('without WebGL a still picture shows, with a notice, and the list has everything', async ({ page }) => {
  // A string, because the browser's types are not those of this file.
  await page.addInitScript(`
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest);
    };
  `);
  await page.goto('/');
  await expect(page.getByText('The interactive map cannot be shown in this browser.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(rows(page).first()).toBeAttached();
});

test.describe('with faults', { tag: '@desk' }, () => {
  test.use({
    expectedErrors: [
      /net::ERR_|Failed to load resource|status of 500|Failed to fetch|PageNotLoaded|TypeError/,
    ],
  });

  test('with its code blocked the map alone is missing, and can be tried again', async ({ page }) => {
    await page.route(/explore-map-[^/]*\.js/, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('This part could not be shown.')).toBeVisible();
    await expect(rows(page).first()).toBeAttached();
  });

  test('with fonts blocked the page is readable and the map is there', async ({ page }) => {
    await page.route(/\.woff2/, (route) => route.abort());
    await page.goto('/');
    await expect(rows(page).first()).toBeAttached();
    await untilMoving(page);
  });

  for (const [what, answer] of [
    ['500', { status: 500, body: 'broken' }],
    ['a page of HTML', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
  ] as const) {
    test(`with payloads answering ${what} the live database fills map and list`, async ({ page }) => {
      await page.route(/_payload\.json/, (route) => route.fulfill(answer));
      await page.goto('/');
      await expect(rows(page).first()).toBeAttached();
    });
  }

  test('with a payload that never answers the live database fills the page in the end', async ({ page }) => {
    await page.route(/_payload\.json/, () => {});
    await page.goto('/');
    await expect(rows(page).first()).toBeAttached({ timeout: 40_000 });
  });

  test('with tiles that cannot be read the page says so and lives, and asks nobody else', async ({
    page,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    await page.route(/_payload\.json|\/api\/map\//, (route) => route.fulfill({ status: 500, body: '' }));
    await page.route(/google\.firestore/, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('Looking around…').first()).toBeVisible();
    // The SDK looks for a network once it has failed.
    await page.waitForTimeout(5_000);
    hosts.delete('');
    expect([...hosts].filter((host) => host !== '127.0.0.1' && host !== 'localhost')).toEqual([]);
    await page.unroute(/google\.firestore/);
    await expect(rows(page).first()).toBeAttached({ timeout: 40_000 });
  });

  test('a visitor who goes offline keeps map and list, and what is new comes when they are back', async ({
    page,
    context,
    sea,
    publish,
  }) => {
    await publish({ en: 'Anchored' }, { position: sea });
    await openAt(page, at(sea));
    await untilMoving(page);
    await expect(page.getByRole('button', { name: 'Anchored (Destination)' })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('Live updates are paused')).toBeVisible({ timeout: 20_000 });
    await expect(rows(page).filter({ hasText: 'Anchored' })).toBeAttached();
    await publish({ en: 'Sailed In' }, { position: { ...sea, lng: sea.lng + 0.02 } });
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Sailed In (Destination)' })).toBeVisible({
      timeout: 40_000,
    });
  });
});

test('Firebase failing to set up is logged, and the page lives without it', { tag: '@desk' }, async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(/live-source-[^/]*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no set-up")' }),
  );
  await page.goto('/');
  await expect(rows(page).first()).toBeAttached();
  await untilMoving(page);
  await expect.poll(() => logged.join('\n')).toContain('The live layer could not be loaded');
  await expect(rows(page).first()).toBeAttached();
});

/** Waits until the map can be moved, and is at rest. */
async function untilMoving(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Zoom in|Zoomer|Agrandir)/ })).toBeEnabled();
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible({ timeout: 30_000 });
}

/** On a phone the list is a sheet: it is raised by its handle. */
async function raiseSheet(page: Page): Promise<void> {
  const handle: Locator = page.getByRole('slider', { name: 'Height of the list' });
  if ((await handle.count()) === 0) return;
  await handle.focus();
  await page.keyboard.press('End');
}

/** Counts how much of the page moves by itself, as the browser scores it. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  return () => page.evaluate<number>('globalThis.shift');
}
