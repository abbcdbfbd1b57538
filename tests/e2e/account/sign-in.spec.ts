import { newAddress } from '../../new-address.ts';
import { expect, test } from '../support/fixtures.ts';
import { preventReload } from '../support/prevent-reload.ts';
import { accountButton, enterEmail, openSignIn } from '../support/sign-in.ts';

/** Every request to the identity provider; the emulators have another host name. */
const PROVIDER = 'http://localhost:*/**';

/** Console messages of a request that a test stops, and of a page that waits for the provider. */
const STOPPED = /Failed to load resource: net::ERR_|^PageNotLoaded: Sign-in is not available/;

/**
 * In the next document, before its code runs: makes what the SDK keeps expire, and replaces its tokens by these. The document
 * before could still renew them.
 */
const tokensAreOver = (others: Readonly<Record<string, string>> = {}) => `
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith('@@auth0spajs@@') || key.includes('@@user@@')) continue;
    const kept = JSON.parse(localStorage[key]);
    kept.expiresAt = 1;
    Object.assign(kept.body, ${JSON.stringify(others)});
    localStorage[key] = JSON.stringify(kept);
  }`;

/** The address of the first page, without the position of its map. */
const HOME = /^[^/]+\/\/[^/]+\/(\?at=.*)?$/;

test('a visitor signs in, returns to the page, stays signed in, and signs out', {
  tag: ['@core', '@axe'],
}, async ({ page, checkAccessibility }) => {
  await page.goto('/about?x=1#top');
  await openSignIn(page);
  await expect(page.getByRole('heading', { name: 'Sign in to Waymark' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: /^Val Visitor/ }).click();
  await expect(accountButton(page)).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).toBe(
    '/about?x=1#top',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Waymark');
  await page.reload();
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'My lists' }).click();
  await expect(page.getByText('You have no lists yet.')).toBeVisible();
  await checkAccessibility();
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(HOME);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await page.goto('/lists');
  await expect(page.getByRole('heading', { name: 'Sign in to Waymark' })).toBeVisible();
});

