import type { Locator } from '@playwright/test';
import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { newId } from '@waymark/model/ids';
import { recordReads } from '../support/document-reads.ts';
import { longitude, raiseSheet, watchShifts } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { demoPhotos, test } from '../support/fresh-item.ts';

const WORDS = {
  en: { prefix: '', map: 'Map of places and stories', share: 'Share' },
  fr: { prefix: '/fr', map: 'Carte des lieux et des récits', share: 'Partager' },
} as const;

/** Whose pages `npm test` opens in tests/e2e/application/every-page.spec.ts. */
const OPENED_ELSEWHERE: readonly PublishedKind[] = ['poi', 'post'];

for (const [index, kind] of PUBLISHED_KINDS.entries()) {
  const locale = index % 2 === 0 ? 'en' : 'fr';
  const { prefix, map, share } = WORDS[locale];
  test(`the page of a ${kind} stands beside the map, in ${locale}, and nothing moves`, {
    tag: OPENED_ELSEWHERE.includes(kind) ? [] : '@core',
  }, async ({ page, fresh }) => {
    const [photo] = await demoPhotos(1);
    const { path } = await fresh.publish(kind, {
      title: { en: 'The old harbour', fr: 'Le vieux port' },
      photos: [photo],
      cover: photo,
    });
    const expectStill = await watchShifts(page);
    await page.goto(prefix + path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(locale === 'fr' ? 'Le vieux port' : 'The old harbour');
    await expect(page).toHaveTitle(/ · Waymark$/);
    await expect(page.getByRole('region', { name: map })).toBeVisible();
    await expect(page.getByRole('button', { name: share, exact: true })).toBeAttached();
    await expect(page.getByRole('application')).toBeVisible();
    await page.evaluate('document.fonts.ready.then(() => {})');
    await expectStill();
  });
}

test('the map shows the item, and stays still while the visitor goes from item to item', {
  tag: '@phone',
}, async ({ page, sea, fresh }) => {
  const first = await fresh.publish('poi', { title: { en: 'First Light' } });
  await fresh.publish('pin', { title: { en: 'Second Light' } }, { ...sea, lng: sea.lng + 0.01 });
  await page.goto(first.path);
  await expect(page).toHaveURL(new RegExp(`\\?at=${sea.lat},`));
  await raiseSheet(page);
  const map = page.getByRole('application');
  await map.evaluate((element) => element.setAttribute('data-same', ''));
  // What is near is live from the first input.
  await page.mouse.move(10, 10);
  const nearby = page.getByRole('region', { name: 'Nearby' }).getByRole('link', { name: /Second Light/ });
  await expect(nearby).toContainText(/\d\s?(m|km|ft|mi)/);
  await nearby.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second Light' })).toBeVisible();
  await expect(map).toHaveAttribute('data-same', '');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'First Light' })).toBeVisible();
  await expect(map).toHaveAttribute('data-same', '');
});

test('a mark on the map opens its item, and leaves the map unchanged', async ({ page, sea, fresh }) => {
  const here = await fresh.publish('poi', { title: { en: 'Here' } });
  const there = await fresh.publish('pin', { title: { en: 'There' } }, { ...sea, lng: sea.lng + 0.1 });
  await page.goto(`${here.path}?at=${sea.lat},${sea.lng},11`);
  await page.getByRole('button', { name: 'There (Viewpoint)' }).click();
  await expect(page).toHaveURL(`${there.path}?at=${sea.lat},${sea.lng},11`);
  await expect(page.getByRole('heading', { level: 1, name: 'There' })).toBeVisible();
});

test('a visitor views photos in the whole window by keys, and the back button closes them', {
  tag: ['@core', '@axe', '@phone'],
}, async ({ page, fresh, checkAccessibility }) => {
  const photos = await demoPhotos(6);
  const { path } = await fresh.publish('poi', { photos, cover: photos[0] });
  await page.goto(path);
  await raiseSheet(page);
  const open = page.getByRole('button', { name: 'Open photo 2 of 6' });
  await open.focus();
  await page.keyboard.press('Enter');
  const gallery = page.getByRole('dialog', { name: /^Photos of/ });
  await expect(gallery).toBeVisible();
  await expect(gallery.getByText('2 / 6')).toBeVisible();
  await checkAccessibility();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText('3 / 6')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await expect(gallery).toBeVisible();
  await page.goBack();
  await expect(gallery).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(path));
});

