import type { Locator } from '@playwright/test';
import { newId } from '@waymark/model/ids';
import { SEARCH_INDEX } from '@waymark/model/search/index-names';
import { cameraQuery, mapViewport, openAt, raiseSheet, rows } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { demoPhotos, test } from '../support/fresh-item.ts';
import { untilIndexed } from '../support/search-engine.ts';

const TITLES = {
  'of 140 wide characters': 'Ｗ'.repeat(140),
  'without a space': 'W'.repeat(140),
  'written from right to left': 'הנמל הישן של העיר 42, ליד המים',
  'of emoji': '🏔️👨‍👩‍👧‍👦🇫🇷'.repeat(8),
};
for (const [what, title] of Object.entries(TITLES)) {
  test(`a title ${what} stays within its place`, {
    tag: what === 'written from right to left' ? ['@core-phone', '@phone'] : '@phone',
  }, async ({ page, fresh }) => {
    const { id, path } = await fresh.publish('poi', { title: { en: title }, summary: { en: title } });
    const list = await fresh.publishList([{ kind: 'poi', id }], { title: { en: 'Long names' } });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const [inner, outer] = await page.evaluate<[number, number]>(
      '[document.documentElement.scrollWidth, innerWidth]',
    );
    expect(inner).toBeLessThanOrEqual(outer);
    // In a row, which is narrowest in a list on a small phone.
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(list.path);
    const row = page.getByRole('region', { name: 'Places in this list' }).getByRole('link');
    await expect(row).toContainText(title);
    await expect(row.locator('canvas')).toBeVisible();
    expect(await row.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  });
}

test('texts that would end a script or a line of it are text, in the document and in the application', async ({
  page,
  fresh,
}) => {
  const hostile = `</script><script>document.title = 'pwned'</script> ]]> " ' &amp;`;
  const title = `${hostile} <!--`;
  const { path } = await fresh.publish('poi', {
    title: { en: title },
    summary: { en: `${hostile}\u2028alert(1)\u2029\u0085` },
  });
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(page).toHaveTitle(/^<\/script>/);
  // The page works: its data were read.
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goto('/about');
  await page.goBack();
  await expect(heading).toHaveText(title);
  await expect(page).toHaveTitle(/^<\/script>/);
});

test.describe('in the narrowest window', () => {
  const WIDTH = 320;
  test.use({ viewport: { width: WIDTH, height: 640 } });

  const expectWithin = async (...parts: readonly Locator[]) => {
    for (const part of parts) {
      const box = await part.boundingBox();
      expect(box?.x, String(part)).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), String(part)).toBeLessThanOrEqual(WIDTH);
    }
  };

  test('the longest names leave room for all else in rows, marks, previews and cards', async ({
    page,
    sea,
    fresh,
  }) => {
    const names = [TITLES['of 140 wide characters'], TITLES['without a space']] as const;
    const textOf = (name: string) => ({ title: { en: name }, summary: { en: name } });
    // Their marks have room for their names, to the right of them.
    const west = { ...sea, lng: sea.lng - 0.03 };
    const poi = await fresh.publish('poi', textOf(names[0]), { ...west, lat: sea.lat + 0.015 });
    const pin = await fresh.publish('pin', textOf(names[1]), { ...west, lat: sea.lat - 0.015 });
    await openAt(page, cameraQuery(sea));
    // The map has the beginnings of long names.
    const beginnings = names.map((name) => name.slice(0, 10));
    for (const name of beginnings) await expectWithin(mapViewport(page).getByText(name));
    await raiseSheet(page);
    for (const name of beginnings) {
      const row = rows(page).filter({ hasText: name });
      await row.scrollIntoViewIfNeeded();
      await expect(row.getByText('by A Tester')).toBeVisible();
      const kind = row.getByText(name === beginnings[0] ? 'Museum' : 'Viewpoint');
      const save = page.getByRole('button', { name: `Save ${name}` });
      await expectWithin(row, kind, row.getByText('by A Tester'), save);
    }

    const items = [
      { kind: 'poi', id: poi.id },
      { kind: 'pin', id: pin.id },
    ] as const;
    const list = await fresh.publishList(items, textOf(names[1]));
    for (const [kind, chosen, entries] of [
      ['Pin', `pin:${pin.id}`, 0],
      ['List', `list:${list.id}`, 2],
    ] as const) {
      await openAt(page, `${cameraQuery(sea)}&item=${chosen}`);
      const preview = page.getByRole('region', { name: kind, exact: true });
      await expect(preview.getByRole('link', { name: 'View details' })).toBeVisible();
      await expect(preview.getByRole('listitem')).toHaveCount(entries);
      const controls = await preview.getByRole('link').or(preview.getByRole('button')).all();
      await expectWithin(preview.getByRole('heading', { level: 2 }), ...controls);
    }

    const story = await fresh.publish('post', textOf(names[1]));
    await page.goto(`/posts?${cameraQuery(sea)}`);
    await raiseSheet(page);
    const card = page.getByRole('article').filter({ has: page.locator(`a[href*="${story.id}"]`) });
    await expectWithin(card, card.getByRole('link', { name: names[1] }), card.getByText('by A Tester'));
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(WIDTH);
  });
});

