import type { Page } from '@playwright/test';

/* What the tests of “My content” share. */

/** Below the prefix of a language. */
export const PAGE = '/workspace/articles';
/** What a work is given that has but a title. */
export const title = (en: string, fr?: string) => ({ content: { title: { en, ...(fr && { fr }) } } });

/** Rows of the table, in their order. */
export const rows = (page: Page) => page.getByRole('table').locator('tbody [data-index]');
export const namesIn = (page: Page) => rows(page).getByRole('rowheader').getByRole('link');
export const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
export const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

/** Does something with one work, by its menu. */
export async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
