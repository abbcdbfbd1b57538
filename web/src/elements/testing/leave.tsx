import { act, render, screen } from '@testing-library/react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

/* Test support for questions before leaving a page. */

/** Opens a page at a path and navigates elsewhere. */
export async function leave(
  path: string,
  page: ReactElement,
  wrapper: ComponentType<{ children: ReactNode }>,
) {
  const routes = [
    { path, element: page },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />, { wrapper });
  await act(() => router.navigate('/elsewhere'));
  return router;
}

export const asked = () => screen.getByRole('dialog', { hidden: true });
