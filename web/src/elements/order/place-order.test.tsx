// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { PlaceOrder } from './place-order.tsx';
import { type KeptOrder, type OrderOfPlaces, usePlaceOrder } from './place-orders.ts';

const InEnglish = await inEnglish('near', 'map');

/** The order of the places, after each choice. */
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

/** @param kept the order in the address at first */
function Places({ kept, hasPositions }: { kept: KeptOrder['order']; hasPositions: boolean }) {
  const [address, setAddress] = useState(kept);
  const { order, onOrder } = usePlaceOrder({ order: address, onOrder: setAddress });
  const choose = (next: OrderOfPlaces) => {
    sorted(next);
    onOrder(next);
  };
  return (
    <>
      <PlaceOrder order={order} onOrder={choose} hasPositions={hasPositions} />
      <span data-testid="address">{address}</span>
      <button type="button" onClick={() => setAddress('new')}>
        Back
      </button>
    </>
  );
}

function open(
  navigator: object = { geolocation: device },
  { kept = 'list' as KeptOrder['order'], hasPositions = true } = {},
) {
  vi.stubGlobal('navigator', { languages: ['en'], ...navigator });
  render(<Places kept={kept} hasPositions={hasPositions} />, { wrapper: InEnglish });
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
  expect(sorted).toHaveBeenLastCalledWith({ by: 'near', from: { lat: 0, lng: 0 } });
  expect(order().value).toBe('near');
  await choose('list');
  expect(sorted).toHaveBeenLastCalledWith({ by: 'list' });
  expect(order().value).toBe('list');
});

test('a position that comes after the visitor chose the order of the list sorts nothing', async () => {
  open();
  await choose('near');
  await choose('list');
  await answer(1, 2);
  expect(sorted.mock.calls).toEqual([[{ by: 'list' }]]);
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
    expect(sorted).toHaveBeenLastCalledWith({ by: 'near', from: { lat: 1, lng: 2 } });
  },
);

test('a browser that knows no positions says so', async () => {
  open({});
  await choose('near');
  expect(screen.getByText(/cannot tell where you are/)).toBeDefined();
  expect(order().value).toBe('list');
});

test('the address keeps the newest and the most saved first, and never the distance', async () => {
  open();
  const address = () => screen.getByTestId('address').textContent;
  await choose('saved');
  expect(order().value).toBe('saved');
  expect(address()).toBe('saved');
  await choose('near');
  await answer(1, 2);
  expect(order().value).toBe('near');
  expect(address()).toBe('list');
  // An order in the address comes before the distance, and choosing the order of the list ends both.
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(order().value).toBe('new');
  await choose('list');
  expect(order().value).toBe('list');
});

test('where the device finds nothing, the order in the address stays', async () => {
  open(undefined, { kept: 'saved' });
  await choose('near');
  await act(async () => asked.at(-1)?.fail(1));
  expect(order().value).toBe('saved');
  expect(screen.getByText(/not allowed to see your position/)).toBeDefined();
});

test('places without positions have no distance', () => {
  open(undefined, { hasPositions: false });
  expect([...order().options].map(({ value }) => value)).toEqual(['list', 'new', 'saved']);
});
