// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useView } from './use-view.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** Chooses a category before the view of the address is shown, as a visitor may whose press was kept. */
function EarlyPress() {
  const { view, change } = useView();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => change({ categories: ['museum'] }, 'push'), []);
  return <output>{view.kinds.join()}</output>;
}

function routerAt(search: string) {
  return createMemoryRouter([{ path: '*', Component: EarlyPress }], { initialEntries: [`/${search}`] });
}

test('a change before the view of the address is shown keeps what the address says', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<RouterProvider router={routerAt('')} />);
  const router = routerAt('?at=48.2,16.4,9&kinds=poi');
  const onRecoverableError = vi.fn();
  await act(async () => {
    root = hydrateRoot(place, <RouterProvider router={router} />, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place.textContent).toBe('poi');
  const { search } = router.state.location;
  expect([...new URLSearchParams(search)].sort()).toEqual([
    ['at', '48.2,16.4,9'],
    ['categories', 'museum'],
    ['kinds', 'poi'],
  ]);
});
