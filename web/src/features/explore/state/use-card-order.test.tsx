// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { NO_VIEW, type View } from '@waymark/model/view-codec';
import { afterEach, expect, test, vi } from 'vitest';
import { useCardOrder } from './use-card-order.ts';

const change = vi.fn();
const explore = vi.hoisted(() => ({ state: {} as object }));
vi.mock('./explore-context.ts', () => ({ useExploreState: () => explore.state }));

const CAMERA = { lat: 1, lng: 2, zoom: 9 };
const STORIES = ['new', 'saved', 'near'] as const;
const LISTS = ['new', 'near'] as const;

function orderAt(sort: View['sort'], orders: readonly ['new', ...('saved' | 'near')[]] = STORIES) {
  const listView = { camera: CAMERA, size: { width: 400, height: 400 } };
  explore.state = { view: { ...NO_VIEW, sort }, change, listView };
  return renderHook(() => useCardOrder(orders)).result;
}

afterEach(() => void change.mockClear());

test.each([
  ['fit', STORIES, 'new'],
  ['new', STORIES, 'new'],
  ['saved', STORIES, 'saved'],
  ['near', STORIES, 'near'],
  ['saved', LISTS, 'new'],
] as const)(
  'an address with the order %s, on a page with the orders %s, has the order %s',
  (sort, orders, order) => {
    expect(orderAt(sort, orders).current.order).toBe(order);
  },
);

test('the address names every order but the first one', () => {
  const result = orderAt('fit');
  act(() => result.current.onOrder('saved'));
  act(() => result.current.onOrder('new'));
  expect(change.mock.calls).toEqual([
    [{ sort: 'saved' }, 'push'],
    [{ sort: 'fit' }, 'push'],
  ]);
});

test('the nearest alone are measured, from the middle of the map where it does not show the visitor', () => {
  expect(orderAt('saved').current.from).toBeNull();
  expect(orderAt('near').current.from).toEqual({ at: CAMERA, isVisitor: false });
});
