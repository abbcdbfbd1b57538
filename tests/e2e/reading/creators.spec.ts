import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/fresh-creators.ts';

const TEXTS = {
  en: {
    path: '/creators',
    title: 'Creators',
    facts: ['English and French', 'Portugal, Spain, Italy and France', 'Joined in December 2025'],
    count: /^\d+ points of interest$/,
  },
  fr: {
    path: '/fr/creators',
    title: 'Créateurs',
    facts: ['anglais et français', 'Portugal, Espagne, Italie et France', 'Ici depuis décembre 2025'],
    count: /^\d+ points d’intérêt$/,
  },
} as const;

function cards(page: Page) {
  return page.getByRole('main').getByRole('article');
}

/** The names that are shown, in order. */
function names(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 });
}

for (const [locale, texts] of Object.entries(TEXTS)) {
  test(`a visitor sees all creators, in ${locale}, and each card leads to its creator`, {
    tag: locale === 'fr' ? '@core' : [],
  }, async ({ page, checkAccessibility }) => {
    await page.goto(`${texts.path}?q=ines`);
    await expect(page).toHaveTitle(`${texts.title} · Waymark`);
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    const card = cards(page).filter({ hasText: '@ines-quaresma' });
    for (const fact of texts.facts) await expect(card.getByText(fact, { exact: true })).toBeVisible();
    await expect(card.getByRole('listitem').filter({ hasText: texts.count })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Inês Quaresma' })).toHaveAttribute(
      'href',
      `${texts.path}/ines-quaresma`,
    );
    await checkAccessibility();
  });
}

test('the footer leads to the creators', async ({ page }) => {
  await page.goto('/fr/components');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Créateurs', exact: true }).click();
  await expect(page).toHaveURL('/fr/creators');
  await expect(page.getByRole('heading', { level: 1, name: 'Créateurs' })).toBeVisible();
});

test('a visitor filters by language and sorts, the address follows, and the back button undoes both', {
  tag: ['@core-phone', '@phone'],
}, async ({ page, own }) => {
  const ours = names(page).filter({ hasText: own.start });
  const [ana, bo, cy] = [`${own.start} Ana`, `${own.start} Bo`, `${own.start} Cy`];
  await own.join(ana, { languages: ['en'], total: 2_000_001 });
  await own.join(bo, { languages: ['fr'], total: 2_000_003 });
  await own.join(cy, { languages: ['fr', 'en'], total: 2_000_002 });
  await page.goto('/creators');
  await expect(names(page).first()).toBeVisible();

  await page.getByLabel('Sort by').selectOption('Most published');
  await expect(page).toHaveURL('/creators?sort=published');
  await expect(ours).toHaveText([bo, cy, ana]);

  await page.getByLabel('Writes in').selectOption('English');
  await expect(page).toHaveURL('/creators?language=en&sort=published');
  await expect(ours).toHaveText([cy, ana]);

  await page.getByLabel('Sort by').selectOption('Name');
  await expect(page).toHaveURL('/creators?language=en&sort=name');
  await expect(names(page).filter({ hasText: /Attard|Brannigan|Lefort/ })).toHaveText([
    'Aoife Brannigan',
    'Awa Lefort',
    'Cleo Attard',
  ]);

  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('published');
  await expect(ours).toHaveText([cy, ana]);
  await page.goBack();
  await expect(page.getByLabel('Writes in')).toHaveValue('any');
  await expect(ours).toHaveText([bo, cy, ana]);
  await page.goBack();
  await expect(page).toHaveURL('/creators');
  await expect(page.getByLabel('Sort by')).toHaveValue('newest');
});

test('a visitor finds creators by any word of their names while typing', { tag: '@core' }, async ({
  page,
  own,
}) => {
  await own.join(`${own.start} Zoë`);
  await own.join(`${own.start} Élodie`);
  await own.join(`Not ${own.start}`);
  await page.goto('/creators');
  await expect(names(page).first()).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Name' });

  await field.pressSequentially(own.start.toLowerCase());
  const all = [`Not ${own.start}`, `${own.start} Élodie`, `${own.start} Zoë`];
  await expect(names(page)).toHaveText(all);
  await expect(page).toHaveURL(`/creators?q=${own.start.toLowerCase()}`);
  await expect(page.getByText('3 creators in total')).toBeVisible();
  await expect(page.getByLabel('Sort by')).toBeDisabled();
  await expect(page.getByLabel('Sort by')).toHaveValue('name');

  await field.pressSequentially(' e');
  await expect(names(page)).toHaveText([`${own.start} Élodie`]);
  await expect(field).toBeFocused();

  // One word is one step of the history.
  await page.goBack();
  await expect(page).toHaveURL('/creators');
  await expect(field).toHaveValue('');
  await page.goForward();
  await expect(field).toHaveValue(`${own.start.toLowerCase()} e`);
  await expect(names(page)).toHaveText([`${own.start} Élodie`]);
});

