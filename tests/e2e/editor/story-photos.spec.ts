import { expect } from '../support/fixtures.ts';
import { cameraFile, choosePhotos, connectionOf, largeCameraFile, test } from '../support/own-photos.ts';
import { MINUTE, photosIn, TEXTS, underWay } from '../support/picture-editor.ts';
import { dropFiles, pasteFiles } from '../support/put-in-files.ts';
import { blocksIn, openDialog, openPost, STORY, storyIn } from '../support/story-editor.ts';

for (const language of ['en', 'fr'] as const) {
  const [texts, words] = [TEXTS[language], STORY[language]];

  test(`a creator adds a story's first photos in the dialog, which selects them, in ${language}`, {
    tag: language === 'fr' ? ['@axe', '@phone'] : '@phone',
  }, async ({ page, member, works, checkAccessibility }) => {
    test.setTimeout(4 * MINUTE);
    const id = await openPost(page, member, works, language);
    const dialog = await openDialog(page, language);
    await expect(dialog.getByText(words.none)).toBeVisible();
    await checkAccessibility();
    await choosePhotos(page, [await cameraFile('bay.jpg')], texts.add, dialog);
    const photos = dialog.getByRole('checkbox');
    await expect(photos).toHaveCount(1, { timeout: 2 * MINUTE });
    await expect(photos).toBeChecked();
    await checkAccessibility();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: words.insert }).click();
    await expect(storyIn(page, language).locator('figure')).toHaveCount(1);
    await expect(photosIn(page, language)).toHaveCount(1);
    const content = async () => (await works.read(id))?.['content'];
    await expect.poll(async () => (await content())?.photos).toHaveLength(1);
    const [{ path }] = (await content()).photos;
    await expect.poll(async () => (await content())?.body?.[language]).toContain(path);

    // One more: the first can be chosen again, and is not selected.
    await openDialog(page, language);
    await choosePhotos(page, [await cameraFile('quay.jpg')], texts.add, dialog);
    await expect(photos).toHaveCount(2, { timeout: 2 * MINUTE });
    await expect(photos.first()).not.toBeChecked();
    await expect(photos.last()).toBeChecked();
    await dialog.getByRole('button', { name: words.close }).first().click();
    await expect(storyIn(page, language).locator('figure')).toHaveCount(1);
    await expect(photosIn(page, language)).toHaveCount(2);
  });
}

test('a creator who closes the dialog during uploads loses nothing, and finds the files again', async ({
  page,
  member,
  works,
}) => {
  test.setTimeout(4 * MINUTE);
  await openPost(page, member, works);
  const connection = await connectionOf(page);
  await connection.slow();
  const dialog = await openDialog(page);
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Bring bread.') };
  await choosePhotos(page, [notes, await largeCameraFile('bay.jpg')], 'Add photos', dialog);
  await expect(dialog.getByRole('alert').filter({ hasText: TEXTS.en.notShown })).toBeVisible();
  await dialog.getByRole('button', { name: TEXTS.en.dismiss('notes.txt') }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByText(/^[1-9]\d?%$/)).toBeVisible({ timeout: MINUTE });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await underWay(page);
  await openDialog(page);
  await expect(dialog.getByRole('progressbar', { name: 'bay.jpg' })).toBeVisible();
  await page.keyboard.press('Escape');
  await connection.whole();
  await expect(photosIn(page)).toHaveCount(1, { timeout: 2 * MINUTE });
});

test.describe('with a connection that is lost', () => {
  test.use({ expectedErrors: [/net::ERR_|Failed to load resource|Could not reach Cloud Firestore/] });

  test('files pasted or dropped into a story appear where they were put, once they are uploaded', async ({
    page,
    member,
    works,
    checkAccessibility,
  }) => {
    test.setTimeout(5 * MINUTE);
    const id = await openPost(page, member, works);
    const story = storyIn(page);
    await story.click();
    await page.keyboard.type('The ferry.');
    const connection = await connectionOf(page);
    await connection.slow();
    await pasteFiles(
      page,
      [await largeCameraFile('bay.jpg')],
      '<meta charset="utf-8"><img src="https://elsewhere.example/bay.jpg">',
    );
    // The caret of a creator who writes on is behind the photo, and stays there when it appears.
    await page.keyboard.type('The harbour');
    expect(await blocksIn(page)).toEqual(['The ferry.', 'bay.jpg', 'The harbour']);
    await expect(page.getByRole('progressbar', { name: 'bay.jpg' }).first()).toBeVisible();
    await expect(page.getByText(/left out/)).toHaveCount(0);
    await checkAccessibility();
    await connection.cut();
    await expect(page.getByText(TEXTS.en.cutOff).first()).toBeVisible({ timeout: MINUTE });
    await connection.whole();
    await expect
      .poll(() => blocksIn(page), { timeout: 2 * MINUTE })
      .toEqual(['The ferry.', 'photo', 'The harbour']);
    // Undo takes back typed text, and keeps a photo that appeared by itself.
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => blocksIn(page)).not.toContain('The harbour');
    expect(await blocksIn(page)).toContain('photo');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect.poll(() => blocksIn(page)).toEqual(['The ferry.', 'photo', 'The harbour']);
    await page.keyboard.type(' at dusk.');
    await expect.poll(() => blocksIn(page)).toEqual(['The ferry.', 'photo', 'The harbour at dusk.']);

    // Over the last line.
    const last = story.locator('p').last();
    await dropFiles(page, last, [await cameraFile('quay.jpg')]);
    await expect
      .poll(() => blocksIn(page), { timeout: 2 * MINUTE })
      .toEqual(['The ferry.', 'photo', 'The harbour at dusk.', 'photo']);
    await expect(photosIn(page)).toHaveCount(2);
    const content = async () => (await works.read(id))?.['content'];
    await expect.poll(async () => (await content())?.body?.en?.match(/"image"/g)).toHaveLength(2);
    expect((await content()).photos).toHaveLength(2);
  });
});

test('a file put into a story that is no photo is reported below the text, and leaves nothing', async ({
  page,
  member,
  works,
}) => {
  await openPost(page, member, works);
  const story = storyIn(page);
  await story.click();
  await page.keyboard.type('The ferry.');
  await pasteFiles(page, [
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Bring bread.') },
  ]);
  const alert = page.getByRole('alert').filter({ hasText: TEXTS.en.notShown });
  // Below the text, and among the photos.
  await expect(alert).toHaveCount(2);
  expect(await blocksIn(page)).toEqual(['The ferry.', 'notes.txt']);
  await page
    .getByRole('button', { name: TEXTS.en.dismiss('notes.txt') })
    .first()
    .click();
  await expect(alert).toHaveCount(0);
  expect(await blocksIn(page)).toEqual(['The ferry.']);
});
