import { truncateSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { SAMPLE_HEIC } from '../../../functions/src/testing/sample-heic.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator } from '../support/member.ts';
import { cameraFile, choosePhotos, connectionOf, largeCameraFile, test } from '../support/own-photos.ts';
import { MINUTE, openPin, photosIn, TEXTS, underWay } from '../support/picture-editor.ts';

const saidOf = (page: Page, sentence: string) => page.getByRole('alert').filter({ hasText: sentence });

for (const language of ['en', 'fr'] as const) {
  const texts = TEXTS[language];

  test(`a creator adds, describes and publishes a photo from a camera without the place in its metadata, in ${language}`, {
    tag: language === 'fr' ? ['@core', '@phone'] : '@phone',
  }, async ({ page, member, works, photos, checkAccessibility }) => {
    test.setTimeout(5 * MINUTE);
    await becomeCreator(page, member, language);
    const id = await openPin(page, works, language);
    const connection = await connectionOf(page);
    await connection.slow();
    const file = await largeCameraFile('bay.jpg', 600_000);
    expect(file.buffer.includes('Somebody')).toBe(true);
    await choosePhotos(page, [file], texts.add);
    await expect(page.getByRole('progressbar', { name: 'bay.jpg' })).toBeVisible();
    await underWay(page);
    await checkAccessibility();
    await connection.whole();
    await expect(photosIn(page, language)).toHaveCount(1, { timeout: 2 * MINUTE });
    await expect(page.getByRole('status').filter({ hasText: texts.added('bay.jpg') })).toBeAttached();
    await expect(page.getByRole('progressbar')).toHaveCount(0);

    await photosIn(page, language).click();
    await page.getByRole('textbox', { name: texts.shows.en }).fill('Boats at dusk');
    await page.getByRole('textbox', { name: texts.shows.fr }).fill('Des barques au crépuscule');
    await page.getByRole('textbox', { name: texts.credit }).fill('Ines');
    await page.getByText(texts.focus).click();
    await page.getByRole('slider').first().focus();
    await page.keyboard.press('Home');
    await checkAccessibility();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: texts.done }).click();
    await expect(photosIn(page, language)).toBeFocused();
    await page.getByRole('button', { name: texts.publish, exact: true }).click();
    await expect(page.getByText(texts.published).first()).toBeVisible();
    expect((await works.read(id))?.['content'].photos).toMatchObject([
      {
        alt: { en: 'Boats at dusk', fr: 'Des barques au crépuscule' },
        credit: 'Ines',
        focus: { x: 0, y: 50 },
        width: 900,
      },
    ]);

    await page.getByRole('link', { name: texts.publicPage }).click();
    for (const [prefix, alt] of [
      ['', 'Boats at dusk'],
      ['/fr', 'Des barques au crépuscule'],
    ] as const) {
      await expect(page).toHaveURL(/\/pins\//);
      await page.goto(prefix + new URL(page.url()).pathname.replace(/^\/fr/, ''));
      const photo = page.getByRole('img', { name: alt }).first();
      await expect(photo).toHaveJSProperty('complete', true);
      await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
      await expect(photo).toHaveCSS('object-position', '0% 50%');
    }

    // The files that visitors load have none of the camera's metadata.
    const stored = await photos.stored();
    const widths = stored.flatMap((path) => /\/(\d+)\.webp$/.exec(path)?.[1] ?? []);
    expect(widths.map(Number).toSorted((a, b) => a - b)).toEqual([320, 640, 900]);
    const shown = page.getByRole('img', { name: 'Des barques au crépuscule' }).first();
    const address = (await shown.getAttribute('src')) ?? '';
    for (const width of widths) {
      const answer = await page.request.get(address.replace(/\d+\.webp/, `${width}.webp`));
      expect(answer.headers()['content-type']).toBe('image/webp');
      const body = await answer.body();
      const { format, exif, xmp, iptc, icc, width: wide } = await sharp(body).metadata();
      expect({ format, exif, xmp, iptc, icc, wide }).toEqual({ format: 'webp', wide: Number(width) });
      expect(body.includes('Somebody')).toBe(false);
    }
  });

  test(
    `a file that is no photo says so, and nothing is stored, in ${language}`,
    {
      tag: '@phone',
    },
    async ({ page, member, works, photos, checkAccessibility }, info) => {
      test.setTimeout(5 * MINUTE);
      await becomeCreator(page, member, language);
      await openPin(page, works, language);
      const { buffer } = await cameraFile('whole.jpg');
      const jpeg = (name: string, content: Buffer) => ({ name, mimeType: 'image/jpeg', buffer: content });
      await choosePhotos(
        page,
        [
          { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Bring bread.') },
          jpeg('letter.jpg', Buffer.from('Dear all, '.repeat(50))),
          jpeg('half.jpg', buffer.subarray(0, buffer.length / 2)),
          { name: 'telephone.heic', mimeType: 'image/heic', buffer: SAMPLE_HEIC },
        ],
        texts.add,
      );
      await expect(saidOf(page, texts.notShown)).toBeVisible();
      await expect(saidOf(page, texts.notAPicture)).toBeVisible({ timeout: 2 * MINUTE });
      await expect(saidOf(page, texts.damaged)).toBeVisible({ timeout: 2 * MINUTE });
      // A phone's format shows, whether the browser can decode it or not.
      await expect(photosIn(page, language)).toHaveCount(1, { timeout: 2 * MINUTE });

      const film = info.outputPath('film.jpg');
      writeFileSync(film, buffer);
      truncateSync(film, 40 * 1024 * 1024 + 1);
      await choosePhotos(page, film, texts.add);
      await expect(saidOf(page, texts.tooBig)).toBeVisible();
      await checkAccessibility();
      for (const name of ['notes.txt', 'letter.jpg', 'half.jpg', 'film.jpg'])
        await page.getByRole('button', { name: texts.dismiss(name) }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      // Only of the valid one.
      await expect.poll(photos.originals).toHaveLength(1);
    },
  );
}

test('a creator orders photos by keyboard, removes and restores one, and a second click removes no other', async ({
  page,
  member,
  works,
}) => {
  await becomeCreator(page, member);
  const id = await openPin(page, works);
  await choosePhotos(page, [
    await cameraFile('one.jpg'),
    await cameraFile('two.jpg'),
    await cameraFile('three.jpg'),
  ]);
  await expect(photosIn(page)).toHaveCount(3, { timeout: 2 * MINUTE });
  const order = async (): Promise<string[]> =>
    ((await works.read(id))?.['content'].photos ?? []).map(({ path }: { path: string }) => path);
  await expect.poll(order).toHaveLength(3);
  const [one, two, three] = await order();

  // By the handle: Enter, move behind the next photo, Enter.
  await photosIn(page).first().getByRole('button', { name: /Drag/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(order).not.toEqual([one, two, three]);
  expect(new Set(await order())).toEqual(new Set([one, two, three]));
  const moved = await order();

  await photosIn(page).first().click();
  await page.getByRole('button', { name: 'Remove', exact: true }).dblclick();
  await expect(photosIn(page)).toHaveCount(2);
  // The focus is at the photo that follows.
  await expect(photosIn(page).first()).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(photosIn(page)).toHaveCount(3);
  await expect.poll(order).toEqual(moved);
});

test('a creator describes all photos of a work in one list, by keyboard', {
  tag: '@phone',
}, async ({ page, member, works, checkAccessibility }) => {
  test.setTimeout(4 * MINUTE);
  await becomeCreator(page, member);
  const id = await openPin(page, works);
  await choosePhotos(page, [await cameraFile('bay.jpg'), await cameraFile('quay.jpg')]);
  await expect(photosIn(page)).toHaveCount(2, { timeout: 2 * MINUTE });
  const open = page.getByRole('button', { name: 'Describe all' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Describe the photos' });
  await expect(dialog.getByRole('textbox', { name: 'Description in English' }).first()).toBeFocused();
  for (const text of ['Bay', 'Baie', 'Quay', 'Quai']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(dialog.getByRole('status')).toHaveText('2 of 2 described in both languages.');
  await checkAccessibility();
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  const alts = async () => (await works.read(id))?.['content'].photos.map(({ alt }: { alt: object }) => alt);
  await expect.poll(alts).toEqual([
    { en: 'Bay', fr: 'Baie' },
    { en: 'Quay', fr: 'Quai' },
  ]);
});
