import { expect } from '../support/fixtures.ts';
import { test } from '../support/own-works.ts';
import { openPost, storyIn } from '../support/story-editor.ts';

test('a creator chooses the title and the text of a shared link, which the page has once it is published @phone', async ({
  page,
  member,
  works,
  checkAccessibility,
}) => {
  await openPost(page, member, works);
  await storyIn(page).click();
  await page.keyboard.type('Bread and cheese.');
  await page.getByText('Sharing', { exact: true }).click();
  const title = page.getByRole('textbox', { name: 'Title when shared, in English' });
  await expect(title).toHaveAttribute('placeholder', 'By the sea');
  const card = page.getByRole('figure', { name: 'A shared link' });
  await expect(card.getByText('By the sea')).toBeVisible();
  await title.fill('Three days on the quay');
  await page.getByRole('textbox', { name: 'Text when shared, in English' }).fill('Boats, bread and no plan.');
  await expect(card.getByText('Three days on the quay')).toBeVisible();
  await checkAccessibility();
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. All visitors can see it now.').first()).toBeVisible();
  const address = await page.getByRole('link', { name: 'Public page' }).getAttribute('href');
  await expect(async () => {
    const html = await (await page.request.get(address ?? '')).text();
    expect(html).toContain('property="og:title" content="Three days on the quay"');
    expect(html).toContain('property="og:description" content="Boats, bread and no plan."');
    expect(html).toContain('<title>By the sea · Waymark</title>');
  }).toPass();
});
