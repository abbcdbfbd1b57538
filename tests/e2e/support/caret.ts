import type { Page } from '@playwright/test';

/**
 * Presses a key with which the browser itself moves the caret in a text. It says so a task later, and the editor hears it only
 * then; it also puts the caret to where it knows it once more, 20 ms after it was given the focus. Nobody's next key is that fast.
 */
export async function moveCaret(page: Page, key: string): Promise<void> {
  const beat = () => page.evaluate('new Promise((done) => setTimeout(done, 50))');
  await beat();
  await page.keyboard.press(key);
  await beat();
}
