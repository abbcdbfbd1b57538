// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { createStore } from '../../ui/hooks/store.ts';
import { setRelief } from './relief.ts';
import { ReliefControl } from './relief-control.tsx';

vi.mock('../../config.ts', () => ({ config: { VITE_TERRAIN_URL: 'https://maps.example/heights.pmtiles' } }));
vi.mock('./relief.ts', () => ({ setRelief: vi.fn() }));

const InEnglish = await inEnglish('map');
const ALPS = { lat: 46, lng: 8, zoom: 9 };
const MAP = {} as MapLibreMap;
const HEIGHTS = 'https://maps.example/heights.pmtiles';

function open(zoom = ALPS.zoom) {
  const here = createStore({ ...ALPS, zoom });
  render(
    <InEnglish>
      <ReliefControl map={MAP} here={here} />
    </InEnglish>,
  );
  return here;
}

const button = () => screen.getByRole('button', { name: 'Mountains in 3-D' });
const isPressed = () => button().getAttribute('aria-pressed') === 'true';

beforeEach(() => {
  vi.mocked(setRelief).mockReset().mockResolvedValue();
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
  expect(vi.mocked(setRelief).mock.calls).toEqual([
    [MAP, HEIGHTS, true],
    [MAP, HEIGHTS, false],
  ]);
});

test('from far away there is no such button, and the map is seen from above', () => {
  const here = open();
  fireEvent.click(button());
  act(() => here.set({ ...ALPS, zoom: 5 }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(setRelief).toHaveBeenLastCalledWith(MAP, HEIGHTS, false);
  act(() => here.set(ALPS));
  expect(isPressed()).toBe(false);
});

test('where the heights cannot be loaded, the button is not pressed', async () => {
  vi.mocked(setRelief).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open();
  fireEvent.click(button());
  await waitFor(() => expect(isPressed()).toBe(false));
});
