// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Position } from '@waymark/model/geography/position';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { PlaceOrder } from './place-order.tsx';

const InEnglish = await inEnglish('near', 'map');

/** From where the places are sorted, after each choice. */
const sorted = vi.fn();

/** The answers of the device, which the test gives. */
const asked: { found: PositionCallback; fail: (code: number) => void }[] = [];
const device: Pick<Geolocation, 'getCurrentPosition'> = {
  getCurrentPosition: (found, fail) =>
    asked.push({
      found,
      // The component reads no more of an error.
      fail: (code) => fail?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError),
    }),
};

function Places() {
  const [from, setFrom] = useState<Position | null>(null);
  const onSort = (next: Position | null) => {
    sorted(next);
    setFrom(next);
  };
  return <PlaceOrder from={from} onSort={onSort} />;
}

function open(navigator: object = { geolocation: device }) {
  vi.stubGlobal('navigator', { languages: ['en'], ...navigator });
  render(<Places />, { wrapper: InEnglish });
}

const order = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' });
const choose = (value: string) => act(async () => fireEvent.change(order(), { target: { value } }));
const answer = (latitude: number, longitude: number) =>
  act(async () => asked.at(-1)?.found({ coords: { latitude, longitude } } as GeolocationPosition));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sorted.mockClear();
  asked.length = 0;
});

test('the visitor chooses the distance, also at 0, 0, and goes back to the order of the list', async () => {
  open();
  expect(order().value).toBe('list');
  await choose('near');
  expect(order().value).toBe('near');
  expect(sorted).not.toHaveBeenCalled();
  await answer(0, 0);
  expect(sorted).toHaveBeenLastCalledWith({ lat: 0, lng: 0 });
  expect(order().value).toBe('near');
  await choose('list');
  expect(sorted).toHaveBeenLastCalledWith(null);
  expect(order().value).toBe('list');
});

test('a position that comes after the visitor chose the order of the list sorts nothing', async () => {
  open();
  await choose('near');
  await choose('list');
  await answer(1, 2);
  expect(sorted.mock.calls).toEqual([[null]]);
  expect(order().value).toBe('list');
});

test.each([
  ['refuses', 1, /not allowed to see your position/],
  ['finds nothing', 2, /could not find your position/],
])(
  'where the device %s, the order of the list stays, the visitor reads why, and may ask again',
  async (_what, code, words) => {
    open();
    await choose('near');
    await act(async () => asked.at(-1)?.fail(code));
    expect(screen.getByText(words)).toBeDefined();
    expect(order().value).toBe('list');
    expect(sorted).not.toHaveBeenCalled();
    await choose('near');
    await answer(1, 2);
    expect(screen.queryByText(words)).toBeNull();
    expect(sorted).toHaveBeenLastCalledWith({ lat: 1, lng: 2 });
  },
);

test('a browser that knows no positions says so', async () => {
  open({});
  await choose('near');
  expect(screen.getByText(/cannot tell where you are/)).toBeDefined();
  expect(order().value).toBe('list');
});
