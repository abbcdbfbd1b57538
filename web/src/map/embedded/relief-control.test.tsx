// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { createStore } from '../../ui/hooks/store.ts';
import { ReliefControl } from './relief-control.tsx';

const InEnglish = await inEnglish('map');
const ALPS = { lat: 46, lng: 8, zoom: 9 };
const setRelief = vi.fn(async () => {});

function open(zoom = ALPS.zoom) {
  const here = createStore({ ...ALPS, zoom });
  render(
    <InEnglish>
      <ReliefControl here={here} setRelief={setRelief} />
    </InEnglish>,
  );
  return here;
}

const button = () => screen.getByRole('button', { name: 'Mountains in 3-D' });
const isPressed = () => button().getAttribute('aria-pressed') === 'true';

beforeEach(() => {
  setRelief.mockReset();
  setRelief.mockResolvedValue();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(cleanup);

test('a button shows mountains in 3-D, and the map from above again', () => {
  open();
  expect(isPressed()).toBe(false);
  fireEvent.click(button());
  expect(isPressed()).toBe(true);
  fireEvent.click(button());
  expect(isPressed()).toBe(false);
  expect(setRelief.mock.calls).toEqual([[true], [false]]);
});

test('from far away there is no such button, and the map is seen from above', () => {
  const here = open();
  fireEvent.click(button());
  act(() => here.set({ ...ALPS, zoom: 5 }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(setRelief).toHaveBeenLastCalledWith(false);
  act(() => here.set(ALPS));
  expect(isPressed()).toBe(false);
});

test('where the heights cannot be loaded, the button is not pressed', async () => {
  setRelief.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open();
  fireEvent.click(button());
  await waitFor(() => expect(isPressed()).toBe(false));
});
