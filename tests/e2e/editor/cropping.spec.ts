import { expect } from '../support/fixtures.ts';
import { cameraFile, choosePhotos, test } from '../support/own-photos.ts';
import { MINUTE, photosIn, TEXTS } from '../support/picture-editor.ts';
import { openDialog, openPost, STORY, storyIn } from '../support/story-editor.ts';

const CROPPING = {
  en: {
    open: 'Crop and rotate…',
    heading: 'Crop and rotate',
    shape: 'Shape',
    turn: 'Turn right',
    corner: 'Lower right corner',
    save: 'Save',
    square: '600 × 600 pixels.',
    done: 'The photo was cropped. The one before stays in the library.',
    undo: 'Undo',
  },
  fr: {
    open: 'Recadrer et pivoter…',
    heading: 'Recadrer et pivoter',
    shape: 'Format',
    turn: 'Pivoter à droite',
    corner: 'Coin inférieur droit',
    save: 'Enregistrer',
    square: '600 × 600 pixels.',
    done: 'La photo a été recadrée. L’ancienne reste dans la photothèque.',
    undo: 'Annuler',
  },
} as const;

for (const language of ['en', 'fr'] as const) {
  const [texts, words, story] = [TEXTS[language], CROPPING[language], STORY[language]];

  test(`a creator crops and turns a photo of a story by keyboard, and undoes it, in ${language}`, {
    tag: language === 'fr' ? ['@axe', '@phone'] : '@phone',
  }, async ({ page, member, works, photos, checkAccessibility }) => {
    test.setTimeout(5 * MINUTE);
    const id = await openPost(page, member, works, language);
    const dialog = await openDialog(page, language);
    await choosePhotos(page, [await cameraFile('bay.jpg')], texts.add, dialog);
    await expect(dialog.getByRole('checkbox')).toBeChecked({ timeout: 2 * MINUTE });
    await dialog.getByRole('button', { name: story.insert }).click();
    await expect(storyIn(page, language).locator('figure')).toHaveCount(1);
    const content = async () => (await works.read(id))?.['content'];
    const shown = async () => {
      const { photos: [photo] = [], body } = (await content()) ?? {};
      return { photo, isInText: photo !== undefined && body?.[language]?.includes(photo.path) };
    };
    await expect.poll(async () => (await shown()).isInText).toBe(true);
    const { photo: before } = await shown();

    await photosIn(page, language).click();
    await page.getByRole('textbox', { name: texts.shows.en }).fill('A bay');
    await page.getByRole('button', { name: words.open }).click();
    const cropping = page.getByRole('dialog', { name: words.heading });
    await expect(cropping.getByRole('button', { name: words.save })).toBeDisabled();
    await cropping.getByRole('combobox', { name: words.shape }).selectOption('1:1');
    await expect(cropping.getByText(words.square)).toBeVisible();
    await cropping.getByRole('button', { name: words.turn }).click();
    // A corner is moved by keyboard: the square gets smaller, and stays one.
    await cropping.getByLabel(words.corner).focus();
    for (let time = 0; time < 3; time++) await page.keyboard.press('Shift+ArrowUp');
    await expect(cropping.getByText(words.square)).toHaveCount(0);
    await checkAccessibility();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await cropping.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.done)).toBeVisible({ timeout: 2 * MINUTE });
    await expect(cropping).toHaveCount(0);

    await expect
      .poll(async () => {
        const { photo, isInText } = await shown();
        return isInText && photo.path !== before.path && photo.width === photo.height && photo.alt.en;
      })
      .toBe('A bay');
    const { photo: after } = await shown();
    expect(after.width).toBeLessThan(600);
    await expect.poll(photos.originals).toHaveLength(2);
    await expect(storyIn(page, language).locator('figure img')).toHaveAttribute(
      'src',
      new RegExp(encodeURIComponent(after.path)),
    );

    await page.getByRole('button', { name: texts.done }).click();
    // The tools of the text have an Undo of their own, before that of the editor.
    await page.getByRole('button', { name: words.undo, exact: true }).last().click();
    await expect.poll(async () => (await shown()).photo.path).toBe(before.path);
    expect((await shown()).isInText).toBe(true);
  });
}
