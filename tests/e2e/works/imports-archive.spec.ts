import { cameraJpeg } from '../../../functions/src/testing/sample-photos.ts';
import {
  LAYOUTS,
  type MadePost,
  zipOf,
} from '../../../web/src/features/instagram/archive/testing/make-export.ts';
import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator } from '../support/member.ts';
import { test, twoPosts } from '../support/own-imports.ts';

// The files of the photos are not stored.
test.use({ expectedErrors: [/Failed to load resource.*404/] });

const ORIGINALS = /\/v0\/b\/[^/]*originals/;

test('what an archive has is in the list and on the map before its photos are uploaded', async ({
  page,
  member,
  works: _,
  sea,
}) => {
  test.setTimeout(150_000);
  await becomeCreator(page, member);
  await page.goto('/workspace/integrations');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(ORIGINALS, async (route) => {
    await released;
    await route.continue();
  });
  await page.locator('main input[type=file]').setInputFiles(await twoPosts(sea));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('link', { name: 'Show the import' }).click();
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Croix|evening/ });
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('Place 1 on the map, from the photo');
  await expect(items.first()).toContainText('0 of 2 photos stored');
  const map = page.getByRole('region', { name: 'Map of places and stories' });
  await expect(map.getByText('1', { exact: true })).toBeVisible();
  // They are stored in a moment, and can be changed before their photos are there.
  const box = page.getByRole('checkbox', { name: /^Select: A last evening/ });
  await expect(box).toBeEnabled();
  await box.check();
  await page.getByRole('button', { name: 'Make drafts' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 of them still waits for its photos and is left out.');
  await expect(dialog.getByRole('button', { name: 'Make drafts' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  release();
  await expect(page.getByText('Done. 2 imported, 0 already imported, 0 failed.')).toBeVisible({
    timeout: 90_000,
  });
});

test('an import whose tab was closed is cancelled and deleted without its archive', async ({
  page,
  member,
  importOf,
}) => {
  await becomeCreator(page, member);
  const id = await importOf(member);
  await database().doc(`instagramImports/${id}`).update({ status: 'running', finishedAt: null });
  await page.goto(`/atlas/instagram/${id}`);
  await expect(page.getByRole('button', { name: 'Delete the import' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel the import' }).click();
  await expect(page.getByText('cancelled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the import' }).click();
  await expect(page).toHaveURL(/\/atlas\/instagram(\?|$)/);
  await expect(page.getByText('The import was deleted.')).toBeVisible();
});

test('an import goes on in another tab, once its archive is chosen again', async ({
  page,
  context,
  member,
  works: _,
  sea,
}) => {
  test.setTimeout(180_000);
  await becomeCreator(page, member);
  await page.goto('/workspace/integrations');
  const archive = await twoPosts(sea);
  // No photo arrives before the tab is closed.
  await page.route(ORIGINALS, () => {});
  await page.locator('main input[type=file]').setInputFiles(archive);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('link', { name: 'Show the import' }).click();
  await expect(page.getByText('Select all 2')).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.close();

  const next = await context.newPage();
  await next.goto(pathname);
  await expect(next.getByText(`To continue, choose this file again: ${archive.name}`)).toBeVisible();
  await next.locator('main input[type=file]').setInputFiles(archive);
  await next.getByRole('button', { name: 'Continue' }).click();
  await expect(next.getByText('Done. 2 imported, 0 already imported, 0 failed.')).toBeVisible({
    timeout: 120_000,
  });
  const run = database().doc(pathname.replace('/atlas/instagram', 'instagramImports'));
  expect((await run.get()).get('counts')).toEqual({ found: 2, imported: 2, skipped: 0, failed: 0 });
  expect((await run.collection('items').get()).size).toBe(2);
});

test('an archive has every layout, and its photos say where they were taken', async ({
  page,
  member,
  works: _,
}) => {
  test.setTimeout(180_000);
  await becomeCreator(page, member);
  const made = Object.entries(LAYOUTS).map(([name, layout], index) => {
    const post: MadePost = {
      caption: `Café 🥐 from ${name}`,
      takenAt: Date.UTC(2025, 4, index + 1),
      files: [`media/posts/202505/${index}.jpg`],
    };
    return { post, files: layout([post]) };
  });
  const photo = new Uint8Array(await cameraJpeg());
  const zip = await zipOf({
    ...Object.assign({}, ...made.map(({ files }) => files)),
    ...Object.fromEntries(made.flatMap(({ post }) => post.files).map((file) => [file, photo])),
  });
  const buffer = Buffer.from(await zip.arrayBuffer());
  await page.goto('/workspace/integrations');
  const archive = { name: 'instagram-rae.zip', mimeType: 'application/zip', buffer };
  await page.locator('main input[type=file]').setInputFiles(archive);
  const count = made.length;
  await expect(page.getByText(`${count} posts with ${count} photos; none has a place.`)).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(`Done. ${count} imported, 0 already imported, 0 failed.`)).toBeVisible({
    timeout: 150_000,
  });
  await page.getByRole('link', { name: 'Show the import' }).click();
  for (const { post } of made) {
    await expect(page.getByRole('main').getByText(post.caption, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('button', { name: `On the map ${count}` })).toBeVisible();
  const { pathname } = new URL(page.url());
  const items = database().collection(`${pathname.replace('/atlas/instagram', 'instagramImports')}/items`);
  for (const item of (await items.get()).docs) {
    expect(item.get('positionFrom')).toBe('photo');
    expect(item.get('position').latitude).toBeCloseTo(48.8583, 3);
    expect(item.get('position').longitude).toBeCloseTo(-2.3375, 3);
  }
});
