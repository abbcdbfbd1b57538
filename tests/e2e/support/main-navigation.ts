import type { Page } from '@playwright/test';

/** The main navigation: in the header of a wide window, and at the lower edge of a narrow one. */
export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: /^(?:Main|Principale)$/ });

/** The button that opens the search: in the header, or in the bottom navigation. */
export const searchButton = (page: Page, name: string) =>
  page.getByRole('banner').or(mainNavigation(page)).getByRole('button', { name, exact: true });

export const moreButton = (page: Page) =>
  mainNavigation(page).getByRole('button', { name: /^(?:More|Plus)$/ });

/** Opens the panel of the bottom navigation, which has the languages of a narrow window. A wide one has them in its header. */
export async function openMore(page: Page): Promise<void> {
  const more = moreButton(page);
  if (await more.isVisible()) await more.click();
}
