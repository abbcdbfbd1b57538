// @vitest-environment happy-dom

import { act, cleanup, render } from '@testing-library/react';
import type { Position } from '@waymark/model/geography/position';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { goalCamera } from '../../../map/in-view.ts';
import { useWorksView, type WorksViewState } from '../filters/use-works-view.ts';
import { useWorksMap, type WorksMapState } from './use-works-map.ts';

const SIZE = { width: 400, height: 500 };
const CORSICA = [
  { lat: 41, lng: 9 },
  { lat: 43, lng: 9.5 },
];
const BRITTANY = [{ lat: 48, lng: -3 }];
const MOVED = { lat: 10, lng: 20, zoom: 5 };

afterEach(cleanup);

let map: WorksMapState;
let state: WorksViewState;
let spots: readonly Position[];

function Page() {
  state = useWorksView();
  map = useWorksMap(state, spots, true);
  return null;
}

/** A page with a map that comes to rest where it is sent, after its layout. */
function open(search: string, first: readonly Position[] = CORSICA) {
  spots = first;
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: [`/${search}`] });
  render(<RouterProvider router={router} />);
  const rest = (camera = goalCamera(map.goal, SIZE)) => act(() => map.onRest({ camera, size: SIZE }));
  return { search: () => router.state.location.search, rest };
}

test('the map frames the filtered works, and the address does not record it', async () => {
  const { search, rest } = open('');
  expect(map.goal).toMatchObject({ bounds: { west: 9, south: 41, north: 43 } });
  await rest();
  spots = BRITTANY;
  await act(() => state.change({ kind: 'pin' }));
  expect(map.goal).toMatchObject({ bounds: { west: -3.75, south: 47.25, north: 48.75 } });
  await rest();
  expect(search()).toBe('?kind=pin');
});

test('the frame leaves room for the buttons, and may cross the antimeridian', async () => {
  open('', [
    { lat: 0, lng: 170 },
    { lat: 1, lng: 180 },
  ]);
  expect(map.goal).toMatchObject({ bounds: { west: 170, east: expect.closeTo(-178.2) } });
});

test('without works the map shows the world, and the address does not record it', async () => {
  const { search, rest } = open('', []);
  await rest();
  expect(search()).toBe('');
});

test('a map that the user moved stays, and the address records its camera', async () => {
  const { search, rest } = open('');
  await rest();
  await rest(MOVED);
  expect(search()).toBe('?at=10,20,5');
  const { goal } = map;
  spots = [...CORSICA, { lat: 10, lng: 20 }];
  await act(() => state.change({ kind: 'pin' }));
  expect(map.goal).toBe(goal);
  expect(search()).toBe('?kind=pin&at=10,20,5');
});

test('a filter with no work in view moves the map to the filtered works', async () => {
  const { search, rest } = open('?at=10,20,5', [{ lat: 10, lng: 20 }, ...CORSICA]);
  expect(map.goal).toEqual(MOVED);
  await rest();
  spots = CORSICA;
  await act(() => state.change({ kind: 'pin' }));
  expect(map.goal).toMatchObject({ bounds: { west: 9, south: 41 } });
  await rest();
  expect(search()).toBe('?kind=pin');
});

test('back and forward move the map to the camera of the address, and never undo the user’s own movement', async () => {
  const { rest } = open('?at=10,20,5');
  await rest();
  await act(() => map.goTo({ lat: 1, lng: 2, zoom: 9 }));
  await rest();
  const { goal } = map;
  expect(state.view.camera).toEqual({ lat: 1, lng: 2, zoom: 9 });
  expect(map.goal).toBe(goal);
  await act(() => state.change({ camera: MOVED }));
  expect(map.goal).toEqual(MOVED);
});
