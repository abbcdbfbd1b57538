import type { Page } from '@playwright/test';

/** Makes every document that a page opens from now on look reloaded a moment ago, so that it does not reload itself again. */
export async function preventReload(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('waymark.reloaded-at', String(Date.now())));
}
