// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '../i18n/messages.ts';
import { Translated } from '../i18n/translated.tsx';
import { ErrorPage } from './errors/error-page.tsx';
import { type LoadPageModule, lazyPage } from './lazy-page.tsx';

const reachable = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('../services/reachable.ts', () => ({ isReachable: reachable }));
const reload = vi.fn();
const messages = await loadMessages('en');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(location, 'reload').mockImplementation(reload);
  reachable.mockResolvedValue(false);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  reachable.mockReset();
  reload.mockReset();
  sessionStorage.clear();
});

function Frame() {
  return (
    <Translated locale="en" messages={messages}>
      <Outlet />
    </Translated>
  );
}

function List() {
  return <Link to="/page">The page</Link>;
}

function Page() {
  return <h1>It is here</h1>;
}

function Nothing() {
  return null;
}

/** Opens a list, as the routes define it, with a link to a page whose code `load` loads. */
function openList(load: LoadPageModule): void {
  const router = createMemoryRouter([
    {
      path: '/',
      HydrateFallback: Nothing,
      Component: Frame,
      children: [
        { index: true, Component: List },
        { path: 'page', ...lazyPage(load, 'en'), ErrorBoundary: ErrorPage },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('link', { name: 'The page' }));
}

const away: LoadPageModule = () => Promise.reject(new TypeError('Failed to fetch a module'));

test('a page is shown with its data', async () => {
  const loader = vi.fn(() => 'data');
  openList(async () => ({ Component: Page, loader }));
  await screen.findByRole('heading', { name: 'It is here' });
  expect(loader).toHaveBeenCalledOnce();
});

test('a page whose code cannot be loaded shows the error page', async () => {
  openList(away);
  await screen.findByRole('heading', { level: 1, name: 'This page did not load' });
  screen.getByRole('button', { name: 'Try again' });
  screen.getByRole('link', { name: 'All places and stories' });
});

test('retry loads the document where the server answers', async () => {
  openList(away);
  const button = await screen.findByRole('button', { name: 'Try again' });
  reachable.mockResolvedValue(true);
  fireEvent.click(button);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('retry keeps the page and shows a message where the server does not answer', async () => {
  openList(away);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('The server still does not answer.');
  expect(reload).not.toHaveBeenCalled();
});

test('the page retries automatically when the reader is back online', async () => {
  openList(away);
  await screen.findByRole('heading', { name: 'This page did not load' });
  expect(reload).not.toHaveBeenCalled();
  reachable.mockResolvedValue(true);
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalled();
  });
});

test('an error of our code is not retried automatically, to avoid an endless loop', async () => {
  openList(async () => ({ Component: Page, loader: () => Promise.reject(new Error('a fault')) }));
  await screen.findByRole('heading', { name: 'Internal Server Error' });
  dispatchEvent(new Event('online'));
  expect(reachable).not.toHaveBeenCalled();
});
