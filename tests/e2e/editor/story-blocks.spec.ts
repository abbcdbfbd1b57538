import { expect } from '../support/fixtures.ts';
import { test } from '../support/own-works.ts';
import { insertAtEnd, openPost, storyIn } from '../support/story-editor.ts';

test('a table is written by keyboard, grows, and is undone @phone', async ({
  page,
  member,
  works,
  checkAccessibility,
}) => {
  await openPost(page, member, works);
  const story = storyIn(page);
  await story.click();
  await insertAtEnd(page, 'Table');
  const table = story.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.keyboard.type('Stage');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hours');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Beds');
  for (let cell = 0; cell < 7; cell++) await page.keyboard.press('Tab');
  // Tab in the last cell has made a row.
  await expect(table.getByRole('row')).toHaveCount(4);
  await page.keyboard.press('Alt+F10');
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  await checkAccessibility();
  await tools.getByRole('button', { name: 'Insert a column to the right' }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  await page.keyboard.press('Control+z');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await tools.getByRole('button', { name: 'Delete the table' }).click();
  await expect(table).toHaveCount(0);
});

test('a video is put in by its address, and nothing of its site is requested before a visitor plays it @phone', async ({
  page,
  member,
  works,
  checkAccessibility,
}) => {
  const requested: string[] = [];
  await page.route(/youtube|ytimg/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
  });
  await openPost(page, member, works);
  const story = storyIn(page);
  await story.click();
  await insertAtEnd(page, 'Video');
  const address = page.getByRole('textbox', { name: 'Address of the video' });
  await expect(address).toBeFocused();
  await address.fill('https://example.com/a-film');
  await address.press('Enter');
  await expect(page.getByText('This is no address of a YouTube or Vimeo video.')).toBeVisible();
  await address.fill('youtu.be/dQw4w9WgXcQ?t=1m30s');
  await address.press('Enter');
  await story.getByRole('textbox', { name: 'Caption' }).fill('The quay');
  await checkAccessibility();
  await page.getByRole('radio', { name: 'Preview' }).check({ force: true });
  const preview = page.getByRole('region', { name: 'As visitors see it' });
  await expect(preview.getByText('The quay')).toBeVisible();
  expect(requested).toEqual([]);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Play the YouTube video' }).click();
  await expect(page.frameLocator('iframe').getByText('Player')).toBeVisible();
  expect(requested).toEqual([
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0&start=90',
  ]);
});
