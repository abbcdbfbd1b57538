import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/own-works.ts';
import { openPost, storyIn } from '../support/story-editor.ts';

/** Whether the caret is in the window, not covered by the tools of a text nor by a bar. */
const isCaretVisible = (page: Page) =>
  page.evaluate<boolean>(`(() => {
    const range = getSelection().getRangeAt(0);
    const { startContainer } = range;
    const around = startContainer.nodeType === Node.TEXT_NODE ? startContainer.parentElement : startContainer;
    const caret = range.getClientRects()[0] ?? around.getBoundingClientRect();
    const bars = [...document.querySelectorAll('[data-toasts-above]')].map((bar) => bar.getBoundingClientRect());
    // With a mouse, the tools come to the caret.
    const tools = around.closest('[contenteditable]').parentElement.parentElement.querySelector('[data-fixed]');
    const top = tools?.getBoundingClientRect().bottom ?? 0;
    const isFree = bars.every((bar) => caret.bottom <= bar.top || caret.top >= bar.bottom);
    return caret.top >= top && caret.bottom <= innerHeight && isFree;
  })()`);

/**
 * The time between keys, in milliseconds. The editor scrolls to the caret only within 50 ms of a key. Keys that follow each other faster
 * would hide where the browser leaves the caret by itself.
 */
const PAUSE = { delay: 60 };

test('the caret of a story is never under the bar or the tools, typed or moved by keys @phone', async ({
  page,
  member,
  works,
}) => {
  test.setTimeout(180_000);
  await openPost(page, member, works);
  await storyIn(page).click();
  for (let line = 1; line <= 40; line++) {
    await page.keyboard.type(`Line ${line}\n`, PAUSE);
    await expect.poll(() => isCaretVisible(page), `line ${line}`).toBe(true);
  }
  for (const key of ['ArrowUp', 'ArrowDown']) {
    for (let time = 1; time <= 40; time++) {
      await page.keyboard.press(key, PAUSE);
      await expect.poll(() => isCaretVisible(page), `${key} ${time}`).toBe(true);
    }
  }
});
