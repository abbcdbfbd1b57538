// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { BeginLink, WaysIn } from './ways-in.tsx';

const signInAtProvider = vi.hoisted(() => vi.fn(() => new Promise<never>(() => {})));
vi.mock('../../session/sign-in.ts', () => ({ signInAtProvider }));

const InEnglish = await inEnglish('access');

afterEach(cleanup);

function open() {
  const element = (
    <InEnglish>
      <section id="sign-in" tabIndex={-1} />
      <BeginLink />
    </InEnglish>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/join'] });
  render(<RouterProvider router={router} />);
  return {
    router,
    link: screen.getByRole('link', { name: 'Sign in, or create an account' }),
    ways: document.getElementById('sign-in'),
  };
}

test('the link at the end of the page moves the focus to the ways to sign in, without a hash in the address', () => {
  const { router, link, ways } = open();
  expect(fireEvent.click(link)).toBe(false);
  expect(document.activeElement).toBe(ways);
  expect(router.state.location.hash).toBe('');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a click with %o opens a tab or a window, as on every link',
  (keys) => {
    const { link, ways } = open();
    expect(link.getAttribute('href')).toBe('/join#sign-in');
    expect(fireEvent.click(link, keys)).toBe(true);
    expect(document.activeElement).not.toBe(ways);
  },
);

test.each([
  ['/join?to=%2Fcreators%2Fjoin', '/creators/join'],
  ['/join', '/join'],
])('a sign-in at the provider from %s leads to %s', async (address, target) => {
  const element = (
    <InEnglish>
      <WaysIn />
    </InEnglish>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button', { name: 'Go on to the sign-in service' }));
  await vi.waitFor(() => expect(signInAtProvider).toHaveBeenLastCalledWith(target, 'en', { isAnew: false }));
});
