import { writeFile } from 'node:fs/promises';
import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator } from '../support/member.ts';
import { PAGE } from '../support/my-content.ts';
import { cameraFile, choosePhotos, connectionOf, largeCameraFile, test } from '../support/own-photos.ts';
import { MINUTE, TEXTS } from '../support/picture-editor.ts';
import { dropFromDisk } from '../support/put-in-files.ts';

test('files that are dropped on My content go to the photo library', async ({
  page,
  member,
  works: _,
  photos,
}, info) => {
  test.setTimeout(3 * MINUTE);
  const paths = ['bay.jpg', 'quay.jpg'].map((name) => info.outputPath(name));
  for (const path of paths) await writeFile(path, (await cameraFile(path)).buffer);
  await becomeCreator(page, member);
  await page.goto(PAGE);
  const heading = page.getByRole('heading', { level: 1, name: 'My content' });
  // The code that takes them is loaded after the page.
  await expect(async () => {
    await dropFromDisk(page, heading, paths);
    const noted = page.getByText(/^2 photos (?:are being|were) added to your photo library\.$/);
    await expect(noted).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(page.getByText('2 photos were added to your photo library.')).toBeVisible({ timeout: MINUTE });
  await page.getByRole('link', { name: 'Show in the library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Photo library' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Photo of/ })).toHaveCount(2);
  expect(await photos.originals()).toHaveLength(2);
});

test('two tabs of a creator with uploads send each file once', async ({
  page,
  context,
  member,
  works: _,
  photos,
}) => {
  test.setTimeout(4 * MINUTE);
  await becomeCreator(page, member);
  const begun: string[] = [];
  context.on('request', (request) => {
    const command = request.headers()['x-goog-upload-command'];
    if (command === 'start') begun.push(request.url());
  });
  const filesNamed = (names: readonly string[]) =>
    Promise.all(names.map((name) => largeCameraFile(name, 1_000_000)));
  const second = await context.newPage();
  const tabs = [
    { tab: page, files: await filesNamed(['1.jpg', '2.jpg', '3.jpg', '4.jpg']) },
    { tab: second, files: await filesNamed(['5.jpg', '6.jpg']) },
  ];
  const barIn = (tab: typeof page) => tab.getByRole('region', { name: TEXTS.en.uploads });
  const connections = [];
  for (const { tab, files } of tabs) {
    await tab.goto('/workspace/photos');
    const connection = await connectionOf(tab);
    await connection.slow();
    connections.push(connection);
    await choosePhotos(tab, files);
    // Of its own files alone.
    await expect(barIn(tab).getByText(`0 of ${files.length}`)).toBeVisible();
  }
  for (const connection of connections) await connection.whole();
  for (const { tab, files } of tabs) {
    await expect(tab.getByText(`${files.length} photos were added.`)).toBeVisible({ timeout: 2 * MINUTE });
    await expect(barIn(tab)).toHaveCount(0);
  }
  const { docs } = await database().collection(`users/${member.uid}/photos`).get();
  expect(new Set(docs.map((photo) => photo.get('md5'))).size).toBe(6);
  expect(await photos.originals()).toHaveLength(6);
  expect(new Set(begun).size).toBe(6);
  await second.close();
});