test('a page for members shows nothing before its visitor has signed in, and opens afterwards, in French', {
  tag: '@phone',
}, async ({ page }) => {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await page.goto('/fr/lists');
  await expect(page.getByRole('heading', { name: 'Connexion à Waymark' })).toBeVisible();
  await enterEmail(page, newAddress(), 'fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes listes' })).toBeVisible();
  await expect(page.getByText('Vous n’avez pas encore de liste.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/fr/lists');
  // The provider's answer is in no address of the history.
  await page.goto('/fr/atlas/instagram');
  await expect(page.getByRole('link', { name: 'Comment rejoindre les créateurs' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes listes' })).toBeVisible();
});

test('a visitor who cancels the sign-in is back on their page, and a step back does not lead to the provider', async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.goto('/about?x=1');
  await openSignIn(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You did not sign in.')).toBeVisible();
  await expect(page).toHaveURL(/\/about\?x=1$/);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('a visitor who cancels the sign-in to a page for members reaches the first page, without a trace of the answer', async ({
  page,
}) => {
  await page.goto('/lists');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You did not sign in.')).toBeVisible();
  await expect(page).toHaveURL(HOME);
});

for (const query of ['code=stolen&state=unknown', 'error=login_required&state=unknown&error_description=x']) {
  test(`an answer that the page did not ask for does not sign in: ${query}`, {
    tag: query.startsWith('code') ? '@core' : [],
  }, async ({ page }) => {
    await page.goto(`/?${query}`);
    await expect(page.getByText('This sign-in was started in another window')).toBeVisible();
    expect(page.url()).not.toContain('unknown');
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  });
}

test('an address that only resembles an answer is an ordinary page', async ({ page }) => {
  await page.goto('/about?state=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Waymark');
  await page.goto('/about?code=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Waymark');
});

test('a member who signs out in one tab is signed out in all, without a denied request', async ({
  page,
  context,
}) => {
  await page.goto('/lists');
  await enterEmail(page, newAddress());
  await expect(page.getByText('You have no lists yet.')).toBeVisible();
  const other = await context.newPage();
  const errors: string[] = [];
  other.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await other.goto('/lists');
  await expect(other.getByText('You have no lists yet.')).toBeVisible();
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  // No page for members stays in the tab of a signed-out visitor.
  await expect(other.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'My lists' })).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a member who signs in in one tab is signed in in the other', async ({ page, context }) => {
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/lists');
  await enterEmail(other, newAddress());
  await expect(other.getByRole('heading', { level: 1, name: 'My lists' })).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
});

test('a visitor who reloads in the middle of the sign-in is signed in, at the page that they wanted', async ({
  page,
}) => {
  let exchanges = 0;
  const firstAsked = Promise.withResolvers<void>();
  await page.route('http://localhost:*/oauth/token', async (route) => {
    exchanges++;
    if (exchanges > 1) return route.continue();
    // It is never answered: the page that asked has been unloaded.
    firstAsked.resolve();
  });
  await page.goto('/lists');
  await enterEmail(page, newAddress());
  await firstAsked.promise;
  await page.reload();
  await expect(page.getByText('You have no lists yet.')).toBeVisible();
  await expect(page).toHaveURL(/\/lists(\?at=.*)?$/);
  expect(exchanges).toBe(2);
});

test('a visitor who also began to sign in in another tab is signed in in this one, at the page that they wanted', async ({
  page,
  context,
}) => {
  await page.goto('/lists');
  await expect(page.getByRole('heading', { name: 'Sign in to Waymark' })).toBeVisible();
  // The SDK keeps one pending sign-in for all tabs: this one replaces the first.
  const other = await context.newPage();
  await other.goto('/atlas/instagram');
  await expect(other.getByRole('heading', { name: 'Sign in to Waymark' })).toBeVisible();
  await enterEmail(page, newAddress());
  await expect(page.getByText('You have no lists yet.')).toBeVisible();
});

test('expired tokens are renewed without a message', { tag: '@core' }, async ({ page }) => {
  await page.goto('/lists');
  await enterEmail(page, newAddress());
  await expect(page.getByText('You have no lists yet.')).toBeVisible();
  await page.addInitScript(tokensAreOver());
  const renewed = page.waitForResponse('http://localhost:*/oauth/token');
  await page.reload();
  expect((await renewed).status()).toBe(200);
  await expect(page.getByText('You have no lists yet.')).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
});

test.describe('with the provider away', () => {
  test.use({ expectedErrors: [STOPPED] });

  test('a visitor reads on, learns that they cannot sign in, and can try again', async ({ page }) => {
    await page.route(PROVIDER, (route) => route.abort());
    await page.goto('/about');
    await openSignIn(page);
    await expect(page.getByText('The sign-in service cannot be reached.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Waymark');
    await preventReload(page);
    await page.goto('/lists');
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await page.unroute(PROVIDER);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to Waymark' })).toBeVisible();
  });

  test('a member stays signed in', async ({ page }) => {
    await page.goto('/lists');
    await enterEmail(page, newAddress());
    await expect(page.getByRole('heading', { level: 1, name: 'My lists' })).toBeVisible();
    await page.route(PROVIDER, (route) => route.abort());
    await page.goto('/about');
    await expect(accountButton(page)).toBeVisible();
    // A page for members does not reject them either.
    await page.goto('/lists');
    await expect(page.getByText('You have no lists yet.')).toBeVisible();
  });
});

test.describe('with the token endpoint broken', () => {
  test.use({ expectedErrors: [/Failed to load resource|Firebase could not be signed in|^Oops/] });

  test('the application works as for a signed-out visitor', async ({ page }) => {
    await page.route('**/api/auth/token', (route) =>
      route.fulfill({ status: 500, json: { error: 'unexpected', message: 'It broke' } }),
    );
    const oops = page.waitForEvent('console', (message) => message.text() === 'Oops');
    await page.goto('/lists');
    await enterEmail(page, newAddress());
    await oops;
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Waymark');
  });
});

test.describe('with a refusal of the provider', () => {
  test.use({ expectedErrors: [/status of 40[01]/] });

  test('a visitor who mistypes the password reads so, and keeps the typed address', async ({ page }) => {
    await page.goto('/lists');
    await page.getByLabel('E-mail address').fill('visitor@waymark.example');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.');
    await expect(page.getByLabel('E-mail address')).toHaveValue('visitor@waymark.example');
    await enterEmail(page, 'visitor@waymark.example');
    await expect(page.getByRole('heading', { level: 1, name: 'My lists' })).toBeVisible();
  });

  test('a session that the provider has revoked ends, and the page says so', async ({ page, context }) => {
    await page.goto('/about');
    await openSignIn(page);
    await enterEmail(page, newAddress());
    await expect(accountButton(page)).toBeVisible();
    await context.clearCookies();
    await page.addInitScript(tokensAreOver({ refresh_token: 'taken-back' }));
    await page.reload();
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Waymark');
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  });
});
