// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberedLocale } from '../i18n/locale-cookie.ts';
import { loadMessages } from '../i18n/messages.ts';
import { Translated } from '../i18n/translated.tsx';
import { toasts } from '../ui/overlays/toast-store.ts';
import { removeToasts } from '../ui/testing/latest-toast.ts';
import { LanguageSwitch } from './language-switch.tsx';

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

const hydration = vi.hoisted(() => ({ isOver: true }));
vi.mock('../ui/hooks/use-is-hydrated.ts', () => ({ useIsHydrated: () => hydration.isOver }));

const messages = await loadMessages('en');

beforeEach(() => {
  broken.isBroken = false;
  hydration.isOver = true;
  byDocument.mockReturnValue(false);
});

afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: it is what is tested
  document.cookie = 'i18n_redirected=; max-age=0; path=/';
  removeToasts();
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

/** Renders the switch on a page. @returns a function that reads the router's address */
function open(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: Frame }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
}

const french = () => screen.getByRole('link', { name: /^Français/ });

test('opens the same page in the other language, with its query and hash, and stores the choice', async () => {
  const address = open('/posts/abc?at=1,2,3&kinds=poi#comments');
  expect(french().getAttribute('href')).toBe('/fr/posts/abc?at=1,2,3&kinds=poi#comments');
  expect(rememberedLocale()).toBeUndefined();
  fireEvent.click(french());
  await vi.waitFor(() => expect(address()).toBe('/fr/posts/abc?at=1,2,3&kinds=poi#comments'));
  expect(rememberedLocale()).toBe('fr');
});

test('leads from an unknown page to the home page', () => {
  open('/nowhere');
  expect(french().getAttribute('href')).toBe('/fr');
});

test('stays on the page and shows a toast where the messages cannot be loaded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const address = open('/posts/abc');
  broken.isBroken = true;
  fireEvent.click(french());
  await vi.waitFor(() => expect(toasts.current()).toHaveLength(1));
  expect(toasts.current()[0]).toMatchObject({ kind: 'error', message: /could not be loaded in French/ });
  expect(address()).toBe('/posts/abc');
  expect(rememberedLocale()).toBeUndefined();
});

test('loads the document where part of the page cannot change its language', async () => {
  byDocument.mockReturnValue(true);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const address = open('/posts/abc?at=1,2,3#x');
  fireEvent.click(french());
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/fr/posts/abc?at=1,2,3#x'));
  expect(address()).toBe('/posts/abc?at=1,2,3#x');
  expect(rememberedLocale()).toBe('fr');
});

test('leaves a click that opens a new tab to the browser', () => {
  const address = open('/posts/abc');
  fireEvent.click(french(), { ctrlKey: true });
  expect(address()).toBe('/posts/abc');
  expect(rememberedLocale()).toBeUndefined();
});

test('a press while the page becomes interactive keeps the view, which the link of the server lacks', async () => {
  hydration.isOver = false;
  const address = open('/pois/a?at=1,2,3#photos');
  expect(french().getAttribute('href')).toBe('/fr/pois/a');
  fireEvent.click(french());
  await vi.waitFor(() => expect(address()).toBe('/fr/pois/a?at=1,2,3#photos'));
});
