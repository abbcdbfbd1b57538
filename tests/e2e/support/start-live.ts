import { expect, type Page } from '@playwright/test';

export const DATABASE = /google\.firestore\.v1\.Firestore/;

/**
 * Makes inputs on a page until it asks the database. One is not enough: a part of the page that is not yet interactive does not hear
 * it, and then waits much longer.
 */
export async function startLive(page: Page): Promise<void> {
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= DATABASE.test(request.url());
  });
  let x = 10;
  await expect
    .poll(
      async () => {
        await page.mouse.move(x++, 10);
        return isAsked;
      },
      { timeout: 20_000, intervals: [250] },
    )
    .toBe(true);
}
