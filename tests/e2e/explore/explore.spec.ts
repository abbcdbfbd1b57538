import { demoArea } from '../support/demo-item.ts';
import {
  cameraQuery,
  countInView,
  longitude,
  mapViewport,
  openAt,
  raiseSheet,
  rows,
  TEXTS,
  untilIdle,
  untilMoving,
  watchShifts,
} from '../support/explore-page.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ movingMap: true });

for (const [locale, scheme] of [
  ['en', 'light'],
  ['fr', 'dark'],
] as const) {
  const texts = TEXTS[locale];
  test(`a visitor sees the world and its content, in ${locale} and ${scheme}`, async ({
    page,
    checkAccessibility,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    const expectStill = await watchShifts(page);
    await page.goto(texts.path);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeAttached();
    await expect(page.getByRole('region', { name: texts.map })).toBeVisible();
    await expect(rows(page, texts.list).first()).toBeAttached();
    await untilMoving(page);
    await checkAccessibility();
    await expectStill();
    hosts.delete('');
    expect([...hosts].filter((host) => host !== '127.0.0.1' && host !== 'localhost')).toEqual([]);
  });
}

test('an item chosen on the map shows in the list, and Escape deselects it', {
  tag: ['@core', '@phone'],
}, async ({ page, sea, publish }) => {
  const destination = await publish({ en: 'Buoy of Honour' }, { position: sea });
  await openAt(page, cameraQuery(sea));
  await untilMoving(page);
  await page.getByRole('button', { name: 'Buoy of Honour (Town)' }).click();
  await expect(page).toHaveURL(new RegExp(`item=destination:${destination.id}`));
  await expect(page.getByRole('heading', { level: 2, name: 'Buoy of Honour' })).toBeVisible();
  await mapViewport(page).focus();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/item=/);
});