test('a search without results says why, and leads back to all creators', async ({
  page,
  own,
  checkAccessibility,
}) => {
  await page.goto(`/creators?language=fr&q=${own.start}`);
  await expect(page.getByText('No creator who writes in French is called')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Show all creators' }).click();
  await expect(page).toHaveURL('/creators');
  await expect(page.getByRole('searchbox', { name: 'Name' })).toHaveValue('');
  await expect(names(page).first()).toBeVisible();
});

test('a visitor sees more creators than fit on a page, and none is missing', async ({ page, own }) => {
  const all = Array.from({ length: 30 }, (_, index) => `${own.start} ${String(index).padStart(2, '0')}`);
  await Promise.all(all.map((name) => own.join(name)));
  await page.goto(`/fr/creators?q=${own.start}`);
  await expect(names(page)).toHaveText(all.slice(0, 24));
  await expect(page.getByText('24 créateurs affichés')).toBeVisible();
  await page.getByRole('button', { name: 'En afficher plus' }).click();
  await expect(names(page)).toHaveText(all);
  await expect(page.getByText('30 créateurs au total')).toBeVisible();
  await expect(page.getByRole('button', { name: 'En afficher plus' })).toHaveCount(0);
});

test('an open page follows creators who join, change their names or are suspended', async ({ page, own }) => {
  await own.join(`${own.start} First`);
  await page.goto(`/creators?q=${own.start}`);
  await expect(names(page)).toHaveText([`${own.start} First`]);
  const { ref } = await own.join(`${own.start} Second`);
  await expect(names(page)).toHaveText([`${own.start} First`, `${own.start} Second`]);
  // Sorting and search follow the name.
  await ref.update({ name: `${own.start} Before` });
  await expect(names(page)).toHaveText([`${own.start} Before`, `${own.start} First`]);
  await ref.update({ status: 'suspended' });
  await expect(names(page)).toHaveText([`${own.start} First`]);
});

test('the page shows its payload at once, and is live from the first input', async ({ page, own }) => {
  await page.goto('/creators');
  await expect(names(page).first()).toBeVisible();
  await own.join(`${own.start} Newest`, { joinedAt: Date.now() + 1_000_000 });
  let x = 10;
  // The first movement may come before the code of the page.
  await expect(async () => {
    x += 10;
    await page.mouse.move(x, 10);
    await expect(names(page).first()).toHaveText(`${own.start} Newest`, { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
});

for (const query of [
  'language=de',
  'sort=best',
  'q=%20',
  'q=%CC%81',
  'language=__proto__&sort=toString',
  'q=%00',
]) {
  test(`an address with ${query} works like one without it`, async ({ page }) => {
    await page.goto(`/creators?${query}`);
    await expect(page.getByLabel('Writes in')).toHaveValue('any');
    await expect(page.getByLabel('Sort by')).toHaveValue('newest');
    await expect(page.getByRole('searchbox', { name: 'Name' })).toHaveValue('');
    await expect(names(page).first()).toBeVisible();
  });
}

const NAMES = {
  'of 80 wide letters': 'Ｗ'.repeat(60),
  'from right to left': 'ليلى בדיקה (1)!',
  'of pictures': '👩‍👩‍👧‍👦🏳️‍🌈😀',
  'without a space': 'M'.repeat(60),
  'of markup': '<b>&amp;</b> {name}',
} as const;

for (const [kind, rest] of Object.entries(NAMES)) {
  test(`a name ${kind} is shown unchanged, within the page`, { tag: '@phone' }, async ({
    page,
    own,
    checkAccessibility,
  }) => {
    const name = `${own.start} ${rest}`.slice(0, 80);
    await own.join(name, { countries: ['FR', 'XK', 'ZZ', 'AQ'], total: 1 });
    await page.goto(`/creators?q=${encodeURIComponent(own.start)}`);
    await expect(names(page)).toHaveText([name]);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow).toBeLessThanOrEqual(0);
    await checkAccessibility();
  });
}
