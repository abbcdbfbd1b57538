import type { Page } from '@playwright/test';
import { ARCHIVE_FILES } from '@waymark/model/archive/archive';
import { originalPath, photoPathOf } from '@waymark/model/entities/original';
import { newId } from '@waymark/model/ids';
import { getApps } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { names, originalsBucketOf } from '../../../emulators/names.ts';
import { stored } from '../../../functions/src/platform/stored.ts';
import { publishWork } from '../../../functions/src/publish/publish-work.ts';
import { cameraJpeg } from '../../../functions/src/testing/sample-photos.ts';
import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator, type Language, type Member, newMember, openAs } from '../support/member.ts';
import { askForDeletion, chooseArchive, download, importArchive, inOwnBrowser } from '../support/own-data.ts';
import { MARKER, test } from '../support/own-works.ts';
import { accountButton, enterEmail } from '../support/sign-in.ts';

const TEXTS = {
  en: {
    settings: 'Settings',
    title: 'Your settings',
    miles: 'Miles and feet',
    messages: 'Send me an e-mail when a message arrives',
    other: 'Français',
    otherTitle: 'Vos réglages',
    otherPath: '/fr/settings',
  },
  fr: {
    settings: 'Réglages',
    title: 'Vos réglages',
    miles: 'Miles et pieds',
    messages: 'Me prévenir par e-mail quand un message arrive',
    other: 'English',
    otherTitle: 'Your settings',
    otherPath: '/settings',
  },
} as const;

const settingsOf = async ({ uid }: Member) => (await database().doc(`users/${uid}`).get()).data();

