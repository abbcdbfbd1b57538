import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newAddress } from '../../new-address.ts';
import { providerClient } from '../../provider-client.ts';
import { enterEmail, issuer } from './sign-in.ts';

type Tokens = Awaited<ReturnType<ReturnType<typeof providerClient>['signInAt']>>;
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The address of Waymark under test. */
export const ADDRESS = process.env['WAYMARK_ADDRESS'] ?? 'http://127.0.0.1:5000';

export const provider = providerClient({ issuer, address: ADDRESS });

/** What a browser stores after a sign-in by hand: one for all tests of this process. */
let sample: Promise<StorageState> | undefined;

/**
 * Puts tokens into a browser that has opened no page yet. The provider's SDK decides where and how they are
 * kept: the tokens of a sign-in by hand are replaced in what the SDK stored.
 */
export async function storeTokens(page: Page, tokens: Tokens): Promise<void> {
  const context = page.context();
  const browser = context.browser();
  if (browser === null) throw new Error('The page has no browser');
  sample ??= signInByHand(browser);
  const { origins, cookies } = await sample;
  await context.setStorageState({
    cookies: [...(await context.cookies()), ...cookies.filter(isOfApplication)],
    origins: origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage: localStorage
        .filter(({ name }) => isOfSession(name))
        .map(({ name, value }) => ({ name, value: JSON.stringify(withTokens(JSON.parse(value), tokens)) })),
    })),
  });
}

/** The SDK gives its keys and cookies these names. */
function isOfSession(name: string): boolean {
  return /auth0/.test(name);
}

/** The provider's own cookies belong to the member of the sign-in by hand. */
function isOfApplication({ name, domain }: StorageState['cookies'][number]): boolean {
  return isOfSession(name) && domain === new URL(ADDRESS).hostname;
}

async function signInByHand(browser: Browser): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: ADDRESS });
  try {
    const page = await context.newPage();
    await page.goto('/lists');
    await enterEmail(page, newAddress());
    await page.getByRole('heading', { level: 1, name: 'My lists' }).waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** The same value with other tokens: each claim, and each part of the token endpoint's answer, wherever it occurs. */
function withTokens(kept: unknown, tokens: Tokens): unknown {
  const [header = '', payload = '', signature = ''] = tokens.id_token.split('.');
  const values: Record<string, unknown> = {
    ...jsonIn(tokens.id_token),
    ...tokens,
    __raw: tokens.id_token,
    encoded: { header, payload, signature },
    expiresAt: jsonIn(tokens.access_token)['exp'],
  };
  const replaced = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, old]) => [name, name in values ? values[name] : replaced(old)]),
    );
  };
  return replaced(kept);
}

/** The payload of a token. */
function jsonIn(token: string): Record<string, unknown> {
  // A token of the provider carries JSON.
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}
