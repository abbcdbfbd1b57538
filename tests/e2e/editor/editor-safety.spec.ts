import type { Page } from '@playwright/test';
import { photoPathOf } from '@waymark/model/entities/original';
import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator } from '../support/member.ts';
import { test } from '../support/own-photos.ts';
import { MINUTE, photosIn } from '../support/picture-editor.ts';
import { dropFromDisk } from '../support/put-in-files.ts';
import { openPost, storyIn } from '../support/story-editor.ts';
import { tripPhotos, writeTrip } from '../support/trip-photos.ts';
import { field, make, openWork, saved, shownText, titleIn } from '../support/work-editor.ts';

const DATABASE = /google\.firestore\.v1\.Firestore|\/documents:/;
const AWAY = {
  expectedErrors: [/net::ERR_|Failed to load resource|Failed to fetch|Could not reach Cloud Firestore/],
};

const conflictsIn = (page: Page) => page.getByRole('region', { name: 'Changed here and elsewhere' });

test.describe('with the database away for a while', () => {
  test.use(AWAY);

  test('two tabs that edit different fields of one work keep both edits, and for the same field offer a choice', {
    tag: ['@core', '@axe'],
  }, async ({ page, context, member, works, checkAccessibility }) => {
    await becomeCreator(page, member);
    const id = await make(works, 'pin', { title: { en: 'Start' } });
    await openWork(page, id);
    const second = await context.newPage();
    await openWork(second, id);
    await expect(titleIn(second)).toHaveValue('Start');
    await titleIn(page).fill('Start of one');
    await expect(titleIn(second)).toHaveValue('Start of one');
    await field(second, 'Text, in English').fill('From the other');
    await expect(field(page, 'Text, in English')).toHaveValue('From the other');

    // Neither tab knows of the other's edits: one has no database.
    await page.route(DATABASE, (route) => route.abort());
    await titleIn(page).fill('Mine');
    await titleIn(second).fill('Theirs');
    await expect.poll(async () => (await works.read(id))?.['content'].title).toEqual({ en: 'Theirs' });
    await page.unroute(DATABASE);
    const conflicts = conflictsIn(page);
    await expect(conflicts).toBeVisible({ timeout: 45_000 });
    await page.getByRole('button', { name: 'See both versions' }).press('Enter');
    await expect(conflicts.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(conflicts.getByText('Mine', { exact: true })).toBeVisible();
    await expect(conflicts.getByText('Theirs', { exact: true })).toBeVisible();
    await checkAccessibility();

    // The choice is still offered after a reload. Nothing is decided without the creator.
    await page.reload();
    await expect(conflicts.getByText('Mine', { exact: true })).toBeVisible();
    await conflicts.getByRole('button', { name: /as it is here/ }).click();
    await expect(conflicts).toHaveCount(0);
    await expect(titleIn(second)).toHaveValue('Mine');
    await expect.poll(async () => (await works.read(id))?.['content'].title).toEqual({ en: 'Mine' });
    await second.close();
  });

  test('a save whose answer is lost while its creator goes on typing is no conflict, and the text is saved whole', async ({
    page,
    member,
    works,
  }) => {
    const id = await openPost(page, member, works);
    const [sent, typed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let saves = 0;
    await page.route(/\/documents:commit/, async (route) => {
      const isSave = route.request().postData()?.includes(`/works/${id}`);
      if (!isSave || ++saves > 1) return route.continue();
      await route.fetch();
      sent.resolve();
      await typed.promise;
      await route.abort();
    });
    await storyIn(page).click();
    await page.keyboard.type('We left at dawn.');
    await sent.promise;
    await page.keyboard.type(' It rained until noon.', { delay: 30 });
    typed.resolve();
    await page.keyboard.type(' Then the sun came out, and we walked on.', { delay: 30 });
    const whole = 'We left at dawn. It rained until noon. Then the sun came out, and we walked on.';
    await expect
      .poll(async () => (await works.read(id))?.['content'].body?.en, { timeout: MINUTE })
      .toContain(`"${whole}"`);
    await expect(saved(page)).toBeVisible();
    await expect(conflictsIn(page)).toHaveCount(0);
    await expect(storyIn(page)).toHaveText(whole);
    expect(saves).toBeGreaterThan(1);
  });

  test('a creator who typed without a connection loses nothing by a reload', async ({
    page,
    member,
    works,
  }) => {
    await becomeCreator(page, member);
    const id = await make(works, 'pin', { title: { en: 'Before' } });
    await openWork(page, id);
    await expect(titleIn(page)).toHaveValue('Before');
    await page.route(DATABASE, (route) => route.abort());
    await titleIn(page).fill('Written on the ferry');
    await expect(shownText(page, 'Your changes are stored in this browser')).toBeVisible({ timeout: 45_000 });
    await page.reload();
    // Before the database answers.
    await expect(titleIn(page)).toHaveValue('Written on the ferry');
    expect((await works.read(id))?.['content'].title).toEqual({ en: 'Before' });
    await page.unroute(DATABASE);
    await expect
      .poll(async () => (await works.read(id))?.['content'].title, { timeout: 45_000 })
      .toEqual({ en: 'Written on the ferry' });
    await expect(saved(page)).toBeVisible();
  });

  test('a creator who would lose text is asked before leaving, and no other creator is', async ({
    page,
    member,
    works,
  }) => {
    // As in a browser that blocks storage.
    await page.addInitScript(`{
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (name, ...rest) {
        if (name === 'waymark') throw new DOMException('blocked', 'SecurityError');
        return open.call(this, name, ...rest);
      };
    }`);
    await becomeCreator(page, member);
    const id = await make(works, 'pin', { title: { en: 'Before' } });
    await openWork(page, id);
    await titleIn(page).fill('Safe');
    await expect(saved(page)).toBeVisible();
    await page.route(DATABASE, (route) => route.abort());
    await titleIn(page).fill('Nowhere else');
    await expect(shownText(page, /this browser cannot store your changes/i)).toBeVisible();
    await page.getByRole('button', { name: 'My content' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave and lose unsaved changes?' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Stay' }).last().click();
    await expect(titleIn(page)).toHaveValue('Nowhere else');
    await page.unroute(DATABASE);
    await expect(saved(page)).toBeVisible({ timeout: 45_000 });
    await page.getByRole('button', { name: 'My content' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/workspace/articles');
  });
});

test('a creator whose work is deleted elsewhere can create it again from what is written', async ({
  page,
  member,
  works,
}) => {
  await becomeCreator(page, member);
  const id = await make(works, 'pin', { title: { en: 'Mine' } });
  await openWork(page, id);
  await expect(titleIn(page)).toHaveValue('Mine');
  await database().doc(`users/${member.uid}/works/${id}`).delete();
  await expect(shownText(page, 'This was deleted elsewhere.')).toBeVisible();
  await titleIn(page).fill('Mine still');
  await page.getByRole('button', { name: 'Create it again' }).click();
  await expect(saved(page)).toBeVisible();
  expect(await works.read(id)).toMatchObject({
    kind: 'pin',
    revision: 1,
    content: { title: { en: 'Mine still' } },
  });
});

test('thirty photos that are dropped while their creator types stand in the order of the files, without a conflict', async ({
  page,
  member,
  works,
  photos: _,
}, info) => {
  test.setTimeout(5 * MINUTE);
  const trip = await tripPhotos([{ day: '2024-05-31', count: 30 }]);
  const { files } = writeTrip(info.outputPath('Journey'), trip);
  const id = await openPost(page, member, works);
  await dropFromDisk(page, titleIn(page), files);
  await storyIn(page).click();
  const lines = Array.from({ length: 12 }, (_, line) => `Line ${line + 1} of the day.`);
  for (const line of lines) await page.keyboard.type(`${line} `, { delay: 60 });
  await expect(photosIn(page)).toHaveCount(30, { timeout: 3 * MINUTE });
  const content = async () => (await works.read(id))?.['content'];
  await expect.poll(async () => (await content())?.photos, { timeout: MINUTE }).toHaveLength(30);
  await expect(saved(page)).toBeVisible();
  await expect(conflictsIn(page)).toHaveCount(0);

  const { uid } = member;
  const { docs } = await database().collection(`users/${uid}/photos`).get();
  const md5s = new Map(docs.map((photo) => [photoPathOf(uid, photo.id), photo.get('md5')]));
  const { photos, body } = await content();
  expect(photos.map(({ path }: { path: string }) => md5s.get(path))).toEqual(trip.map(({ md5 }) => md5));
  expect(body.en).toContain(lines.join(' '));
});

test('the editor of a work that does not exist says so, and leads back', async ({ page, member }) => {
  await becomeCreator(page, member);
  await openWork(page, 'x'.repeat(20));
  await expect(shownText(page, 'This is not part of your content.')).toBeVisible();
  await page.getByRole('button', { name: 'My content' }).click();
  await expect(page).toHaveURL('/workspace/articles');
});

test.describe('where the rules refuse a write', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('a text that is too long even for a draft is kept, and the field says so', async ({
    page,
    member,
    works,
  }) => {
    await becomeCreator(page, member);
    const id = await make(works, 'pin');
    await openWork(page, id);
    await titleIn(page).fill('x'.repeat(141));
    await expect(
      shownText(page, 'This cannot be saved as it is. It is stored in this browser'),
    ).toBeVisible();
    await expect(titleIn(page)).toHaveAttribute('aria-invalid', 'true');
    await page.reload();
    await expect(titleIn(page)).toHaveValue('x'.repeat(141));
    await titleIn(page).fill('Short');
    await expect(saved(page)).toBeVisible();
    await expect(titleIn(page)).not.toHaveAttribute('aria-invalid');
  });
});
