import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { becomeCreator } from '../support/member.ts';
import { cameraFile, test } from '../support/own-photos.ts';
import { MINUTE, photosIn } from '../support/picture-editor.ts';
import { enterEmail } from '../support/sign-in.ts';
import { titleIn } from '../support/work-editor.ts';

test.use({ serviceWorkers: 'allow' });

interface Shared {
  title?: string;
  files?: readonly { name: string; mimeType: string; buffer: Buffer }[];
}

/** Sends what another application shares, as the operating system does. */
async function share(page: Page, path: string, { title = '', files = [] }: Shared): Promise<void> {
  await page.evaluate(
    `(() => {
      const form = Object.assign(document.createElement('form'), {
        action: ${JSON.stringify(path)}, method: 'post', enctype: 'multipart/form-data',
      });
      const title = Object.assign(document.createElement('input'), { name: 'title', value: ${JSON.stringify(title)} });
      const photos = Object.assign(document.createElement('input'), { name: 'photos', type: 'file', multiple: true });
      photos.dataset.shared = '';
      form.append(title, photos);
      document.body.append(form);
    })()`,
  );
  await page.locator('input[data-shared]').setInputFiles([...files]);
  await page.evaluate(`document.querySelector('input[data-shared]').form.submit()`);
}

const controlled = (page: Page) =>
  expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);

test('a creator who is signed out shares a photo, signs in, and makes a pin of it', {
  tag: ['@core', '@phone'],
}, async ({ page, browser, baseURL, member, works, photos }) => {
  test.setTimeout(3 * MINUTE);
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await becomeCreator(await other.newPage(), member);
  await other.close();

  await page.goto('/about');
  await controlled(page);
  await share(page, '/share', { title: 'The bay', files: [await cameraFile('bay.jpg')] });
  await enterEmail(page, member.address);
  await expect(page).toHaveURL(/\/workspace\/articles/);
  await expect(page.getByText('A photo was shared with Waymark.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Make a pin of it' }).click();
  await expect(titleIn(page)).toHaveValue('The bay');
  await expect(photosIn(page, 'en')).toHaveCount(1, { timeout: 2 * MINUTE });
  const id = new URL(page.url()).searchParams.get('work') ?? '';
  await expect.poll(async () => (await works.read(id))?.['content'].photos.length).toBe(1);
  expect(await photos.originals()).toHaveLength(1);

  await page.goto('/workspace/articles');
  await expect(page.getByRole('link', { name: 'The bay' }).first()).toBeVisible();
  await expect(page.getByText('A photo was shared with Waymark.')).toHaveCount(0);
});

test('what was shared and is no photo is left out, and a creator discards the rest', async ({
  page,
  member,
}) => {
  await becomeCreator(page, member, 'fr');
  await page.goto('/fr/about');
  await controlled(page);
  const script = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await share(page, '/fr/share', { files: [script, await cameraFile('b.jpg'), await cameraFile('c.jpg')] });
  await expect(page).toHaveURL(/\/fr\/workspace\/articles$/);
  await expect(page.getByText('2 photos ont été partagées avec Waymark.')).toBeVisible();
  await page.getByRole('button', { name: 'Ignorer', exact: true }).click();
  await expect(page.getByText(/partagées avec Waymark/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/partagées avec Waymark/)).toHaveCount(0);
});
