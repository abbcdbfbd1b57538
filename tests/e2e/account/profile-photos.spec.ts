import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../support/fixtures.ts';
import { joinAs, save, status, WORDS } from '../support/member.ts';
import { cameraFile, choosePhotos, connectionOf, largeCameraFile, test } from '../support/own-photos.ts';
import { MINUTE, TEXTS, underWay } from '../support/picture-editor.ts';
import { dropFiles, pasteFiles } from '../support/put-in-files.ts';

const PHOTOS = {
  en: {
    preview: 'Preview',
    avatar: 'Choose your portrait',
    cover: 'Choose a cover photo',
    replace: 'Replace your portrait',
    remove: 'Remove your portrait',
  },
  fr: {
    preview: 'Aperçu',
    avatar: 'Choisir votre portrait',
    cover: 'Choisir une photo de couverture',
    replace: 'Remplacer votre portrait',
    remove: 'Retirer votre portrait',
  },
} as const;

/** A picture that is narrower than the smallest variant of other pictures. */
async function smallFile(name: string) {
  const buffer = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#376' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/**
 * The photos in a part of the page. A portrait and a cover have no text alternative, because the text beside
 * them says the same.
 */
const imagesIn = (page: Page, region: string) => page.getByRole('region', { name: region }).locator('img');

for (const language of ['en', 'fr'] as const) {
  const [words, texts] = [WORDS[language], PHOTOS[language]];

  test(`a creator chooses a portrait and a cover, replaces one, and readers see them, in ${language}`, {
    tag: '@phone',
  }, async ({ page, member, photos, checkAccessibility }) => {
    test.setTimeout(5 * MINUTE);
    await joinAs(page, member, language);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await checkAccessibility();
    await choosePhotos(page, [await smallFile('me.jpg')], texts.avatar);
    await expect(button(texts.replace)).toBeVisible({ timeout: 2 * MINUTE });
    await choosePhotos(page, [await cameraFile('bay.jpg')], texts.cover);
    await expect(imagesIn(page, texts.preview)).toHaveCount(2, { timeout: 2 * MINUTE });
    await expect(status(page, language, 'unsaved')).toBeVisible();
    await checkAccessibility();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await save(page, language);
    await expect(status(page, language)).toBeVisible();

    await page.goto(`${words.prefix}/creators/${member.start}`);
    await expect(page.getByRole('heading', { level: 1, name: member.start })).toBeVisible();
    const shown = page.getByRole('main').locator(`img[src*="${member.uid}"]`);
    await expect(shown).toHaveCount(2);
    for (const image of await shown.all()) await expect(image).not.toHaveJSProperty('naturalWidth', 0);

    await page.goto(`${words.prefix}/workspace/profile`);
    await choosePhotos(page, [await cameraFile('me-again.jpg')], texts.replace);
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 2 * MINUTE });
    await expect(status(page, language, 'unsaved')).toBeVisible({ timeout: 2 * MINUTE });
    await save(page, language);
    await expect(status(page, language)).toBeVisible();
    await button(texts.remove).click();
    await expect(button(texts.avatar)).toBeFocused();
    await expect(imagesIn(page, texts.preview)).toHaveCount(1);
    await save(page, language);
    await expect(status(page, language)).toBeVisible();
    await page.goto(`${words.prefix}/creators/${member.start}`);
    await expect(page.getByRole('main').locator(`img[src*="${member.uid}"]`)).toHaveCount(1);
    // Both the saved photo and the replaced one still belong to the creator.
    expect(await photos.originals()).toHaveLength(3);
  });
}

test('a creator drops a portrait on its place, and pastes a cover beside its button', async ({
  page,
  member,
  checkAccessibility,
}) => {
  test.setTimeout(3 * MINUTE);
  await joinAs(page, member);
  const { avatar, cover, replace, preview } = PHOTOS.en;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await dropFiles(page, button(avatar), [await smallFile('me.jpg')]);
  await expect(button(replace)).toBeVisible({ timeout: 2 * MINUTE });
  await button(cover).focus();
  await pasteFiles(page, [await cameraFile('bay.jpg')]);
  await expect(imagesIn(page, preview)).toHaveCount(2, { timeout: 2 * MINUTE });
  await checkAccessibility();
});

test.describe('of a file that is being uploaded', () => {
  // It is removed in any case.
  test.use({ expectedErrors: [/status of 404.*originals/] });

  test('a creator who leaves is asked, and a cancelled or invalid file changes nothing', async ({
    page,
    member,
  }) => {
    test.setTimeout(3 * MINUTE);
    await joinAs(page, member);
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Bring bread.') };
    await choosePhotos(page, [notes], PHOTOS.en.avatar);
    const alert = page.getByRole('alert').filter({ hasText: TEXTS.en.notShown });
    await expect(alert).toBeVisible();
    const connection = await connectionOf(page);
    await connection.slow();
    await choosePhotos(page, [await largeCameraFile('me.jpg')], PHOTOS.en.avatar);
    await expect(alert).toHaveCount(0);
    await underWay(page);
    await page.getByRole('link', { name: 'Français' }).click();
    const asked = page.getByRole('dialog', { name: 'Leave while a photo is uploading?' });
    await asked.getByRole('button', { name: 'Stay' }).last().click();
    await expect(page.getByRole('progressbar', { name: 'me.jpg' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel me.jpg' }).dblclick();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await connection.whole();
    await expect(page.getByText('Nothing to save.')).toBeVisible();
    await expect(page.getByRole('button', { name: PHOTOS.en.avatar, exact: true })).toBeVisible();
  });
});
