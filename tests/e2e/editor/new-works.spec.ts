import type { BrowserContext, Page } from '@playwright/test';
import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator, joinAs, type Language, type Member, openAs } from '../support/member.ts';
import { choosePhotos } from '../support/own-photos.ts';
import { test } from '../support/own-works.ts';
import { TEXTS as PICTURES } from '../support/picture-editor.ts';
import { visitorPage } from '../support/visitor.ts';

const TEXTS = {
  en: { new: 'New', back: 'My content', title: 'Title, in English', french: 'Français' },
  fr: { new: 'Nouveau', back: 'Mes contenus', title: 'Titre, en français', french: 'English' },
} as const;

/** The menu has other ways to begin something, on a phone one more, and then the kinds. */
const [WAYS, KINDS] = [4, 6];

const kindItem = (page: Page, number: number) => page.getByRole('menuitem').nth(number - KINDS);

/** Creates a work, whose title field waits for input. */
async function begin(page: Page, number: number, language: Language = 'en') {
  const texts = TEXTS[language];
  await page.getByRole('button', { name: texts.new, exact: true }).click();
  await kindItem(page, number).click();
  await expect(page).toHaveURL(/\?work=\w{20}$/);
  const title = page.getByRole('textbox', { name: texts.title, exact: true });
  await expect(title).toBeFocused();
  return title;
}

const back = (page: Page, language: Language = 'en') =>
  page.getByRole('main').getByRole('button', { name: TEXTS[language].back, exact: true }).click();

async function worksOf({ uid }: Member): Promise<number> {
  return (await database().collection(`users/${uid}/works`).count().get()).data().count;
}

/** Leaves another empty work in another tab, and waits until it is removed: by then any work that was left before would be. */
async function leaveAnother(context: BrowserContext, { uid }: Member): Promise<void> {
  const tab = await context.newPage();
  await tab.goto('/workspace/articles');
  await begin(tab, 1);
  const id = new URL(tab.url()).searchParams.get('work');
  await back(tab);
  const work = database().doc(`users/${uid}/works/${id}`);
  await expect.poll(async () => (await work.get()).exists).toBe(false);
  await tab.close();
}

for (const language of ['en', 'fr'] as const) {
  test(`a work that is left without a word is removed, of any kind, in ${language}`, {
    tag: '@phone',
  }, async ({ page, member, works: _, checkAccessibility }) => {
    await joinAs(page, member, language);
    await page.getByRole('link', { name: TEXTS[language].back }).first().click();
    for (const number of [0, 1, 2, 3, 4, 5]) {
      await begin(page, number, language);
      if (number === 0) await checkAccessibility();
      expect(await worksOf(member)).toBe(1);
      await (number % 2 === 0 ? back(page, language) : page.goBack());
      await expect.poll(() => worksOf(member)).toBe(0);
    }
  });
}

