import { writeFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { cameraFile, choosePhotos, test } from '../support/own-photos.ts';
import { MINUTE, photosIn } from '../support/picture-editor.ts';
import { dropFromDisk } from '../support/put-in-files.ts';
import { blocksIn, openDialog, openPost, storyIn } from '../support/story-editor.ts';

/** A photo of a camera, on disk. @returns its path */
async function fileOnDisk(name: string, info: TestInfo): Promise<string> {
  const path = info.outputPath(name);
  await writeFile(path, (await cameraFile(name)).buffer);
  return path;
}

test('files dropped beside the text are added to the photos; a dialog for photos takes them alone', async ({
  page,
  member,
  works,
  checkAccessibility,
}, info) => {
  test.setTimeout(3 * MINUTE);
  await openPost(page, member, works);
  const bay = await fileOnDisk('bay.jpg', info);
  const { length } = page.context().pages();
  await storyIn(page).fill('The ferry.');
  await dropFromDisk(page, page.getByRole('textbox', { name: 'Title, in English' }), [bay]);
  await expect(photosIn(page)).toHaveCount(1, { timeout: MINUTE });
  await expect(storyIn(page)).toHaveText('The ferry.');

  const dialog = await openDialog(page);
  await dropFromDisk(page, dialog.getByRole('heading'), [await fileOnDisk('quay.jpg', info)]);
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1, { timeout: MINUTE });
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Insert the photo' }).click();
  expect(await blocksIn(page)).toEqual(['The ferry.', 'photo']);
  // No file was opened by the browser.
  expect(page.context().pages()).toHaveLength(length);
  await expect(photosIn(page)).toHaveCount(2);
});

test('files dropped into a story together become a gallery; a photo is dragged into it from the others', async ({
  page,
  member,
  works,
}, info) => {
  const id = await openPost(page, member, works);
  await choosePhotos(page, [await cameraFile('bay.jpg')]);
  await expect(photosIn(page)).toHaveCount(1, { timeout: MINUTE });
  const story = storyIn(page);
  await story.fill('The ferry.');
  // Both are in view.
  await page.setViewportSize({ width: 1280, height: 1800 });
  await photosIn(page)
    .first()
    .dragTo(story, { timeout: MINUTE / 4 });
  await expect.poll(() => blocksIn(page)).toEqual(['The ferry.', 'photo']);
  await expect(story).not.toContainText('photos/');

  await dropFromDisk(page, story.locator('p').last(), [
    await fileOnDisk('quay.jpg', info),
    await fileOnDisk('pier.jpg', info),
  ]);
  await expect(story.locator('[data-gallery] figure')).toHaveCount(2, { timeout: MINUTE });
  expect(await blocksIn(page)).toEqual(['The ferry.', 'photo', 'photo']);
  const content = async () => (await works.read(id))?.['content'];
  await expect.poll(async () => (await content())?.body?.en?.match(/"gallery"/g)).toHaveLength(1);
  await expect.poll(async () => (await content())?.photos).toHaveLength(3);
  const { body, photos } = await content();
  const paths = [...body.en.matchAll(/"path":"([^"]+)"/g)].map(([, path]) => path);
  expect(paths).toEqual(photos.map(({ path }: { path: string }) => path));
});
