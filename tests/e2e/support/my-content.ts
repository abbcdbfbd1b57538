import type { Page } from '@playwright/test';

/* Shared helpers of the tests of “My content”. */

/** The path, without its language prefix. */
export const PAGE = '/workspace/articles';
/** The text of a work that has only a title. */
export const title = (en: string, fr?: string) => ({ content: { title: { en, ...(fr && { fr }) } } });

/** The rows of the table, in their order. */
export const rows = (page: Page) => page.getByRole('table').locator('tbody [data-index]');
export const namesIn = (page: Page) => rows(page).getByRole('rowheader').getByRole('link');
export const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
export const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

/** Runs an action of one work, from its menu. */
export async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The actions on the selected works. */
export const selectionBar = (page: Page) => page.getByRole('region', { name: 'Actions for the selection' });

/** Runs an action on the selected works: on a phone from a menu. */
export async function actOnSelected(page: Page, name: string): Promise<void> {
  const bar = selectionBar(page);
  const menu = bar.getByRole('button', { name: 'Actions', exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('menuitem', { name }).click();
  } else await bar.getByRole('button', { name }).click();
}