test('the menu of new works stays open while the last work is removed', async ({ page, member, works }) => {
  await becomeCreator(page, member);
  const [id = ''] = await works.write([{ content: { title: { en: 'Going' } } }]);
  await page.goto('/workspace/articles');
  await expect(page.getByRole('link', { name: 'Going' })).toBeVisible();
  await page.getByRole('button', { name: TEXTS.en.new, exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(WAYS + KINDS);
  await database().doc(`users/${member.uid}/works/${id}`).delete();
  await expect(page.getByRole('link', { name: 'Going' })).toHaveCount(0);
  await kindItem(page, KINDS - 1).click();
  await expect(page.getByRole('textbox', { name: TEXTS.en.title, exact: true })).toBeFocused();
});

test('the “+” in the header is for creators alone: no visitor has it, and no other member', async ({
  page,
  browser,
  member,
  works: _,
}) => {
  const create = (around: Page) =>
    around.getByRole('banner').getByRole('button', { name: 'Create', exact: true });
  // The menu of the account is loaded with it, once the session is known.
  const accountIn = async (around: Page, name: string, item: string) => {
    await around.getByRole('button', { name }).click();
    await expect(around.getByRole('menuitem', { name: item, exact: true })).toBeVisible();
  };
  const visitor = await visitorPage(browser);
  await visitor.goto('/blog');
  await accountIn(visitor, 'Account', 'Sign in at the sign-in service');
  await expect(create(visitor)).toHaveCount(0);
  await openAs(visitor, member, '/blog');
  await accountIn(visitor, 'Account of', 'Become a creator');
  await expect(create(visitor)).toHaveCount(0);

  await becomeCreator(page, member);
  await page.goto('/blog');
  await create(page).click();
  const menu = page.getByRole('menu', { name: 'What do you want to create?' });
  await expect(menu.getByRole('menuitem')).toHaveCount(WAYS + KINDS);
  await menu.getByRole('menuitem', { name: 'Story' }).click();
  await expect(page.getByRole('textbox', { name: TEXTS.en.title, exact: true })).toBeFocused();
  await visitor.context().close();
});

test('a work stays once it has one letter, or is open elsewhere or in the other language', async ({
  page,
  context,
  member,
  works,
}) => {
  await becomeCreator(page, member);
  await page.goto('/workspace/articles');
  const title = await begin(page, 0);
  await page.keyboard.type('A');
  await back(page);
  await expect(page.getByRole('link', { name: 'A', exact: true })).toBeVisible();
  expect(await worksOf(member)).toBe(1);

  await begin(page, 0);
  const address = page.url();
  const second = await context.newPage();
  await second.goto(address);
  await expect(second.getByRole('textbox', { name: TEXTS.en.title })).toBeVisible();
  await back(page);
  await expect(page.getByRole('link', { name: 'Untitled pin' })).toBeVisible();
  await leaveAnother(context, member);
  expect(await worksOf(member)).toBe(2);
  await second.getByRole('textbox', { name: TEXTS.en.title }).fill('Written later');
  await expect(page.getByRole('link', { name: 'Written later' })).toBeVisible();
  await second.close();

  await begin(page, 0);
  await page.getByRole('link', { name: TEXTS.en.french }).click();
  await expect(page.getByRole('textbox', { name: TEXTS.fr.title })).toBeVisible();
  await leaveAnother(context, member);
  expect(await worksOf(member)).toBe(3);
  const id = new URL(page.url()).searchParams.get('work') ?? '';
  expect(await works.read(id)).toBeDefined();
  await expect(title).toHaveCount(0);
});

test('a work with nothing but a file that cannot become a photo is removed, and the file can be dismissed', async ({
  page,
  member,
  works: _,
}) => {
  await becomeCreator(page, member);
  await page.goto('/workspace/articles');
  await begin(page, 0);
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Bring bread.') };
  await choosePhotos(page, [notes]);
  await expect(page.getByRole('alert').filter({ hasText: PICTURES.en.notShown })).toBeVisible();
  await back(page);
  await expect.poll(() => worksOf(member)).toBe(0);
  const uploads = page.getByRole('region', { name: PICTURES.en.uploads });
  await uploads.getByRole('button', { name: PICTURES.en.files }).click();
  await uploads.getByRole('button', { name: PICTURES.en.dismiss('notes.txt') }).click();
  await expect(uploads).toHaveCount(0);
});

test.describe('without a connection', () => {
  test.use({
    expectedErrors: [/net::ERR_|Failed to load resource|Failed to fetch|Could not reach Cloud Firestore/],
  });

  test('an empty work that is left stays, and does no harm', async ({ page, context, member, works: _ }) => {
    await becomeCreator(page, member);
    await page.goto('/workspace/articles');
    await begin(page, 0);
    await context.setOffline(true);
    await back(page);
    await expect(page.getByRole('link', { name: 'Untitled pin' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Untitled pin' }).click();
    await page.getByRole('textbox', { name: TEXTS.en.title }).fill('Here again');
    await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();
    expect(await worksOf(member)).toBe(1);
  });
});
