// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '../i18n/messages.ts';
import { Translated } from '../i18n/translated.tsx';
import { forgetToasts } from '../ui/testing/said.ts';
import { toasts } from '../ui/toast-store.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { rememberedLocale } from './locale-cookie.ts';

const byDocument = vi.hoisted(() => vi.fn(() => false));
vi.mock('../map/language-by-navigation.ts', () => ({ changesLanguageByNavigation: byDocument }));
vi.mock('../config.ts', () => ({ config: { VITE_LOCALE_COOKIE_SECURE: false } }));
const broken = vi.hoisted(() => ({ isBroken: false }));
vi.mock('../i18n/messages.ts', async (original) => {
  const real = await original<typeof import('../i18n/messages.ts')>();
  const load: typeof real.loadMessages = (locale) =>
    broken.isBroken ? Promise.reject(new TypeError('Failed to fetch')) : real.loadMessages(locale);
  return { loadMessages: load };
});

const messages = await loadMessages('en');

beforeEach(() => {
  broken.isBroken = false;
  byDocument.mockReturnValue(false);
});

afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: it is what is tested
  document.cookie = 'i18n_redirected=; max-age=0; path=/';
  forgetToasts();
  vi.restoreAllMocks();
});

function Frame() {
  return (
    <Translated locale="en" messages={messages}>
      <LanguageSwitch />
      <Outlet />
    </Translated>
  );
}

/** The switch on a page; gives what is the router's address. */
function open(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: Frame }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
}

const french = () => screen.getByRole('link', { name: /^Français/ });

test('the same page is opened in the other language, with its query and hash, and the choice is kept', async () => {
  const address = open('/posts/abc?at=1,2,3&kinds=poi#comments');
  expect(french().getAttribute('href')).toBe('/fr/posts/abc?at=1,2,3&kinds=poi#comments');
  expect(rememberedLocale()).toBeUndefined();
  fireEvent.click(french());
  await vi.waitFor(() => expect(address()).toBe('/fr/posts/abc?at=1,2,3&kinds=poi#comments'));
  expect(rememberedLocale()).toBe('fr');
});

test('from a page that is not there it leads home', () => {
  open('/nowhere');
  expect(french().getAttribute('href')).toBe('/fr');
});

test('where the messages cannot be loaded the page stays, and a toast says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const address = open('/posts/abc');
  broken.isBroken = true;
  fireEvent.click(french());
  await vi.waitFor(() => expect(toasts.current()).toHaveLength(1));
  expect(toasts.current()[0]).toMatchObject({ kind: 'error', message: /could not be loaded in French/ });
  expect(address()).toBe('/posts/abc');
  expect(rememberedLocale()).toBeUndefined();
});

test('where something on the page cannot change its language the document is loaded', async () => {
  byDocument.mockReturnValue(true);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const address = open('/posts/abc?at=1,2,3#x');
  fireEvent.click(french());
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/fr/posts/abc?at=1,2,3#x'));
  expect(address()).toBe('/posts/abc?at=1,2,3#x');
  expect(rememberedLocale()).toBe('fr');
});

test('a link that opens elsewhere is the browser’s', () => {
  const address = open('/posts/abc');
  fireEvent.click(french(), { ctrlKey: true });
  expect(address()).toBe('/posts/abc');
  expect(rememberedLocale()).toBeUndefined();
});
