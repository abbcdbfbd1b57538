import { expect } from '../support/fixtures.ts';
import { becomeCreator } from '../support/member.ts';
import { cameraFile, choosePhotos, connectionOf, largeCameraFile, test } from '../support/own-photos.ts';
import { MINUTE, openPin, photosIn, TEXTS, underWay } from '../support/picture-editor.ts';

test.describe('where a file may be stored that is not wanted', () => {
  // It is removed in any case.
  test.use({ expectedErrors: [/status of 404.*originals/] });

  test('a cancelled upload leaves nothing behind', async ({ page, member, works, photos }) => {
    await becomeCreator(page, member);
    const id = await openPin(page, works);
    const connection = await connectionOf(page);
    await connection.slow();
    await choosePhotos(page, [await largeCameraFile('bay.jpg'), await largeCameraFile('cliff.jpg')]);
    await underWay(page);
    // The second of two clicks has no effect.
    await page.getByRole('button', { name: 'Cancel bay.jpg' }).dblclick();
    await expect(page.getByRole('progressbar', { name: 'bay.jpg' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel cliff.jpg' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await connection.whole();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect.poll(photos.stored).toEqual([]);
    // The same file can be chosen again.
    await choosePhotos(page, [await cameraFile('bay.jpg')]);
    await expect(photosIn(page)).toHaveCount(1, { timeout: MINUTE });
    await expect.poll(async () => (await works.read(id))?.['content'].photos).toHaveLength(1);
    expect(await photos.originals()).toHaveLength(1);
  });
});

test.describe('with a connection that is lost', () => {
  test.use({ expectedErrors: [/net::ERR_|Failed to load resource|Could not reach Cloud Firestore/] });

  for (const language of ['en', 'fr'] as const) {
    test(`an upload says that it waits, and continues by itself once online, in ${language}`, {
      tag: language === 'fr' ? '@core' : [],
    }, async ({ page, member, works, photos, checkAccessibility }) => {
      test.setTimeout(3 * MINUTE);
      const texts = TEXTS[language];
      await becomeCreator(page, member, language);
      await openPin(page, works, language);
      const connection = await connectionOf(page);
      await connection.slow();
      await choosePhotos(page, [await largeCameraFile('bay.jpg')], texts.add);
      await underWay(page);
      await connection.cut();
      await expect(page.getByText(texts.cutOff)).toBeVisible();
      await checkAccessibility();
      await connection.whole();
      await expect(page.getByText(texts.cutOff)).toBeHidden();
      await expect(photosIn(page, language)).toHaveCount(1, { timeout: MINUTE });
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await photos.originals()).toHaveLength(1);
    });
  }

  test('a photo whose answer is lost is stored once, and is not refused', async ({
    page,
    member,
    works,
    photos,
  }) => {
    test.setTimeout(3 * MINUTE);
    await becomeCreator(page, member);
    await openPin(page, works);
    let isLost = false;
    await page.route(/\/v0\/b\/[^/]*originals/, async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await choosePhotos(page, [await cameraFile('bay.jpg')]);
    await expect(photosIn(page)).toHaveCount(1, { timeout: MINUTE });
    expect(isLost).toBe(true);
    expect(await photos.originals()).toHaveLength(1);
  });

  test('an upload that the server does not answer says so as well, and continues', async ({
    page,
    member,
    works,
  }) => {
    test.setTimeout(3 * MINUTE);
    await becomeCreator(page, member);
    await openPin(page, works);
    await page.route(/\/v0\/b\/[^/]*originals/, (route) => route.abort());
    await choosePhotos(page, [await largeCameraFile('bay.jpg', 600_000)]);
    await expect(page.getByText(TEXTS.en.cutOff)).toBeVisible({ timeout: MINUTE });
    await page.unroute(/\/v0\/b\/[^/]*originals/);
    await expect(photosIn(page)).toHaveCount(1, { timeout: MINUTE });
  });
});

test('an upload continues in My content, and after the tab was closed and opened again', async ({
  page,
  context,
  member,
  works,
  photos,
  checkAccessibility,
}) => {
  test.setTimeout(4 * MINUTE);
  await becomeCreator(page, member);
  const id = await openPin(page, works);
  const connection = await connectionOf(page);
  await connection.slow();
  const files = await Promise.all(['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => largeCameraFile(name)));
  await choosePhotos(page, files);
  const bar = page.getByRole('region', { name: TEXTS.en.uploads });
  await expect(bar.getByText('0 of 4')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: TEXTS.en.back }).click();
  await expect(page).toHaveURL('/workspace/articles');
  await expect(bar.getByText('0 of 4')).toBeVisible();
  await checkAccessibility();
  // What the browser stores is not lost, so that it does not ask.
  await page.close({ runBeforeUnload: true });

  const later = await context.newPage();
  await later.goto('/workspace/articles');
  await expect(later.getByRole('region', { name: TEXTS.en.uploads })).toBeVisible();
  await expect
    .poll(async () => (await works.read(id))?.['content'].photos, { timeout: 2 * MINUTE })
    .toHaveLength(4);
  await expect(later.getByText('4 photos were added.')).toBeVisible();
  await expect(later.getByRole('region', { name: TEXTS.en.uploads })).toHaveCount(0);
  await expect.poll(photos.originals).toHaveLength(4);
});

for (const language of ['en', 'fr'] as const) {
  test(`a creator who leaves with a failed file finds it on the next page, in ${language}`, {
    tag: '@phone',
  }, async ({ page, member, works, checkAccessibility }) => {
    const texts = TEXTS[language];
    await becomeCreator(page, member, language);
    await openPin(page, works, language);
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Bring bread.') };
    await choosePhotos(page, [notes], texts.add);
    await page.getByRole('main').getByRole('button', { name: texts.back, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.back })).toBeVisible();
    const bar = page.getByRole('region', { name: texts.uploads });
    await bar.getByRole('button', { name: texts.files }).click();
    await checkAccessibility();
    await bar.getByRole('button', { name: texts.dismiss('notes.txt') }).click();
    await expect(bar).toHaveCount(0);
  });
}
