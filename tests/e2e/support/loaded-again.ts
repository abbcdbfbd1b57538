import type { Page } from '@playwright/test';

/** Makes every document that a page opens from now on one that was loaded again a moment ago: it does not load itself again. */
export async function keepFromLoadingAgain(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('waymark.reloaded-at', String(Date.now())));
}
