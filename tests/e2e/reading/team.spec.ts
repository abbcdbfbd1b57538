import { database } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';

const PAGES = {
  en: {
    prefix: '',
    about: 'About',
    team: 'Team',
    pricing: 'Pricing',
    privacy: 'Privacy',
    blog: 'Blog',
    contact: 'Contact',
    feedback: 'Feedback',
  },
  fr: {
    prefix: '/fr',
    about: 'À propos',
    team: 'L’équipe',
    pricing: 'Tarifs',
    privacy: 'Vie privée',
    blog: 'Blog',
    contact: 'Nous écrire',
    feedback: 'Votre avis',
  },
} as const;

for (const [locale, { prefix, ...names }] of Object.entries(PAGES)) {
  test(`the footer leads to every page of the team in ${locale}, and each has its title`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/components`);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    for (const [name, label] of Object.entries(names)) {
      // The address changes before the page does.
      const left = (await heading.textContent()) ?? '';
      await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(`${prefix}/${name}`);
      await expect(heading).not.toHaveText(left);
      await expect(page).toHaveTitle(`${await heading.textContent()} · Waymark`);
    }
  });
}

test('the page about the team leads to the others, down to the page for joining', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/fr/team');
  await page.getByRole('main').getByRole('link', { name: 'Rejoindre' }).click();
  await expect(page).toHaveURL('/fr/join');
  await expect(page.getByRole('heading', { level: 1, name: 'Rejoindre Waymark' })).toBeVisible();
  await checkAccessibility();
});

test('a visitor finds an article in the blog, reads it, and goes back', { tag: '@core' }, async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/fr/blog');
  await page.getByRole('link', { name: 'Une liste peut devenir un itinéraire' }).click();
  await expect(page).toHaveURL('/fr/blog/a-list-can-be-a-route');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Une liste peut devenir un itinéraire' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Des points ou une ligne' })).toBeAttached();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Le blog', exact: true }).click();
  await expect(page).toHaveURL('/fr/blog');
});

test('a reader at the end of an article shares it, or goes to the next one', async ({
  page,
  checkAccessibility,
}) => {
  await page.addInitScript('delete Navigator.prototype.share');
  await page.goto('/blog/a-list-can-be-a-route');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(/^Link copied\.|did not allow copying/)).toBeVisible();
  await checkAccessibility();
  const next = page.getByRole('region', { name: 'Read next' }).getByRole('link');
  const title = (await next.textContent()) ?? '';
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).not.toHaveURL(/a-list-can-be-a-route/);
});

test('a page that is scrolled before its scripts are there stays where it is', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/blog', { waitUntil: 'domcontentloaded' });
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate('scrollY')).toBe(400);
  release();
  await expect.poll(() => page.evaluate("performance.getEntriesByName('interactive').length")).toBe(1);
  expect(await page.evaluate('scrollY')).toBe(400);
});

test('an open page follows the articles that the team publishes and withdraws', async ({ page }) => {
  const ref = database().doc('articles/an-article-of-a-test');
  const known = (await database().doc('articles/a-list-can-be-a-route').get()).data();
  try {
    await page.goto('/blog');
    await page.mouse.move(10, 10);
    await ref.set({ ...known, title: { en: 'News of the hour' } });
    await page.getByRole('link', { name: 'News of the hour' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'News of the hour' });
    await expect(heading).toBeVisible();
    await page.mouse.move(20, 20);
    await ref.update({ title: { fr: 'Des nouvelles' } });
    await expect(page.getByRole('heading', { level: 1, name: 'Des nouvelles' })).toContainText('in French');
    await ref.delete();
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  } finally {
    await ref.delete();
  }
});

test.describe('with errors that are expected', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const slug of ['no-such-article', 'Not-A-Slug', '__proto__', '%3Cscript%3E', 'a'.repeat(200)]) {
    test(`/blog/${slug.slice(0, 20)} shows the 404 page`, async ({ page }) => {
      await page.goto(`/blog/${slug}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    });
  }
});