test('a visitor swipes through photos and zooms them', { tag: ['@core-phone', '@phone'] }, async ({
  page,
  fresh,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'There are no fingers on a desk.');
  const photos = await demoPhotos(3);
  const { path } = await fresh.publish('pin', { photos, cover: photos[0] });
  await page.goto(path);
  await page.getByRole('button', { name: 'Open photo 1 of 3' }).first().tap();
  const gallery = page.getByRole('dialog', { name: /^Photos of/ });
  await expect(gallery.getByText('1 / 3')).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  const touch = async (ways: readonly (readonly [from: number, to: number])[]) => {
    const at = (part: number) => ways.map(([from, to], id) => ({ x: from + (to - from) * part, y: 420, id }));
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let part = 0.1; part <= 1; part += 0.1) {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  // While it opens, it ignores touches.
  await expect(async () => {
    await touch([[330, 40]]);
    await expect(gallery.getByText('2 / 3')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await touch([
    [170, 40],
    [220, 350],
  ]);
  await expect.poll(async () => Math.max(...(await widths(gallery)))).toBeGreaterThan(600);
  await page.goBack();
  await expect(gallery).toHaveCount(0);
});

test('a visitor copies the coordinates, and opens the place in another map', async ({
  page,
  context,
  sea,
  fresh,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(/openstreetmap/, (route) => route.fulfill({ body: 'a map' }));
  const { path } = await fresh.publish('poi');
  await page.goto(path);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy coordinates' }).click();
  await expect(page.getByText('Coordinates copied.')).toBeVisible();
  const spot = `${sea.lat.toFixed(5)}, ${sea.lng.toFixed(5)}`;
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(spot);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain(path);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Open in OpenStreetMap' }).click();
  expect((await opened).url()).toContain(`mlat=${sea.lat.toFixed(5)}`);
});

test('an open page follows its item when it changes and when it is withdrawn', async ({ page, fresh }) => {
  const { path, ref } = await fresh.publish('pin', { title: { en: 'Before' } });
  const untilRead = await recordReads(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Before' })).toBeVisible();
  await untilRead(ref.path);
  await ref.update({ title: { en: 'After' } });
  await expect(page.getByRole('heading', { level: 1, name: 'After' })).toBeVisible();
  await ref.delete();
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('an approximate pin says so', async ({ page, fresh }) => {
  const { path } = await fresh.publish('pin', { precision: 'approximate', poiId: undefined });
  await page.goto(path);
  await expect(page.getByText(/^Approximate, to protect the place/)).toBeAttached();
});

test('the map highlights the places of a story as a visitor reads, and a missing one says so', async ({
  page,
  sea,
  fresh,
}) => {
  const place = await fresh.publish(
    'pin',
    { title: { en: 'Cape of Reading' } },
    { ...sea, lng: sea.lng + 0.05 },
  );
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const places = [
    { kind: 'pin', id: place.id },
    { kind: 'pin', id: newId() },
  ] as const;
  const body = JSON.stringify({
    type: 'doc',
    content: [
      ...Array.from({ length: 14 }, (_, i) => paragraph(`Line ${i}. ${'We walked on. '.repeat(20)}`)),
      { type: 'place', attrs: places[0] },
      { type: 'place', attrs: places[1] },
      ...Array.from({ length: 14 }, () => paragraph('And on we walked. '.repeat(20))),
    ],
  });
  const { path } = await fresh.publish('post', { body: { en: body }, places });
  await page.goto(path);
  const mark = page.getByRole('button', { name: 'Cape of Reading (Viewpoint)' });
  await expect(mark).toBeVisible();
  await expect(mark).not.toHaveAttribute('data-highlighted');
  const link = page.getByRole('link', { name: 'Cape of Reading' });
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(mark).toHaveAttribute('data-highlighted', 'true');
  await expect(page.getByText('This is no longer public.')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(mark).not.toHaveAttribute('data-highlighted');
  await page.getByText('Line 13.').scrollIntoViewIfNeeded();
  await place.ref.delete();
  await expect(page.getByText('This is no longer public.')).toHaveCount(2);
});

test('each place of a story is on the map by its number, also those that the page does not begin with', async ({
  page,
  sea,
  fresh,
}) => {
  const places: { kind: 'pin'; id: string }[] = [];
  for (let i = 0; i < 15; i++) {
    const at = { lat: sea.lat + (i % 3) * 0.08, lng: sea.lng + Math.floor(i / 3) * 0.08 };
    const { id } = await fresh.publish('pin', { title: { en: `Stop ${i + 1}` } }, at);
    places.push({ kind: 'pin', id });
  }
  const body = JSON.stringify({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'We walked from stop to stop.' }] },
      ...places.map((attrs) => ({ type: 'place', attrs })),
    ],
  });
  const bounds = { west: sea.lng, south: sea.lat, east: sea.lng + 0.32, north: sea.lat + 0.16 };
  const { path } = await fresh.publish('post', { body: { en: body }, places, bounds }, sea);
  await page.goto(path);
  const markOf = (number: number) =>
    page.getByRole('button', { name: `${number}. Stop ${number} (Viewpoint)`, exact: true });
  await expect(markOf(12)).toBeVisible();
  // The live layer comes with the first input.
  await page.mouse.move(200, 200);
  for (const number of [1, 13, 15]) await expect(markOf(number)).toBeVisible();
});

test('a list of 300 items is numbered, marks missing items, and shows the rest step by step', {
  tag: '@phone',
}, async ({ page, sea, fresh, checkAccessibility }) => {
  const stops = await Promise.all(
    [0, 1, 2].map((i) =>
      fresh.publish('poi', { title: { en: `Stop ${i}` } }, { ...sea, lng: sea.lng + 0.03 * i }),
    ),
  );
  const gone = new Set([3, 7, 11, 40, 80, 120, 160, 200, 240, 299]);
  const items = Array.from({ length: 300 }, (_, i) => ({
    kind: 'poi' as const,
    id: gone.has(i) ? newId() : (stops[i % 3]?.id ?? ''),
  }));
  const { path } = await fresh.publishList(items, { title: { en: 'All the way' } });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'All the way' })).toBeVisible();
  await raiseSheet(page);
  const entries = page.getByRole('region', { name: 'Places in this list' }).getByRole('listitem');
  await expect(entries).toHaveCount(12);
  await expect(page.getByRole('button', { name: /^1 \+2\. Stop 0/ })).toBeAttached();
  await expect(entries.nth(3)).toHaveText(/4\s*This is no longer public\./);
  await checkAccessibility();
  const more = page.getByRole('button', { name: /^Show \d+ more$/ });
  for (const count of [60, 108, 156, 204, 252, 300]) {
    await more.click();
    await expect(entries).toHaveCount(count);
    if (count === 60) {
      // A row has its height before it is loaded, so the button below does not move from under a finger.
      const room = await entries.last().boundingBox();
      await entries.last().scrollIntoViewIfNeeded();
      await expect(entries.last().getByRole('link')).toBeVisible();
      expect((await entries.last().boundingBox())?.height).toBe(room?.height);
    }
  }
  await expect(more).toHaveCount(0);
});

/** Places on both sides of the antimeridian, far enough from each other for a mark each. */
const PACIFIC = {
  Nadi: { lat: -17.8, lng: 177.4 },
  Taveuni: { lat: -16.9, lng: -179.9 },
  Auckland: { lat: -36.8, lng: 174.8 },
  Dunedin: { lat: -45.9, lng: 170.5 },
  Apia: { lat: -13.8, lng: -171.8 },
  'Pago Pago': { lat: -14.3, lng: -170.7 },
} as const;

test('the map frames a list of 300 items on both sides of the antimeridian the short way round, and every row is reached', async ({
  page,
  fresh,
}) => {
  const names = Object.keys(PACIFIC);
  const places = await Promise.all(
    Object.entries(PACIFIC).map(([en, position]) => fresh.publish('poi', { title: { en } }, position)),
  );
  const items = Array.from({ length: 300 }, (_, i) => ({
    kind: 'poi' as const,
    id: places[i % places.length]?.id ?? '',
  }));
  const { path, ref } = await fresh.publishList(items, { title: { en: 'Across the line' } });
  // Functions derive where it is.
  await expect.poll(async () => (await ref.get()).get('stops')?.length, { timeout: 60_000 }).toBe(300);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Across the line' })).toBeVisible();
  await expect(page).toHaveURL(/\?at=/);
  // The middle is near the antimeridian, and the view is a quarter of the world wide at most.
  expect(Math.abs(longitude(page))).toBeGreaterThan(175);
  expect(Number(/at=[^&]*,([\d.]+)/.exec(page.url())?.[1])).toBeGreaterThan(3);
  for (const [i, name] of names.entries())
    await expect(page.getByRole('button', { name: `${i + 1} +49. ${name} (Museum)` })).toBeInViewport();

  const entries = page.getByRole('region', { name: 'Places in this list' }).getByRole('listitem');
  const more = page.getByRole('button', { name: /^Show \d+ more$/ });
  for (const count of [60, 108, 156, 204, 252, 300]) {
    await more.click();
    await expect(entries).toHaveCount(count);
  }
  await expect(more).toHaveCount(0);
  const last = entries.last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole('link', { name: 'Pago Pago' })).toBeInViewport();
  await expect(last).toContainText('300');
});

test('a list that becomes private while it is open becomes the 404 page', { tag: '@core' }, async ({
  page,
  fresh,
}) => {
  const { path, ref } = await fresh.publishList([], { title: { en: 'Not for long' } });
  const untilRead = await recordReads(page);
  await page.goto(path);
  await expect(page.getByText('This list is still empty.')).toBeVisible();
  await untilRead(ref.path);
  await ref.update({ visibility: 'private' });
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('an unlisted item has its own page, which asks search engines not to list it', async ({
  page,
  fresh,
  request,
}) => {
  const { path } = await fresh.publish('poi', { visibility: 'unlisted' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const answer = await request.get(`${path}/_payload.json`);
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
});

/** How wide each picture is, in CSS pixels. */
async function widths(gallery: Locator): Promise<number[]> {
  const boxes = await Promise.all((await gallery.getByRole('img').all()).map((image) => image.boundingBox()));
  return boxes.map((box) => box?.width ?? 0);
}
