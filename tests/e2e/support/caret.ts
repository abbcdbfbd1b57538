import type { Page } from '@playwright/test';

/**
 * Presses a key that moves the caret of a text. The browser reports the move one task later, and the editor
 * notices only then; the editor also restores its last caret 20 ms after it gets the focus. No person presses
 * the next key that fast.
 */
export async function moveCaret(page: Page, key: string): Promise<void> {
  const beat = () => page.evaluate('new Promise((done) => setTimeout(done, 50))');
  await beat();
  await page.keyboard.press(key);
  await beat();
}
