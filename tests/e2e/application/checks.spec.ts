import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const ASKED = [
  'Hosting',
  'Page payloads',
  'JSON API',
  'Database',
  'File storage',
  'Authentication',
  'Identity provider',
  'App Check',
  'Search',
] as const;
const WORKING = [...ASKED, 'Interactive map', 'Streets of the map'];

const PAGES = {
  '/test': {
    working: WORKING,
    works: /Works/,
    took: /\d\sms/,
    off: ['Google Maps', 'Google Tag Manager', 'Support tool', 'Address search'],
    notConfigured: /Not configured/,
    summary: 'All configured services work.',
  },
  '/fr/test': {
    working: [
      'Hébergement',
      'Données des pages',
      'API JSON',
      'Base de données',
      'Stockage de fichiers',
      'Authentification',
      'Fournisseur d’identité',
      'App Check',
      'Recherche',
      'Carte interactive',
      'Rues de la carte',
    ],
    works: /Fonctionne/,
    took: /\d\sms/,
    off: ['Google Maps', 'Google Tag Manager', 'Outil d’assistance', 'Recherche d’adresses'],
    notConfigured: /Non configuré/,
    summary: 'Tous les services configurés fonctionnent.',
  },
} as const;

/** What a visitor must not see of the local stack's configuration, where it differs from other words. */
const HIDDEN = ['local-search-key', 'waymark-web', '1:1:web:1'];

/** A check waits 8 seconds. */
const CHECKED = { timeout: 12_000 };

const row = (page: Page, name: string) => page.getByRole('status', { name, exact: true });
const again = (page: Page) => page.getByRole('button', { name: /^(?:Check again|Vérifier à nouveau)$/ });

/** Checks that every one of these services works. A check that is late, because the machine is busy, is repeated. */
async function expectToWork(page: Page, names: readonly string[], works = /Works/): Promise<void> {
  let tries = 0;
  await expect(async () => {
    if (tries++ > 0) await again(page).click();
    for (const name of names) await expect(row(page, name), name).toHaveText(works, CHECKED);
  }).toPass({ timeout: 40_000 });
}

// The map needs WebGL, although no map is drawn here. Where the API is late, the page asks for a photo that does
// not exist.
test.use({ movingMap: true, expectedErrors: [/status of 404.*nobody%2Fnothing/] });

// The first request to a function starts its process, which takes longer than a check waits.
test.beforeEach(async ({ request }) => {
  await Promise.all(
    ['/_payload.json', '/api/map/0/0/0.json', '/api/search/state'].map((path) => request.get(path)),
  );
});

for (const [path, { working, works, took, off, notConfigured, summary }] of Object.entries(PAGES)) {
  test(`${path} shows that every local service works, and what is not configured`, async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto(path);
    await expectToWork(page, working, works);
    for (const name of working) await expect(row(page, name)).toHaveText(took);
    for (const name of off) await expect(row(page, name)).toHaveText(notConfigured);
    await expect(page.getByRole('status').filter({ hasText: summary })).toBeVisible();
    await checkAccessibility();
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect(wide).toBeLessThanOrEqual(0);
  });
}

test('the page shows the configuration without its private values', async ({ page }) => {
  await page.goto('/test');
  const value = (name: string) => page.getByRole('row', { name }).getByRole('cell');
  await expect(value('VITE_USE_EMULATORS')).toHaveText('true');
  await expect(value('VITE_FIREBASE_PROJECT_ID')).toContainText('demo-waymark');
  for (const name of ['VITE_FIREBASE_API_KEY', 'VITE_AUTH0_CLIENT_ID', 'VITE_ALGOLIA_SEARCH_KEY']) {
    await expect(value(name)).toHaveText('Not set');
  }
  await expectToWork(page, ['Authentication']);
  const text = await page.getByRole('main').textContent();
  for (const hidden of HIDDEN) expect(text).not.toContain(hidden);
});

test.describe('with one service at fault', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  const FAULTS = [
    {
      name: 'Page payloads',
      route: '**/_payload.json',
      answer: { status: 500, json: { error: 'internal' } },
      reason: 'GET /_payload.json: the server answered with HTTP status 500.',
    },
    {
      name: 'JSON API',
      route: '**/api/map/**',
      answer: { contentType: 'text/html', body: '<!doctype html><div id="root"></div>' },
      reason: 'GET /api/map/0/0/0.json: the server sent “text/html” instead of {"leaf":…}.',
    },
    { name: 'File storage', route: /\/v0\/b\/.*\/o\//, answer: 'blocked', reason: 'The connection failed' },
    {
      name: 'Authentication',
      route: /\/v1\/projects\?/,
      answer: 'none',
      reason: /GET \S+\/v1\/projects: no answer within 8 seconds\./,
    },
    {
      name: 'Database',
      route: /google\.firestore\.v1\.Firestore/,
      answer: 'blocked',
      reason: /The newest article was requested: .*within 8 seconds/,
    },
  ] as const;

  for (const { name, route, answer, reason } of FAULTS) {
    test(`${name} alone is red with its reason, until it is repaired`, {
      tag: name === 'Page payloads' ? '@core' : [],
    }, async ({ page, checkAccessibility }) => {
      await page.route(route, async (asked) => {
        if (answer === 'blocked') await asked.abort();
        else if (answer !== 'none') await asked.fulfill(answer);
      });
      await page.goto('/test');
      await expect(row(page, name)).toHaveText(/Does not work/, CHECKED);
      await expect(row(page, name)).toContainText(reason);
      await expectToWork(
        page,
        WORKING.filter((working) => working !== name),
      );
      await expect(row(page, name)).toContainText(reason, CHECKED);
      await expect(
        page.getByRole('status').filter({ hasText: `One service does not work: ${name}.` }),
      ).toBeVisible();
      await checkAccessibility();
      await page.unroute(route);
      await again(page).click();
      await expectToWork(page, [name]);
    });
  }

  test('a map that cannot move is red, and the page says what replaces it', { tag: '@core' }, async ({
    page,
  }) => {
    await page.addInitScript(`HTMLCanvasElement.prototype.getContext = () => null`);
    await page.goto('/test');
    await expect(row(page, 'Interactive map')).toContainText('Does not work');
    await expect(row(page, 'Interactive map')).toContainText('A still picture replaces the map.');
    await expectToWork(page, ASKED);
  });
});

test('while checks run, the button starts no others and keeps the focus', async ({ page }) => {
  await page.goto('/test');
  await expectToWork(page, WORKING);
  let asked = 0;
  const answered = Promise.withResolvers<void>();
  await page.route('**/_payload.json', async (route) => {
    asked++;
    await answered.promise;
    await route.continue();
  });
  await again(page).focus();
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Enter');
  await expect(row(page, 'Page payloads')).toContainText('Checking…');
  await expect(page.getByText('The services are being checked…')).toBeVisible();
  await again(page).click();
  answered.resolve();
  await expect(page.getByText('The services are being checked…')).toHaveCount(0, CHECKED);
  expect(asked).toBe(1);
  await expect(again(page)).toBeFocused();
});
