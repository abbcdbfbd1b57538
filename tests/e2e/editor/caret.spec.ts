import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { choosePhotos, connectionOf, largeCameraFile, test } from '../support/own-photos.ts';
import { TEXTS } from '../support/picture-editor.ts';
import { openPost, storyIn } from '../support/story-editor.ts';

/**
 * Whether the caret is in the visible part of the window, not covered by the tools of a text nor by a bar at the lower edge. The “+” in
 * the header has the attribute of the bars, but covers no text.
 */
const isCaretVisible = (page: Page) =>
  page.evaluate<boolean>(`(() => {
    const range = getSelection().getRangeAt(0);
    const { startContainer } = range;
    const around = startContainer.nodeType === Node.TEXT_NODE ? startContainer.parentElement : startContainer;
    const caret = range.getClientRects()[0] ?? around.getBoundingClientRect();
    const bars = [...document.querySelectorAll('[data-toasts-above]')]
      .filter((bar) => bar.closest('header') === null)
      .map((bar) => bar.getBoundingClientRect().top);
    // With a mouse, the tools come to the caret.
    const tools = around.closest('[contenteditable]').parentElement.parentElement.querySelector('[data-fixed]');
    const top = tools?.getBoundingClientRect().bottom ?? 0;
    return bars.length > 0 && caret.top >= top && caret.bottom <= Math.min(visualViewport.height, ...bars);
  })()`);

/**
 * The time between keys, in milliseconds. The editor scrolls to the caret only within 50 ms of a key. Keys that follow each other faster
 * would hide where the browser leaves the caret by itself.
 */
const PAUSE = { delay: 60 };

/** Types lines at the end of the text: the caret is visible after each. */
async function typeLines(page: Page, count: number): Promise<void> {
  for (let line = 1; line <= count; line++) {
    await page.keyboard.type(`Line ${line}\n`, PAUSE);
    await expect.poll(() => isCaretVisible(page), `line ${line}`).toBe(true);
  }
}

test('the caret of a story is never under the bar or the tools, typed or moved by keys @phone', async ({
  page,
  member,
  works,
}) => {
  test.setTimeout(180_000);
  await openPost(page, member, works);
  await storyIn(page).click();
  await typeLines(page, 40);
  for (const key of ['ArrowUp', 'ArrowDown']) {
    for (let time = 1; time <= 40; time++) {
      await page.keyboard.press(key, PAUSE);
      await expect.poll(() => isCaretVisible(page), `${key} ${time}`).toBe(true);
    }
  }
});

test('the caret of a story is above the bar of the uploads as well, which is below that of the editor @phone', async ({
  page,
  member,
  works,
  photos: _,
}) => {
  await openPost(page, member, works);
  const connection = await connectionOf(page);
  await connection.slow();
  await choosePhotos(page, [await largeCameraFile('bay.jpg')]);
  const uploads = page.getByRole('region', { name: TEXTS.en.uploads });
  await expect(uploads).toBeVisible();
  await storyIn(page).click();
  await typeLines(page, 30);
  const publish = page.getByRole('button', { name: TEXTS.en.publish, exact: true });
  const [above, below] = await Promise.all([publish.boundingBox(), uploads.boundingBox()]);
  expect(above && above.y + above.height).toBeLessThanOrEqual(below?.y ?? 0);
  await connection.whole();
});

test('the caret of a story is above the keyboard of a phone, which covers the bar @phone', async ({
  page,
  member,
  works,
  isMobile,
}) => {
  test.skip(!isMobile, 'No keyboard is on the screen.');
  await openPost(page, member, works);
  await storyIn(page).click();
  // A keyboard makes only the visual viewport smaller: the page stays as high as it is.
  await page.evaluate(`
    Object.defineProperty(visualViewport, 'height', { get: () => innerHeight - 336 });
    visualViewport.dispatchEvent(new Event('resize'));
  `);
  await typeLines(page, 25);
});
