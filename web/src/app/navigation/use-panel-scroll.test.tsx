// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { usePanelScroll } from './use-panel-scroll.ts';

afterEach(cleanup);

function Panel() {
  const content = useRef<HTMLDivElement>(null);
  usePanelScroll(content);
  return (
    <section style={{ overflowY: 'auto' }} aria-label="Panel">
      <div ref={content}>
        <Outlet />
      </div>
    </section>
  );
}

function Nothing() {
  return null;
}

function open() {
  const router = createMemoryRouter([{ Component: Panel, children: [{ path: '*', Component: Nothing }] }], {
    initialEntries: ['/first'],
  });
  render(<RouterProvider router={router} />);
  const panel = screen.getByRole('region', { name: 'Panel' });
  const scroll = (to: number) => {
    panel.scrollTop = to;
    panel.dispatchEvent(new Event('scroll'));
  };
  return {
    panel,
    scroll,
    go: (to: string | -1, replace = false) =>
      act(() => (to === -1 ? router.navigate(-1) : router.navigate(to, { replace }))),
  };
}

test('another page starts at its top, and the previous one returns to its scroll position', async () => {
  const { panel, scroll, go } = open();
  scroll(300);
  await go('/second');
  expect(panel.scrollTop).toBe(0);
  scroll(120);
  await go(-1);
  expect(panel.scrollTop).toBe(300);
});

test('a change of query keeps the scroll position, also after going back', async () => {
  const { panel, scroll, go } = open();
  scroll(300);
  await go('/first?at=1,2,3', true);
  expect(panel.scrollTop).toBe(300);
  await go('/second');
  await go(-1);
  expect(panel.scrollTop).toBe(300);
});