test('a mark in front of all others is below the buttons of the map', async ({ page, sea, publish }) => {
  const zoom = 8;
  await openAt(page, cameraQuery(sea, zoom));
  const region = page.getByRole('region', { name: 'Map of places and stories' });
  const button = region.getByRole('button', { name: 'Zoom in', exact: true });
  const map = await mapViewport(page).boundingBox();
  const box = await button.boundingBox();
  if (map === null || box === null) throw new Error('The map has no buttons.');
  // The centre of the part that the filters leave free.
  const filters = 60;
  const right = box.x + box.width / 2 - (map.x + map.width / 2);
  const down = box.y + box.height / 2 - (map.y + (map.height + filters) / 2);
  const degrees = 360 / (512 * 2 ** zoom);
  const destination = await publish(
    { en: 'Hidden Shoal' },
    {
      position: {
        lat: sea.lat - down * degrees * Math.cos((sea.lat * Math.PI) / 180),
        lng: sea.lng + right * degrees,
      },
    },
  );
  await page.goto(`/?${cameraQuery(sea, zoom)}&item=destination:${destination.id}`);
  await untilMoving(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Hidden Shoal' })).toBeVisible();
  // A press fails where something covers the button.
  await button.click();
  await expect(page).toHaveURL(/,9(&|$)/);
});

test('a mark low on the map stands above the sheet that rises for it, at the zoom of the map', {
  tag: '@phone',
}, async ({ page, sea, publish }) => {
  const zoom = 6;
  // Below the edge of a sheet that is half open, and above that of a low one.
  const below = 230;
  const lat = sea.lat - (below / (512 * 2 ** zoom)) * 360 * Math.cos((sea.lat * Math.PI) / 180);
  await publish({ en: 'Southern Buoy' }, { position: { ...sea, lat } });
  await openAt(page, cameraQuery(sea, zoom));
  await untilMoving(page);
  const handle = page.getByRole('slider');
  const isSheet = (await handle.count()) > 0;
  if (isSheet) await handle.press('Home');
  const mark = page.getByRole('button', { name: 'Southern Buoy (Town)' });
  await mark.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Southern Buoy' })).toBeVisible();
  if (isSheet) await expect(handle).toHaveAttribute('aria-valuetext', 'half');
  // Below a sheet, the map brings the mark to the middle of what is left of it; beside a list, it is in view.
  const middle = String(isSheet ? lat : sea.lat).slice(0, 6);
  await expect(page).toHaveURL(new RegExp(`at=${middle}\\d*,${sea.lng},6(&|$)`));
});

test('the links of a map are within a small window, and close on Escape and on a press elsewhere', {
  tag: '@phone',
}, async ({ page, sea, checkAccessibility }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAt(page, cameraQuery(sea, 6));
  for (const [name, last] of [
    ['Open here in another map', 'OpenStreetMap'],
    ['Map data', 'GeoNames (CC BY 4.0)'],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true });
    const panel = page.getByRole('dialog', { name });
    await button.click();
    await expect(panel.getByRole('link', { name: last })).toBeInViewport({ ratio: 1 });
    await checkAccessibility();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(panel).toBeVisible();
    await page.mouse.click(170, 90);
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test('the map frames the item of an address, wherever it lies', async ({ page, sea, publish }) => {
  const destination = await publish({ en: 'Far Away Rock' }, { position: sea });
  await page.goto(`/?item=destination:${destination.id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Far Away Rock' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`at=${sea.lat}`), { timeout: 20_000 });
});

test('an open map follows what is published and withdrawn, within seconds', { tag: '@core' }, async ({
  page,
  sea,
  publish,
}) => {
  await openAt(page, cameraQuery(sea));
  await untilMoving(page);
  await expect(page.getByRole('status').filter({ hasText: 'Nothing here yet' })).toBeVisible();
  const destination = await publish({ en: 'Ship in Sight' }, { position: sea });
  await expect(page.getByRole('button', { name: 'Ship in Sight (Town)' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Ship in Sight' })).toBeAttached();
  await destination.ref.delete();
  await expect(page.getByRole('button', { name: 'Ship in Sight (Town)' })).toHaveCount(0);
});

test('the keys move the map, and the address follows without filling the history', async ({ page }) => {
  await page.goto('/about');
  await openAt(page, 'at=46,8,6');
  await untilMoving(page);
  await mapViewport(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(/at=46,8,6$/);
  expect(longitude(page)).toBeGreaterThan(8);
  await page.keyboard.press('+');
  await expect(page).toHaveURL(/,7(\.\d+)?$/);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a visitor without a mouse tabs through the list, and a focused row highlights its mark', {
  tag: '@phone',
}, async ({ page, sea, publish }) => {
  await publish({ en: 'Lantern Rock' }, { position: sea });
  await openAt(page, cameraQuery(sea));
  await untilMoving(page);
  await raiseSheet(page);
  const row = rows(page).filter({ hasText: 'Lantern Rock' });
  await row.focus();
  await expect(page.getByRole('button', { name: 'Lantern Rock (Town)' })).toHaveAttribute(
    'data-highlighted',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Destination' })).toBeFocused();
});

test('a step back returns the map to its last position, and a visitor can return to a place that they left', async ({
  page,
}) => {
  await openAt(page, 'at=43.3,5.4,6');
  await untilMoving(page);
  await page.getByRole('button', { name: TEXTS.en.museum }).click();
  await expect(page).toHaveURL(/categories=museum/);
  await mapViewport(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(/at=43\.3,5\.4,6&/);
  const east = longitude(page);
  // A key that is pressed while the map moves starts from the current position.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(longitude(page)).toBeGreaterThan(east + 5);
  }).toPass();
  await page.goBack();
  await expect(page).toHaveURL('/?at=43.3,5.4,6');
  await expect(page.getByRole('button', { name: 'Lyon (City)' }).or(countInView(page))).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/categories=museum/);
});

test('the map keeps the position in an address, wherever the item lies', async ({ page, sea, publish }) => {
  const destination = await publish({ en: 'Hidden Rock' }, { position: sea });
  await openAt(page, `at=46,8,6&item=destination:${destination.id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Hidden Rock' })).toBeVisible();
  await untilMoving(page);
  await expect(page).toHaveURL(`/?at=46,8,6&item=destination:${destination.id}`);
});

test('a cluster opens where it is pressed, even if it grows during the press', {
  tag: '@phone',
}, async ({ page, publish }) => {
  // Away from other tests and from the map's own buttons.
  const lagoon = { lat: 15, lng: -150 + 10 * test.info().parallelIndex };
  const publishReef = (east: number) =>
    publish({ en: `Reef ${east}` }, { position: { ...lagoon, lng: lagoon.lng + east } });
  await publishReef(0);
  await publishReef(0.01);
  await openAt(page, cameraQuery(lagoon, 4.5));
  await untilMoving(page);
  await page.getByRole('button', { name: '2 results: zoom in' }).hover();
  await page.mouse.down();
  await publishReef(0.5);
  await expect(page.getByRole('button', { name: '3 results: zoom in' })).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL(/,6\.5$/);
});

test('items at one point have marks apart from each other at the closest zoom, and each opens its item', {
  tag: '@phone',
}, async ({ page, sea, publish }) => {
  const names = ['First Wreck', 'Second Wreck', 'Third Wreck'];
  for (const en of names) await publish({ en }, { position: sea });
  await openAt(page, cameraQuery(sea, 14));
  await untilMoving(page);
  await page.getByRole('button', { name: '3 results: zoom in' }).click();
  await expect(page).toHaveURL(/,16(&|$)/);
  const marks = names.map((name) => page.getByRole('button', { name: `${name} (Town)` }));
  const middles: { x: number; y: number }[] = [];
  for (const mark of marks) {
    await expect(mark).toBeVisible();
    const box = await mark.boundingBox();
    if (box) middles.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  const [a, b, c] = middles;
  for (const [one, other] of [
    [a, b],
    [b, c],
    [a, c],
  ]) {
    expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(44);
  }
  await marks[2]?.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Third Wreck' })).toBeVisible();
});

test('opening a cluster is a step of the history, and moving the map is none: one step back returns to the view before', async ({
  page,
  sea,
  publish,
}) => {
  await publish({ en: 'West Skerry' }, { position: sea });
  await publish({ en: 'East Skerry' }, { position: { ...sea, lng: sea.lng + 0.03 } });
  const cluster = page.getByRole('button', { name: '2 results: zoom in' });
  const skerry = page.getByRole('button', { name: 'West Skerry (Town)' });
  await page.goto('/about');
  await openAt(page, cameraQuery(sea, 9));
  await untilMoving(page);
  const moveMap = async () => {
    const before = page.url();
    await mapViewport(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).not.toHaveURL(before);
  };
  await moveMap();
  const left = page.url();
  await cluster.click();
  await expect(page).toHaveURL(/,11$/);
  await expect(skerry).toBeVisible();
  await moveMap();
  await page.goBack();
  await expect(page).toHaveURL(left);
  await expect(cluster).toBeVisible();
  await expect(skerry).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('what a finger opened on the map is not highlighted any more after a step back', {
  tag: '@phone',
}, async ({ page, hasTouch, sea, publish }) => {
  test.skip(!hasTouch, 'There are no fingers on a desk.');
  await publish({ en: 'Tapped Rock' }, { position: sea });
  // From so far away, no mark has its name beside it.
  await openAt(page, cameraQuery(sea, 5));
  await untilMoving(page);
  const mark = page.getByRole('button', { name: 'Tapped Rock (Town)' });
  for (const goBack of [
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Back to the list' }).tap(),
  ]) {
    await mark.tap();
    await expect(page.getByRole('heading', { level: 2, name: 'Tapped Rock' })).toBeVisible();
    await goBack();
    await expect(page).not.toHaveURL(/item=/);
    await expect(mark).toBeVisible();
    await untilIdle(page);
    await expect(mark).not.toHaveAttribute('data-highlighted');
    await expect(mark).toHaveCSS('transform', 'none');
    await expect(mapViewport(page).getByText('Tapped Rock')).toHaveCount(0);
  }
});

test('a mark that is pressed while the map becomes interactive opens', async ({ page, sea, publish }) => {
  await publish({ en: 'Waking Rock' }, { position: sea });
  const { promise: awaited, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/embedded-map[^/]*\.(js|tsx)/, async (route) => {
    await awaited;
    await route.continue();
  });
  await openAt(page, cameraQuery(sea, 6));
  await page.getByRole('button', { name: 'Waking Rock (Town)' }).hover();
  await page.mouse.down();
  goOn();
  // The engine is there, and waits for the end of the press.
  await page
    .locator('[data-ready="false"] canvas.maplibregl-canvas')
    .waitFor({ state: 'attached', timeout: 30_000 });
  await untilIdle(page);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 2, name: 'Waking Rock' })).toBeVisible();
  await untilMoving(page);
});

test('a visitor drags and zooms the picture of the map, and the interactive map continues where it is', {
  tag: '@phone',
}, async ({ page }) => {
  const { promise: awaited, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/embedded-map[^/]*\.(js|tsx)/, async (route) => {
    await awaited;
    await route.continue();
  });
  await openAt(page, 'at=46,8,6');
  const box = await mapViewport(page).boundingBox();
  if (box === null) throw new Error('There is no map.');
  const [x, y] = [box.x + box.width * 0.6, box.y + box.height * 0.3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 4 });
  await page.mouse.move(x - 120, y, { steps: 4 });
  await page.mouse.up();
  await expect(page).not.toHaveURL(/at=46,8,6$/);
  // 120 pixels at this zoom.
  expect(longitude(page)).toBeCloseTo(8 + (120 / (512 * 2 ** 6)) * 360, 1);
  // On a phone the browser counts other pixels.
  await page.mouse.wheel(0, -450);
  await expect(page).not.toHaveURL(/,6$/);
  await expect(page.getByText('This browser cannot show the interactive map.')).toHaveCount(0);
  const there = page.url();
  goOn();
  await untilMoving(page);
  await untilIdle(page);
  expect(page.url()).toBe(there);
});

test('nothing of the database and of the engine of the map runs before the first input', {
  tag: '@core',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/live-source|embedded-map|maplibre/.test(request.url())) {
      asked.push(`${request.resourceType()} ${request.url()}`);
    }
  });
  await page.goto('/');
  await expect(rows(page).first()).toBeAttached();
  // The files of the engine are in the browser's cache by then.
  await expect
    .poll(() => asked.filter((file) => /^fetch .*embedded-map[^/]*\.js$/.test(file)).length)
    .toBe(1);
  expect(asked.filter((file) => file.startsWith('script'))).toEqual([]);
  await untilMoving(page);
  await expect.poll(() => asked.join('\n')).toContain('live-source');
});

test('a visitor shows all content at once, and returns', { tag: '@phone' }, async ({
  page,
  sea,
  publish,
}) => {
  await publish({ en: 'Western Rock' }, { position: sea });
  await publish({ en: 'Eastern Rock' }, { position: { ...sea, lng: sea.lng + 0.5 } });
  await openAt(page, `${cameraQuery(sea, 6)}&kinds=destination`);
  await untilMoving(page);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page).not.toHaveURL(new RegExp(`${cameraQuery(sea, 6)}`));
});

