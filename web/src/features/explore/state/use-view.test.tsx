// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useView } from './use-view.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** Chooses a category as soon as it is there, as a visitor may who pressed before. */
function EarlyPress() {
  const { view, change } = useView();
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => change({ categories: ['museum'] }, 'push'), []);
  return (
    <output>
      {view.kinds.join()} {search}
    </output>
  );
}

const page = (search: string) => (
  <RouterProvider
    router={createMemoryRouter([{ path: '*', Component: EarlyPress }], { initialEntries: [`/${search}`] })}
  />
);

test('a change before the view of the address is shown keeps what the address says', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page(''));
  await act(async () => {
    root = hydrateRoot(place, page('?at=48.2,16.4,9&kinds=poi'), { onRecoverableError: () => {} });
  });
  expect(place.textContent).toContain('poi');
  expect(place.textContent).toMatch(/at=48\.2,16\.4,9/);
  expect(place.textContent).toMatch(/kinds=poi.*categories=museum|categories=museum.*kinds=poi/);
});
