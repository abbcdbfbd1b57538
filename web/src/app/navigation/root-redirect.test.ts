// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const config = vi.hoisted(() => ({ VITE_ROOT_REDIRECT: true, VITE_LOCALE_COOKIE_SECURE: false }));
vi.mock('../../config.ts', () => ({ config }));

beforeEach(() => {
  config.VITE_ROOT_REDIRECT = true;
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-CH', 'fr-CH', 'en']);
});

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: it is what is tested
  document.cookie = 'i18n_redirected=; max-age=0; path=/';
  vi.restoreAllMocks();
});

/** Opens a document at an address. */
async function open(path: string) {
  vi.resetModules();
  history.replaceState(null, '', path);
  return await import('./root-redirect.ts');
}

test('a visitor is sent to the language of their browser, with query and hash', async () => {
  const { rootRedirect } = await open('/?at=1,2,3#list');
  expect(rootRedirect()).toBe('/fr?at=1,2,3#list');
});

test("the visitor's earlier choice takes precedence over their browser", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: it is what is tested
  document.cookie = 'i18n_redirected=en; path=/';
  const { rootRedirect } = await open('/');
  expect(rootRedirect()).toBeUndefined();
});

test('no other path is redirected, and none where it is not configured', async () => {
  expect((await open('/posts/abc')).rootRedirect()).toBeUndefined();
  expect((await open('/fr')).rootRedirect()).toBeUndefined();
  config.VITE_ROOT_REDIRECT = false;
  expect((await open('/')).rootRedirect()).toBeUndefined();
});

test('a navigation to / within a document is not redirected', async () => {
  const { rootRedirect } = await open('/fr');
  rootRedirect();
  history.replaceState(null, '', '/');
  expect(rootRedirect()).toBeUndefined();
});

test('a visit to / from one of our own pages is not redirected, with or without cookies', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/fr`);
  const { rootRedirect } = await open('/');
  expect(rootRedirect()).toBeUndefined();
});

test.each([
  [['fr'], 'fr'],
  [['FR-ca', 'en'], 'fr'],
  [['en-GB', 'fr'], 'en'],
  [['frr', 'de'], 'en'],
  [[], 'en'],
] as const)('of %j Waymark speaks %s', async (languages, locale) => {
  const { preferredLocale } = await open('/');
  expect(preferredLocale(languages)).toBe(locale);
});
