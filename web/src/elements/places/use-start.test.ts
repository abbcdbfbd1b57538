// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import type { Position } from '@waymark/model/geography/position';
import { expect, test, vi } from 'vitest';
import type { MapView } from '../../map/in-view.ts';
import { findStart } from './find-start.ts';
import { useStart } from './use-start.ts';

vi.mock('./find-start.ts');

const WRITER = { uid: 'me', workId: 'w' };
const PORTO = { lat: 41.15, lng: -8.61 };
const viewAt = (lng: number): MapView => ({
  camera: { lat: 25, lng, zoom: 1 },
  size: { width: 400, height: 300 },
});
const AT_FIRST = viewAt(10);

/** The hook, with a start that is not known yet. */
function open(isWanted = true) {
  const { promise, resolve } = Promise.withResolvers<Position | undefined>();
  vi.mocked(findStart).mockReset().mockReturnValue(promise);
  const { result, rerender } = renderHook(
    ({ isWanted, view }: { isWanted: boolean; view: MapView | null }) => useStart(WRITER, isWanted, view),
    { initialProps: { isWanted, view: null as MapView | null } },
  );
  return { result, rerender, find: (place?: Position) => act(async () => resolve(place)) };
}

test('the map of a work without a place goes to the start, once it is known', async () => {
  const { result, rerender, find } = open();
  rerender({ isWanted: true, view: AT_FIRST });
  expect(result.current).toBeUndefined();
  await find(PORTO);
  expect(result.current).toEqual(PORTO);
  rerender({ isWanted: false, view: viewAt(50) });
  expect(result.current).toEqual(PORTO);
});

test('a map that was moved meanwhile stays', async () => {
  const { result, rerender, find } = open();
  rerender({ isWanted: true, view: AT_FIRST });
  rerender({ isWanted: true, view: viewAt(50) });
  await find(PORTO);
  expect(result.current).toBeUndefined();
});

test('a map on which a place was chosen meanwhile stays', async () => {
  const { result, rerender, find } = open();
  rerender({ isWanted: false, view: AT_FIRST });
  await find(PORTO);
  expect(result.current).toBeUndefined();
});

test('a work with a place asks nothing', () => {
  const { result } = open(false);
  expect(findStart).not.toHaveBeenCalled();
  expect(result.current).toBeUndefined();
});
