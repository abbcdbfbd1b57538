// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouteAnnouncer } from './route-announcer.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page() {
  return (
    <>
      <title>{`The page ${useLocation().pathname}`}</title>
      <RouteAnnouncer />
    </>
  );
}

test('the title of an opened page is announced once; the first page and a change of the query are not announced', async () => {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/first'] });
  const { container } = render(<RouterProvider router={router} />);
  const goTo = async (to: string) => {
    await act(() => router.navigate(to));
    const atOnce = container.textContent;
    await act(() => vi.advanceTimersByTimeAsync(1000));
    return [atOnce, container.textContent];
  };
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(container.textContent).toBe('');
  expect(await goTo('/second')).toEqual(['', 'The page /second']);
  expect(await goTo('/second?at=1,2,3')).toEqual(['The page /second', 'The page /second']);
  expect(await goTo('/third')).toEqual(['', 'The page /third']);
});