test('a visitor who asks for it sees their own location', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 48.2, longitude: 16.37 });
  await openAt(page, 'at=46,8,6');
  await untilMoving(page);
  await page.getByRole('button', { name: 'Show my position' }).click();
  await expect(page.getByText('The map shows your position.')).toBeAttached();
  await expect(page).toHaveURL(/at=48\.2,16\.37,/);
});

test('a visitor who refuses to share their location reads that it is not known', async ({ page }) => {
  await openAt(page, 'at=46,8,6');
  await untilMoving(page);
  await page.getByRole('button', { name: 'Show my position' }).click();
  await expect(page.getByText('This page is not allowed to see your position.')).toBeVisible();
});

test('the map fills the screen, and returns to the page', async ({ page }) => {
  await openAt(page, 'at=46,8,6');
  await untilMoving(page);
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  const leave = page.getByRole('button', { name: 'Exit full screen' });
  await expect(leave).toBeVisible();
  expect(await page.evaluate('document.fullscreenElement !== null')).toBe(true);
  await leave.click();
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
});

test('an area shows its outline in a close view, and shows none where areas are filtered out', async ({
  page,
}) => {
  const area = await demoArea();
  /** The colour beside the middle of the area, where no mark stands. */
  const groundWith = async (kinds: string) => {
    await openAt(page, `${cameraQuery(area.centre, 14)}&kinds=${kinds}`);
    await untilMoving(page);
    const map = await page.getByRole('region', { name: TEXTS.en.map }).boundingBox();
    if (map === null) throw new Error('There is no map.');
    const clip = { x: map.x + map.width / 2 + 40, y: map.y + map.height / 2 + 40, width: 20, height: 20 };
    return async () => (await page.screenshot({ clip })).toString('base64');
  };
  const bare = await (await groundWith('marker'))();
  const outlined = await groundWith('area');
  await expect(page.getByRole('button', { name: `${area.title} (Area)` })).toBeVisible();
  await expect.poll(outlined).not.toBe(bare);
});
