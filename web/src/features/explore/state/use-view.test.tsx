// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, type NavigateFunction, useNavigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { DestinationContext } from '../../../elements/page/destination.ts';
import { type ChangeView, useView } from './use-view.ts';

const CAMERA = { lat: 38.7, lng: -9.1, zoom: 9 };

afterEach(cleanup);

interface Shown {
  change: ChangeView;
  navigate: NavigateFunction;
}

let shown: Shown | undefined;

function PageWithMap() {
  shown = { change: useView().change, navigate: useNavigate() };
  return null;
}

/** A page with a map at `/`, and another page that loads until `arrive` is called. */
function show() {
  let arrive = () => {};
  const loader = () =>
    new Promise<null>((resolve) => {
      arrive = () => resolve(null);
    });
  const router = createMemoryRouter([
    { path: '/', element: <PageWithMap /> },
    { path: '/elsewhere', loader, element: null },
  ]);
  render(
    <DestinationContext value={() => router.state.navigation.location ?? router.state.location}>
      <RouterProvider router={router} />
    </DestinationContext>,
  );
  if (shown === undefined) throw new Error('The page was not shown');
  return { ...shown, router, arrive: () => arrive() };
}

test('the address records where the map came to rest', async () => {
  const { router, change } = show();
  await act(() => change({ camera: CAMERA }, 'replace'));
  expect(router.state.location.search).toBe('?at=38.7,-9.1,9');
});

test('a map that comes to rest while its visitor leaves does not call the visitor back', async () => {
  const { router, change, navigate, arrive } = show();
  await act(async () => {
    void navigate('/elsewhere');
    // Before React has rendered the navigation.
    change({ camera: CAMERA }, 'replace');
  });
  await act(async () => arrive());
  expect(router.state.location).toMatchObject({ pathname: '/elsewhere', search: '' });
});

test('a dialog that opens while the map comes to rest stays open', async () => {
  const { router, change, navigate } = show();
  await act(async () => {
    void navigate('/', { state: { photo: 1 } });
    // Before React has rendered the dialog.
    change({ camera: CAMERA }, 'replace');
  });
  expect(router.state.location).toMatchObject({ search: '?at=38.7,-9.1,9', state: { photo: 1 } });
});