for (const language of ['en', 'fr'] as const) {
  const texts = TEXTS[language];

  test(`a member who is no creator changes language, units and letters, which are stored, in ${language}`, {
    tag: language === 'fr' ? ['@core', '@axe', '@phone'] : '@phone',
  }, async ({ page, member, checkAccessibility }) => {
    await openAs(page, member, '/about', language);
    await accountButton(page, language).click();
    await page.getByRole('menuitem', { name: texts.settings }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    const letters = page.getByRole('switch', { name: texts.messages });
    await expect(letters).toBeChecked();
    await checkAccessibility();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);

    await page.getByRole('radio', { name: texts.miles }).check();
    await letters.uncheck();
    await expect
      .poll(() => settingsOf(member))
      .toMatchObject({
        units: 'imperial',
        notifications: { messages: false },
      });
    await page.reload();
    await expect(page.getByRole('radio', { name: texts.miles })).toBeChecked();
    await expect(letters).not.toBeChecked();

    await page.getByRole('radio', { name: texts.other }).check();
    await expect(page.getByRole('heading', { level: 1, name: texts.otherTitle })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(texts.otherPath);
    await expect.poll(() => settingsOf(member)).toMatchObject({ locale: language === 'en' ? 'fr' : 'en' });
  });
}

test('a signed-out visitor is led to the sign-in and back to the settings', async ({ page, member }) => {
  await page.goto('/settings');
  await enterEmail(page, member.address);
  await expect(page.getByRole('heading', { level: 1, name: 'Your settings' })).toBeVisible();
});

test('units that a user chose on another device apply to the map here', async ({ page, member }) => {
  const settings = { locale: 'en', units: 'imperial', consent: {}, notifications: { messages: true } };
  await database()
    .doc(`users/${member.uid}`)
    .set({ ...settings, createdAt: new Date() });
  await openAs(page, member, '/');
  await expect(page.getByText(/^\d[\d,]* mi$/)).toBeVisible();
});

/** What has to be the same in both archives: everything but ids, dates, owners, and what is derived. */
const KEPT = ['kind', 'state', 'content', 'title', 'summary', 'visibility', 'asRoute', 'list', 'items'];

function comparable(json: string, uid: string): unknown[] {
  const plain = json
    .replaceAll(uid, 'OWNER')
    .replaceAll(/"[A-Za-z0-9]{20}"/g, '"ID"')
    .replaceAll(/\/[A-Za-z0-9]{20}"/g, '/ID"');
  const kept = (one: Record<string, unknown>): object =>
    Object.fromEntries(
      Object.entries(one)
        .filter(([name]) => KEPT.includes(name))
        .map(([name, value]) => [name, name === 'list' ? kept(value as Record<string, unknown>) : value]),
    );
  const all: Record<string, unknown>[] = JSON.parse(plain);
  return all.map(kept).toSorted((a, b) => kindOf(a).localeCompare(kindOf(b)));
}

/** Of a work; the test has one of each. */
function kindOf(one: object): string {
  return 'kind' in one ? String(one.kind) : '';
}

test('a creator downloads everything, and a new member imports it and has the same', async ({
  page,
  member,
  works,
  browser,
}) => {
  test.setTimeout(300_000);
  await becomeCreator(page, member);
  const photoId = newId();
  const projectId = process.env['GCLOUD_PROJECT'] ?? names.projectId;
  // The database is there, and with it the app.
  const record = () => database().doc(`users/${member.uid}/photos/${photoId}`).get();
  await record();
  const storage = getStorage(getApps()[0]);
  const bytes = await cameraJpeg();
  await storage
    .bucket(originalsBucketOf(projectId))
    .file(originalPath(member.uid, photoId))
    .save(bytes, { resumable: false, contentType: 'image/jpeg' });
  await expect.poll(async () => (await record()).get('state'), { timeout: 60_000 }).toBe('ready');
  const { width, height, thumbhash } = (await record()).data() ?? {};
  const photo = { path: photoPathOf(member.uid, photoId), width, height, thumbhash, alt: { en: 'A pump' } };
  const [markerId = ''] = await works.write([
    { ...MARKER, content: { ...MARKER.content, photos: [photo], coverPath: photo.path } },
    { kind: 'pin', content: { title: { en: 'A draft' }, note: { fr: 'Tôt le matin' } } },
  ]);

  const { id: publicId } = await publishWork(database(), {
    uid: member.uid,
    workId: markerId,
    now: Date.now(),
  });
  await page.goto('/workspace/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const listId = newId();
  const list = {
    kind: 'list',
    ownerId: member.uid,
    count: 0,
    title: { en: 'Water' },
    summary: {},
  };
  const listRef = database().doc(`lists/${listId}`);
  await listRef.set(stored.encode({ ...list, visibility: 'private', asRoute: false, updatedAt: Date.now() }));
  await listRef.collection('items').doc(newId()).set({ kind: 'marker', id: publicId, order: 'a0' });

  const files = await download(page);
  expect(files.get(`photos/${photoId}.jpg`)?.length).toBe(bytes.byteLength);
  const other = await newMember();
  await inOwnBrowser(browser, async (second) => {
    await becomeCreator(second, other);
    await second.goto('/workspace/settings');
    for (const sentence of [/^Imported: 2 items, 1 photo, 1 list\.$/, /4 were there already/]) {
      await importArchive(second, files.get('path') ?? '');
      await expect(second.getByRole('status').filter({ hasText: sentence })).toBeVisible({ timeout: 90_000 });
    }
    const again = await download(second);
    for (const name of [ARCHIVE_FILES.works, ARCHIVE_FILES.lists]) {
      const [theirs, mine] = [again.get(name) ?? '', files.get(name) ?? ''];
      expect(comparable(theirs, other.uid)).toEqual(comparable(mine, member.uid));
    }
    const photos = (all: Map<string, string>) =>
      [...all].filter(([name]) => /^photos\/.*jpg$/.test(name)).map(([, text]) => text);
    expect(photos(again)).toEqual(photos(files));
  });
  await listRef.delete();
});

test('a file that is no archive is refused with a sentence', async ({ page, member }) => {
  await openAs(page, member, '/settings');
  await chooseArchive(page, Buffer.from('x'));
  await expect(page.getByRole('alert')).toContainText('This is not a ZIP file.');
});

/** As `askForDeletion`, with the new sign-in at the provider that it needs. */
async function requestDeletion(page: Page, { address }: Member, language: Language): Promise<void> {
  await askForDeletion(page, language, () => enterEmail(page, address, language));
}

test('a member requests the deletion of the account, sees it on every page, and keeps it', {
  tag: ['@core', '@axe', '@phone'],
}, async ({ page, member, checkAccessibility }) => {
  await openAs(page, member, '/fr/settings');
  await requestDeletion(page, member, 'fr');
  const waiting = page.getByText(/seront effacés le .* D’ici là/);
  await expect(waiting.first()).toBeVisible();
  expect((await database().doc(`deletions/${member.uid}`).get()).get('state')).toBe('waiting');
  await page.goto('/fr/about');
  const card = page.getByRole('complementary', { name: 'Votre compte va être supprimé' });
  await expect(card).toBeVisible();
  await checkAccessibility();
  await card.getByRole('button', { name: 'Garder mon compte' }).click();
  await expect(card).toBeHidden();
  await expect.poll(async () => (await database().doc(`deletions/${member.uid}`).get()).exists).toBe(false);
});

test.describe('while the account goes', () => {
  // Whether the page asks for a token in these seconds depends on the moment.
  test.use({
    expectedErrors: [
      /accounts:lookup/,
      /status of 403.*\/api\/auth\/token/,
      /could not be signed in/,
      /^Oops/,
    ],
  });

  test('an account whose 14 days are over is gone, and its member reads on signed out', async ({
    page,
    member,
  }) => {
    await openAs(page, member, '/settings');
    await requestDeletion(page, member, 'en');
    await expect(page.getByText(/will be deleted on/).first()).toBeVisible();
    await page.goto('/about');
    await database().doc(`deletions/${member.uid}`).update({ dueAt: new Date() });
    await expect
      .poll(async () => (await database().doc(`deletions/${member.uid}`).get()).exists, { timeout: 60_000 })
      .toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('signing out everywhere ends the session in another browser too', async ({ page, member, browser }) => {
  await openAs(page, member, '/settings');
  await inOwnBrowser(browser, async (second) => {
    await openAs(second, member, '/about');
    await expect(accountButton(second)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    // The settings need a session that the server knows.
    await second.goto('/lists');
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
