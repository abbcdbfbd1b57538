// @vitest-environment happy-dom

import { createMemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { routes } from './routes.tsx';

test.each(['/no/such/page', '/no/such/page?kind=pin&q=%C3%A9', '/fr/pins?at=1,2,3z'])(
  'the path %s, which no page has, raises a 404 that has all of it',
  async (path) => {
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    await vi.waitFor(() => expect(router.state.initialized).toBe(true));
    expect(Object.values(router.state.errors ?? {})).toEqual([
      expect.objectContaining({
        status: 404,
        statusText: `Page Not Found: ${path}`,
        data: { path },
      }),
    ]);
    router.dispose();
  },
);
