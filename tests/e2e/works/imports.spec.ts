import { newId } from '@waymark/model/ids';
import { exampleImport, exampleImportItem } from '@waymark/model/testing/examples';
import { stored } from '../../../functions/src/platform/stored.ts';
import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { test as base, becomeCreator, type Member, openAs } from '../support/member.ts';
import { enterEmail } from '../support/sign-in.ts';

/** Twenty-five photos, of which the latest two have a place. */
const PHOTOS = 25;

/** With an Instagram import of the member; it is removed after the test. */
const test = base.extend<{ importOf: (member: Member) => Promise<string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  importOf: async ({}, use) => {
    const written: FirebaseFirestore.DocumentReference[] = [];
    await use(async ({ uid }) => {
      const id = newId();
      const ref = database().doc(`instagramImports/${id}`);
      written.push(ref);
      const run = {
        ...exampleImport(),
        ownerId: uid,
        status: 'done',
        counts: { found: 26, imported: PHOTOS, skipped: 0, failed: 1 },
        problems: [{ item: 'IMG_1.heic', reason: 'unreadable' }],
        startedAt: Date.UTC(2026, 4, 1),
        finishedAt: Date.UTC(2026, 4, 2),
        id,
      };
      await ref.set(stored.encode(run, 'id'));
      const { position: _, placeName: __, workId: ___, ...item } = exampleImportItem();
      await Promise.all(
        Array.from({ length: PHOTOS }, (_, index) => {
          const place = index < 2 && { position: { lat: 48.85 + index / 100, lng: 2.35 } };
          const fields = {
            ...item,
            ...place,
            caption: `Photo ${index + 1}`,
            takenAt: index === PHOTOS - 1 ? null : Date.UTC(2026, 3, 30 - index),
            positionFrom: place ? 'photo' : null,
            state: 'new',
            mediaId: newId(),
          };
          return ref.collection('items').doc(fields.mediaId).set(stored.encode(fields, 'mediaId'));
        }),
      );
      return id;
    });
    await Promise.all(written.map((ref) => database().recursiveDelete(ref)));
  },
});

// The files of the photos are not stored.
test.use({ expectedErrors: [/Failed to load resource.*404/] });

for (const [language, texts] of Object.entries({
  en: {
    prefix: '',
    list: 'Instagram imports',
    heading: 'Import of 1 May 2026',
    problems: '1 problem',
    place: 'Taken on 30 April 2026 · Place 1 on the map, from the photo',
    noPlace: 'no place yet',
    more: 'Show more',
    shown: '25 photos',
  },
  fr: {
    prefix: '/fr',
    list: 'Imports Instagram',
    heading: 'Import du 1 mai 2026',
    problems: '1 problème',
    place: 'Prise le 30 avril 2026 · Lieu 1 sur la carte, d’après la photo',
    noPlace: 'pas encore de lieu',
    more: 'En afficher plus',
    shown: '25 photos',
  },
} as const)) {
  test(`a creator sees how their import went, in ${language}`, {
    tag: language === 'fr' ? ['@core', '@phone'] : '@phone',
  }, async ({ page, member, importOf, checkAccessibility }) => {
    await becomeCreator(page, member);
    const id = await importOf(member);
    await page.goto(`${texts.prefix}/atlas/instagram`);
    await page.getByRole('link', { name: texts.heading }).click();
    await expect(page).toHaveURL(new RegExp(`${texts.prefix}/atlas/instagram/${id}`));
    await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible();
    await page.getByText(texts.problems, { exact: true }).click();
    await expect(page.getByText('IMG_1.heic')).toBeVisible();
    const items = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Photo' });
    await expect(items).toHaveCount(24);
    await expect(items.first()).toContainText(texts.place);
    await expect(items.nth(2)).toContainText(texts.noPlace);
    await page.getByRole('button', { name: texts.more }).click();
    await expect(items).toHaveCount(25);
    await expect(page.getByText(texts.shown)).toBeVisible();
    await checkAccessibility();
    // A listener brings the change: the page is not reloaded.
    await database().doc(`instagramImports/${id}`).update({ status: 'cancelled' });
    await expect(page.getByText(language === 'fr' ? 'annulé' : 'cancelled')).toBeVisible();
  });
}

test('an import is the 404 page to a visitor and to other creators, and shows to an administrator', async ({
  page,
  browser,
  member,
  importOf,
}) => {
  const id = await importOf({ ...member, uid: 'somebody-else' });
  const path = `/atlas/instagram/${id}`;
  const missing = page.getByRole('heading', { level: 1, name: 'Page Not Found' });
  await page.goto(path);
  await expect(missing).toBeVisible();
  await becomeCreator(page, member);
  await page.goto(path);
  await expect(missing).toBeVisible();
  await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();

  const support = await (await browser.newContext()).newPage();
  await support.goto('/lists');
  await enterEmail(support, 'support@waymark.example');
  await expect(support.getByRole('heading', { level: 1, name: 'My lists' })).toBeVisible();
  await support.goto(path);
  await expect(support.getByRole('heading', { level: 1, name: 'Import of 1 May 2026' })).toBeVisible();
  await support.context().close();
});

test('an import that does not exist is the 404 page', async ({ page, member }) => {
  await openAs(page, member, '/lists', 'fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes listes' })).toBeVisible();
  await page.goto(`/fr/atlas/instagram/${newId()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
});
