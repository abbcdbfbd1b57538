import type { Page } from '@playwright/test';
import { WORKS_INDEX } from '@waymark/model/search/index-names';
import { expect } from '../support/fixtures.ts';
import { becomeCreator } from '../support/member.ts';
import { namesIn, PAGE, status, title } from '../support/my-content.ts';
import { test } from '../support/own-works.ts';
import { isSearch, untilIndexed } from '../support/search-engine.ts';
import { openWork, saved } from '../support/work-editor.ts';

const boxOf = (page: Page, name = 'Search your works') => page.getByRole('searchbox', { name });

const WORKS = [
  { content: { title: { en: 'Lighthouse at dusk' }, tags: ['corsica'] } },
  { kind: 'area', ...title('The old harbour', 'Le vieux port') },
  { kind: 'post', ...title('A walk', 'Une marche') },
] as const;

/** Waits until the engine knows works of a user. */
const untilKnown = (uid: string, ids: readonly string[]) =>
  untilIndexed(
    WORKS_INDEX,
    ids.map((id) => `users/${uid}/works/${id}`),
  );

test('a creator finds own works in spite of mistakes, by tags and in the other language, also in French', {
  tag: ['@core', '@axe'],
}, async ({ page, member, works, checkAccessibility }) => {
  await becomeCreator(page, member);
  await untilKnown(member.uid, await works.write(WORKS));
  await page.goto(PAGE);
  await boxOf(page).fill('ligthouse');
  await expect(namesIn(page)).toHaveText(['Lighthouse at dusk']);
  await expect(status(page, '1 of 3 works')).toBeVisible();
  await boxOf(page).fill('corsica');
  await expect(namesIn(page)).toHaveText(['Lighthouse at dusk']);
  await boxOf(page).fill('vieu prot');
  await expect(namesIn(page)).toHaveText(['The old harbour']);
  await checkAccessibility();
  await page.goto(`/fr${PAGE}?q=marchee`);
  await expect(boxOf(page, 'Chercher dans vos contenus')).toHaveValue('marchee');
  await expect(namesIn(page)).toHaveText(['Une marche']);
});

test.describe('where the search engine fails', () => {
  test.use({ expectedErrors: [/net::ERR_|Failed to load resource/] });

  test('an altered key is replaced without a word', async ({ page, member, works }) => {
    await becomeCreator(page, member);
    await untilKnown(member.uid, await works.write(WORKS));
    let keys = 0;
    await page.route('**/api/search/key', async (route) => {
      keys += 1;
      const answer = await route.fetch();
      const own = (await answer.json()) as { key: string };
      await route.fulfill({ response: answer, json: { ...own, key: keys === 1 ? btoa(own.key) : own.key } });
    });
    await page.goto(PAGE);
    await boxOf(page).fill('ligthouse');
    await expect(namesIn(page)).toHaveText(['Lighthouse at dusk']);
    expect(keys).toBe(2);
  });

  for (const language of ['en', 'fr'] as const) {
    test(`titles are still searched, and the page says so, in ${language}`, {
      tag: '@phone',
    }, async ({ page, member, works, checkAccessibility }) => {
      const [name, sentence, again, text] =
        language === 'en'
          ? ['Search your works', 'only titles are searched', 'Try again', 'A walk']
          : ['Chercher dans vos contenus', 'les titres seulement', 'Réessayer', 'Une marche'];
      await becomeCreator(page, member);
      await untilKnown(member.uid, await works.write(WORKS));
      await page.route(isSearch, (route) => route.abort());
      await page.goto((language === 'fr' ? '/fr' : '') + PAGE);
      await boxOf(page, name).fill(text.slice(2));
      await expect(page.getByRole('link', { name: text })).toBeVisible();
      await expect(status(page, sentence)).toBeVisible();
      await boxOf(page, name).fill('ligthouse');
      await expect(page.getByRole('link', { name: text })).toHaveCount(0);
      await expect(status(page, sentence)).toBeVisible();
      await checkAccessibility();
      await page.unroute(isSearch);
      await page.getByRole('button', { name: again }).click();
      await expect(page.getByRole('link', { name: 'Lighthouse at dusk' })).toBeVisible();
      await expect(status(page, sentence)).toHaveCount(0);
    });
  }
});

test('a creator refers to a public place that is far away, by a name with a mistake', {
  tag: '@phone',
}, async ({ page, member, works, checkAccessibility }) => {
  await becomeCreator(page, member);
  const [id = ''] = await works.write([{ kind: 'post', ...title('A walk') }]);
  await openWork(page, id);
  const places = page.getByRole('group', { name: 'Places in this story' });
  await places.getByRole('button', { name: 'Choose a place' }).click();
  const dialog = page.getByRole('dialog');
  await boxOf(page, 'Search by name').fill('lisbn');
  const others = dialog.getByRole('list', { name: 'Published by others' });
  await expect(others.getByRole('button').first()).toHaveAccessibleName('Lisbon');
  await checkAccessibility();
  await others.getByRole('button', { name: 'Lisbon', exact: true }).click();
  await expect(places.getByText('Lisbon')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  expect((await works.read(id))?.['content'].places).toMatchObject([{ kind: 'destination' }]);
});
