import type { Locator, Page } from '@playwright/test';
import { moveCaret } from '../support/caret.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator } from '../support/member.ts';
import { cameraFile, choosePhotos, test } from '../support/own-photos.ts';
import { MINUTE, TEXTS } from '../support/picture-editor.ts';
import { dropFiles } from '../support/put-in-files.ts';
import { openPost, storyIn } from '../support/story-editor.ts';
import { showLanguage } from '../support/work-editor.ts';

/** Moves the focus from the text to one of its tools, by keyboard alone. */
async function useTool(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Alt+F10');
  const focused = page.locator(':focus');
  while ((await focused.getAttribute('aria-label')) !== name) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

/** Chooses photos in the dialog by keyboard, by their numbers, and returns to the text. */
async function insert(page: Page, text: Locator, numbers: readonly number[]): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose photos' });
  await expect(dialog).toBeVisible();
  for (const number of numbers) {
    await dialog.getByRole('checkbox', { name: new RegExp(`^Photo ${number} `) }).focus();
    await page.keyboard.press('Space');
  }
  await dialog.getByRole('button', { name: /^Insert/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(text).toBeFocused();
}

/** A text as it is read: each block by its words, each photo by its description and its caption. */
function readIn(text: Locator): Promise<string[]> {
  return text.locator('p, h2, h3, figure').evaluateAll((blocks) =>
    blocks.map((block) => {
      if (block.localName !== 'figure') return block.textContent;
      const shown = block.querySelector('img')?.getAttribute('alt');
      return `${shown}: ${block.querySelector('figcaption')?.textContent ?? ''}`;
    }),
  );
}

/** The text of a story as visitors see it. */
const textIn = (around: Page | Locator) => around.locator('div[lang]:has(> figure, > div > figure)');

test('a creator adds a photo and a gallery with captions in both languages by keyboard, and visitors see them', async ({
  page,
  member,
  works,
  photos,
  checkAccessibility,
}) => {
  test.setTimeout(4 * MINUTE);
  await becomeCreator(page, member);
  const [id = ''] = await works.write([
    { kind: 'post', content: { title: { en: 'Four photos', fr: 'Quatre photos' } } },
  ]);
  await page.goto(`/workspace/articles?work=${id}`);
  const rows = page.getByRole('grid', { name: 'Photos in order' }).getByRole('row');
  for (const number of [1, 2, 3, 4]) {
    await choosePhotos(page, [await cameraFile(`${number}.jpg`)]);
    await expect(rows).toHaveCount(number, { timeout: MINUTE });
  }
  expect(await photos.originals()).toHaveLength(4);
  for (const number of [1, 2, 3, 4]) {
    await rows.nth(number - 1).click();
    await page.getByRole('textbox', { name: 'Description in English' }).fill(`Bay ${number}`);
    await page.getByRole('textbox', { name: 'Description in French' }).fill(`Baie ${number}`);
    await page.getByRole('button', { name: 'Done' }).click();
  }

  const story = (language: string) => page.getByRole('textbox', { name: `Story, in ${language}` });
  const caption = (language: string, index: number) =>
    story(language).locator('figure').nth(index).getByRole('textbox', { name: 'Caption' });
  await story('English').focus();
  await page.keyboard.type('By the sea.\n');
  await useTool(page, 'Photos');
  await insert(page, story('English'), [4]);
  // Text that is typed goes behind the photo. Back up, the photo is selected, and Tab leads to its fields.
  await page.keyboard.type('Then');
  await moveCaret(page, 'Home');
  await moveCaret(page, 'ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(caption('English', 0)).toBeFocused();
  await page.keyboard.type('The first evening');
  await page.keyboard.press('Enter');
  await expect(story('English')).toBeFocused();
  await moveCaret(page, 'Control+End');
  await page.keyboard.type('\n');
  await useTool(page, 'Photos');
  await insert(page, story('English'), [1, 2, 3]);
  await expect(story('English').locator('figure')).toHaveCount(4);
  await page.keyboard.type('The end.');
  await caption('English', 1).focus();
  await page.keyboard.type('Boats');

  // The first photo of the gallery moves one place on, and the focus follows; this is undone, and redone.
  const alts = () =>
    story('English')
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
  await story('English').locator('figure').nth(1).getByRole('button', { name: 'Move later' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(alts).toEqual(['Bay 4', 'Bay 2', 'Bay 1', 'Bay 3']);
  await expect(
    story('English').locator('figure').nth(2).getByRole('button', { name: 'Move later' }),
  ).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect.poll(alts).toEqual(['Bay 4', 'Bay 1', 'Bay 2', 'Bay 3']);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(alts).toEqual(['Bay 4', 'Bay 2', 'Bay 1', 'Bay 3']);
  await expect(caption('English', 2)).toHaveValue('Boats');
  // The last photo is removed, and typing on the selected one removes nothing.
  await story('English').locator('figure').nth(3).getByRole('button', { name: 'Remove the photo' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(alts).toEqual(['Bay 4', 'Bay 2', 'Bay 1']);
  await checkAccessibility();

  await showLanguage(page, /^French/);
  await story('French').focus();
  await page.keyboard.type('Au bord de la mer.\n');
  await useTool(page, 'Photos');
  await insert(page, story('French'), [1, 2]);
  await caption('French', 0).focus();
  await page.keyboard.type('Des barques');
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();

  const expected = {
    English: ['By the sea.', 'Bay 4: The first evening', 'Then', 'Bay 2: ', 'Bay 1: Boats', 'The end.'],
    French: ['Au bord de la mer.', 'Baie 1: Des barques', 'Baie 2: '],
  };
  await page.getByRole('radio', { name: 'Preview' }).check({ force: true });
  const preview = page.getByRole('region', { name: 'As visitors see it' });
  await expect(preview.getByText('By the sea.')).toBeVisible();
  expect(await readIn(textIn(preview))).toEqual(expected.English);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. All visitors can see it now.').first()).toBeVisible();

  await page.getByRole('link', { name: 'Public page' }).click();
  await expect(page).toHaveURL(/\/posts\//);
  const read = textIn(page);
  await expect(preview).toBeHidden();
  await expect(page.getByText('By the sea.')).toBeVisible();
  expect(await readIn(read)).toEqual(expected.English);
  for (const photo of await read.getByRole('img').all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveJSProperty('complete', true);
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
    expect(await photo.getAttribute('src')).toContain('.webp');
  }
  await page.goto(`/fr${new URL(page.url()).pathname}`);
  await expect(page.getByText('Au bord de la mer.')).toBeVisible();
  expect(await readIn(read)).toEqual(expected.French);
});

/** Width and height of photos that fill two rows, whether the text is wide or beside a map. */
const SIZES = [
  [900, 600],
  [600, 900],
  [800, 800],
  [1200, 400],
] as const;

interface Box {
  x: number;
  y: number;
  right: number;
  width: number;
  height: number;
}

/** Checks that the photos of a text stand in rows of one height, which fill its width, and that none is cut. */
async function expectRows(text: Locator): Promise<void> {
  // They have no description yet, and so no role.
  await expect(text.locator('figure img')).toHaveCount(SIZES.length, { timeout: MINUTE });
  // All at once: what loads above the text moves it.
  const boxes = await text.locator('figure').evaluateAll((figures) =>
    figures.map((figure): { photo: Box; around: Box } => ({
      photo: figure.querySelector('img').getBoundingClientRect().toJSON(),
      around: figure.firstElementChild.getBoundingClientRect().toJSON(),
    })),
  );
  const photos = boxes.map(({ photo }) => photo);
  expect(photos).toEqual(boxes.map(({ around }) => around));
  for (const [index, [width, height]] of SIZES.entries()) {
    const photo = photos[index];
    expect((photo?.width ?? 0) / (photo?.height ?? 1), `photo ${index + 1}`).toBeCloseTo(width / height, 1);
  }
  const { left, right } = await text.evaluate((element) => {
    const { paddingLeft } = element.ownerDocument.defaultView.getComputedStyle(element);
    const { x, right } = element.getBoundingClientRect();
    return { left: x + Number.parseFloat(paddingLeft), right };
  });
  const rows = [...Map.groupBy(photos, ({ y }) => Math.round(y)).values()];
  expect(rows.map(({ length }) => length)).toEqual([3, 1]);
  for (const row of rows) {
    for (const { height } of row) expect(height).toBeCloseTo(row[0]?.height ?? 0, 0);
    expect(row[0]?.x).toBeCloseTo(left, 0);
    expect(row.at(-1)?.right).toBeCloseTo(right, 0);
  }
}

test('photos of different shapes stand in full rows of one height, uncut, in the editor and on the page', async ({
  page,
  member,
  works,
  photos: _,
}) => {
  test.setTimeout(3 * MINUTE);
  await openPost(page, member, works);
  const files = SIZES.map(([width, height], index) => cameraFile(`${index + 1}.jpg`, { width, height }));
  const story = storyIn(page);
  await story.fill('The ferry.');
  await dropFiles(page, story.locator('p').last(), await Promise.all(files));
  await expectRows(story);

  await page.getByRole('button', { name: TEXTS.en.publish, exact: true }).click();
  await page.getByRole('link', { name: TEXTS.en.publicPage }).click();
  await expect(page).toHaveURL(/\/posts\//);
  await expect(page.getByText('The ferry.')).toBeVisible();
  await expectRows(textIn(page));
});
