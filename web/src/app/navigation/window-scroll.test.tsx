// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { WindowScroll } from './window-scroll.tsx';

afterEach(cleanup);

function Page() {
  return (
    <>
      <Outlet />
      <WindowScroll />
    </>
  );
}

test('the first page stays where the visitor scrolled before; the next starts at its top, also of another shell', async () => {
  const router = createMemoryRouter(
    [
      { path: '/en', Component: Page, children: [{ path: '*', element: 'English' }] },
      { path: '/fr', Component: Page, children: [{ path: '*', element: 'French' }] },
    ],
    { initialEntries: ['/en/first'] },
  );
  window.scrollTo(0, 400);
  render(<RouterProvider router={router} />);
  expect(window.scrollY).toBe(400);
  await act(() => router.navigate('/en/second'));
  expect(window.scrollY).toBe(0);
  window.scrollTo(0, 200);
  await act(() => router.navigate('/fr/third'));
  expect(window.scrollY).toBe(0);
  await act(() => router.navigate(-1));
  expect(window.scrollY).toBe(200);
});
