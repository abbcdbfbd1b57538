import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { joinAs, type Language, nameField, save, status, test } from '../support/member.ts';

const WORDS = {
  en: {
    title: 'A new version of Waymark is ready',
    unsaved: /You have changes that are not saved yet/,
    open: 'Open it now',
    later: 'Later',
  },
  fr: {
    title: 'Une nouvelle version de Waymark est prête',
    unsaved: /ne sont pas encore enregistrées/,
    open: 'L’ouvrir maintenant',
    later: 'Plus tard',
  },
};
test.use({ expectedErrors: [/builds\/meta/] });

const HOUR = 3_600_000;
const build = (letter: string) => letter.repeat(20);

/** Opens a page whose time the test moves. The server names the build that is last in `deployed`. */
async function openAmongDeployments(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const deployed: string[] = [];
  await page.route('**/builds/latest.json*', async (route) => {
    const id = deployed.at(-1);
    if (id === undefined) await route.continue();
    else await route.fulfill({ json: { id, timestamp: 1 } });
  });
  await page.clock.install();
  await reading(page, open);
  return deployed;
}

/** Resolves when the document looks for newer builds. */
async function reading(page: Page, open: () => Promise<unknown>): Promise<void> {
  const metadata = page.waitForResponse(/\/builds\/meta\//);
  await open();
  await metadata;
}

const title = (page: Page, language: Language = 'en') => page.getByText(WORDS[language].title);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Marks the document, so that a test sees whether another one took its place. */
const mark = (page: Page) => page.evaluate(`document.documentElement.setAttribute('data-marked', '')`);
const marked = (page: Page) => page.locator('html[data-marked]');

for (const language of ['en', 'fr'] as const) {
  test(`a newer build is announced within the hour, and the next page opens in it, in ${language}`, {
    tag: language === 'en' ? ['@core', '@axe', '@phone'] : ['@phone'],
  }, async ({ page, checkAccessibility }) => {
    const deployed = await openAmongDeployments(page, () =>
      page.goto(language === 'fr' ? '/fr/pricing' : '/pricing'),
    );
    deployed.push(build('a'));
    // Two deployments within one poll.
    deployed.push(build('b'));
    await page.clock.fastForward(HOUR / 2);
    await expect(title(page, language)).toHaveCount(0);
    await page.clock.fastForward(HOUR / 2);
    await expect(title(page, language)).toBeVisible();
    await checkAccessibility();
    await mark(page);
    await page.getByRole('banner').getByRole('link', { name: 'Waymark', exact: true }).click();
    await expect(page).toHaveURL(language === 'fr' ? /\/fr$/ : /\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(marked(page)).toHaveCount(0);
    await expect(title(page, language)).toHaveCount(0);
  });
}

test('a newer build waits while an edit is unsaved, and opens on request once it is saved', {
  tag: ['@core', '@phone'],
}, async ({ page, member }) => {
  const deployed = await openAmongDeployments(page, () => joinAs(page, member));
  await nameField(page).fill('Ada');
  await expect(status(page, 'en', 'unsaved')).toBeVisible();
  await mark(page);
  deployed.push(build('a'));
  await page.clock.fastForward(HOUR);
  await button(page, WORDS.en.open).click();
  await expect(page.getByText(WORDS.en.unsaved)).toBeVisible();
  await expect(marked(page)).toHaveCount(1);
  await expect(nameField(page)).toHaveValue('Ada');
  await save(page);
  await expect(status(page)).toBeVisible();
  await button(page, WORDS.en.open).click();
  await expect(marked(page)).toHaveCount(0);
  await expect(nameField(page)).toHaveValue('Ada');
});

test('a reader puts the newer build off until the next one, and a clock that is wrong by an hour changes nothing', async ({
  page,
}) => {
  const deployed = await openAmongDeployments(page, () => page.goto('/pricing'));
  deployed.push(build('a'));
  await page.clock.setSystemTime(Date.now() - HOUR);
  await page.clock.fastForward(HOUR);
  await button(page, WORDS.en.later).click();
  await expect(title(page)).toHaveCount(0);
  await page.clock.fastForward(HOUR);
  await expect(title(page)).toHaveCount(0);
  deployed.push(build('b'));
  await page.clock.setSystemTime(Date.now() + 5 * HOUR);
  await page.clock.fastForward(HOUR);
  await expect(title(page)).toBeVisible();
});

test('a document of a build that is gone looks for the newest one at once', async ({ page }) => {
  await page.route('**/builds/meta/**', (route) => route.fulfill({ status: 404, body: '' }));
  await openAmongDeployments(page, async () => {
    await page.route('**/builds/latest.json*', (route) =>
      route.fulfill({ json: { id: build('a'), timestamp: 1 } }),
    );
    await page.goto('/pricing');
  });
  await expect(title(page)).toBeVisible();
});