test('a text that exists only in the other language says which it is', async ({ page, fresh }) => {
  const { path } = await fresh.publish('poi', { title: { fr: 'Le phare' }, summary: { fr: 'Au bout.' } });
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Le phare');
  await expect(heading).toContainText('in French');
  await expect(heading.locator('[lang=fr]')).toHaveText('Le phare');
});

test('rows and results say it once each, also of a summary alone, and results say by whom they are', async ({
  page,
  sea,
  fresh,
  checkAccessibility,
}) => {
  const word = newId();
  const found = { summary: { fr: `Au bout, ${word}.` } };
  const items = [
    await fresh.publish('poi', { ...found, title: { fr: 'Le phare' } }, { ...sea, lat: sea.lat + 0.015 }),
    await fresh.publish('pin', { ...found, title: { en: 'The quay' } }, { ...sea, lat: sea.lat - 0.015 }),
  ];
  const saysOnce = async (row: Locator) => {
    // What the summary says comes later than the title.
    await expect(row.locator('[lang=fr]').filter({ hasText: word })).toBeVisible();
    await expect(row.getByText('in French')).toHaveCount(1);
    await expect(row.getByText('in French')).toBeVisible();
    await expect(row.getByText('by A Tester')).toBeVisible();
  };
  await openAt(page, cameraQuery(sea));
  for (const title of ['Le phare', 'The quay']) await saysOnce(rows(page).filter({ hasText: title }));
  await checkAccessibility();

  await untilIndexed(
    SEARCH_INDEX,
    items.map(({ path }) => path.slice(1)),
  );
  await page.goto(`/?q=${word}`);
  const results = page.getByRole('main').getByRole('listitem').getByRole('link');
  for (const title of ['Le phare', 'The quay']) await saysOnce(results.filter({ hasText: title }));
  await checkAccessibility();
});

const NO_IDS = [
  'no-such-thing',
  'ofTwentyLetters00000',
  '__proto__',
  'a'.repeat(10_000),
  '%E0%A4%A',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'a%2Fb',
  'a/b',
  '..%2f..',
];

test.describe('with errors that are expected', () => {
  test.use({ expectedErrors: [/status of 40[04]|net::ERR_/] });

  for (const kind of ['pins', 'posts', 'lists']) {
    test(`an invalid or missing id of ${kind} shows the 404 page`, async ({ page }) => {
      // The local hosting does not serve every path itself: the application navigates there, as after a link.
      await page.goto('/about');
      for (const id of NO_IDS) {
        await page.evaluate(
          `history.pushState(null, '', ${JSON.stringify(`/${kind}/${id}`)}); dispatchEvent(new PopStateEvent('popstate'))`,
        );
        await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: 'About Waymark' })).toBeVisible();
      }
    });
  }

  test('a document that breaks its schema shows the 404 page', { tag: '@core' }, async ({ page, fresh }) => {
    const { path } = await fresh.publish('poi', { title: 7 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  });

  test('a photo that fails to load leaves its blurred preview, and the page works', { tag: '@core' }, async ({
    page,
    fresh,
  }) => {
    await page.route(/\/v0\/b\//, (route) => route.abort());
    const photos = await demoPhotos(1);
    const { path } = await fresh.publish('poi', { photos, cover: photos[0] });
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Open photo 1 of 1' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
