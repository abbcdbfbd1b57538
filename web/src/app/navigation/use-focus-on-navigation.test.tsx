// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

function Frame() {
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  return (
    <main ref={content} tabIndex={-1}>
      <Outlet />
    </main>
  );
}

function FrenchFrame() {
  return <Frame />;
}

function Nothing() {
  return null;
}

test('the content takes the focus when the page changes, but not for the first page, a query or a hash', async () => {
  const focused = vi.spyOn(HTMLElement.prototype, 'focus');
  // A layout for each language, as in the routes.
  const pages = [{ index: true }, { path: 'a' }].map((page) => ({ ...page, Component: Nothing }));
  const router = createMemoryRouter([
    { path: '/', Component: Frame, children: pages },
    { path: '/fr', Component: FrenchFrame, children: pages },
  ]);
  const view = render(<RouterProvider router={router} />);
  await act(() => router.navigate('/?kind=pin#pin'));
  expect(focused).not.toHaveBeenCalled();
  await act(() => router.navigate('/a'));
  expect(focused).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  await act(() => router.navigate('/fr/a'));
  expect(focused).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(view.getByRole('main'));
  await act(() => router.navigate(-1));
  expect(focused).toHaveBeenCalledTimes(3);
});

test('a page can have its heading take the focus', async () => {
  const router = createMemoryRouter([
    {
      path: '/',
      Component: Frame,
      children: [
        { index: true, Component: Nothing },
        {
          path: 'welcome',
          element: (
            <h1 tabIndex={-1} data-first-focus>
              Welcome
            </h1>
          ),
        },
      ],
    },
  ]);
  const view = render(<RouterProvider router={router} />);
  await act(() => router.navigate('/welcome'));
  expect(document.activeElement).toBe(view.getByRole('heading'));
});
