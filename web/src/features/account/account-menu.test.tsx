// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { noteSignIn } from '../../session/sign-in-way.ts';
import { chosenTheme } from '../../ui/theme.ts';
import { AccountMenu } from './account-menu.tsx';

// A visitor without a session.
vi.mock('./use-account.ts', () => ({ useAccount: () => ({ status: 'signed-out' }) }));

const InEnglish = await inEnglish('account');

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

test('the theme goes from that of the device to dark, to light, and back', () => {
  HTMLElement.prototype.hidePopover = vi.fn();
  render(
    <MemoryRouter>
      <InEnglish>
        <AccountMenu />
      </InEnglish>
    </MemoryRouter>,
  );
  const entry = () => screen.getByRole('menuitem', { name: 'Switch theme', hidden: true });
  const seen = [0, 1, 2, 3].map((presses) => {
    if (presses > 0) fireEvent.click(entry());
    return [entry().textContent, document.documentElement.dataset['theme'], chosenTheme()];
  });
  expect(seen).toEqual([
    ['Switch themeNow: as on this device', undefined, undefined],
    ['Switch themeNow: dark', 'dark', 'dark'],
    ['Switch themeNow: light', 'light', 'light'],
    ['Switch themeNow: as on this device', undefined, undefined],
  ]);
});

function openMenu() {
  const element = (
    <InEnglish>
      <AccountMenu />
    </InEnglish>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/about'] });
  render(<RouterProvider router={router} />);
  return router;
}

const item = (name: string) => screen.queryByRole('menuitem', { name, hidden: true });

test('a visitor who becomes a creator signs in first, and then comes to the page for joining', () => {
  HTMLElement.prototype.hidePopover = vi.fn();
  const router = openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Become a creator', hidden: true }));
  const { pathname, search } = router.state.location;
  expect([pathname, new URLSearchParams(search).get('to')]).toEqual(['/join', '/creators/join']);
});

test('each way to sign in has its own name, and no two items lead to the same page', () => {
  const ways = ['Sign in at the sign-in service', 'Sign in or register by e-mail'];
  openMenu();
  expect(ways.map((name) => item(name) !== null)).toEqual([true, true]);
  cleanup();
  noteSignIn('email');
  openMenu();
  expect(ways.map((name) => item(name) !== null)).toEqual([false, true]);
});
