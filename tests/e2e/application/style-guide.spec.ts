import { expect, test } from '../support/fixtures.ts';

for (const [path, title, scheme] of [
  ['/components', 'Style guide', 'light'],
  ['/fr/components', 'Guide de style', 'dark'],
] as const) {
  test(`every component is accessible, on ${path} in ${scheme}`, async ({ page, checkAccessibility }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
    // The last example loads by itself.
    await expect(page.getByRole('heading', { name: 'Sheet', exact: true })).toBeAttached();
    await checkAccessibility();
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect(wide).toBeLessThanOrEqual(0);
  });
}
