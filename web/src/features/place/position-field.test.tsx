// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Position } from '@waymark/model/geography/position';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages } from '../../i18n/messages.ts';
import { Translated } from '../../i18n/translated.tsx';
import { PositionField } from './position-field.tsx';

// Nothing is on the map, and nobody is asked.
vi.mock('../../live/tiles/use-map-tiles.tsx', () => ({ useMapTiles: () => ({ shown: [], sources: null }) }));

const messages = await loadMessages('en');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The field as an editor has it: `set` is what an undo there does. */
async function open(first?: Position, isApproximate = false) {
  const changes: (Position | undefined)[] = [];
  let now = first;
  const shown = () => (
    <Translated locale="en" messages={messages}>
      <PositionField
        label="Where it is"
        value={now}
        isApproximate={isApproximate}
        onChange={(next) => {
          changes.push(next);
          set(next);
        }}
      />
    </Translated>
  );
  const view = await act(async () => render(shown()));
  const set = (value: Position | undefined) => {
    now = value;
    act(() => view.rerender(shown()));
  };
  await screen.findByRole('textbox', { name: 'Coordinates' });
  return { changes, set };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Coordinates' });
function type(text: string): void {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
}

test.each([
  ['41.1496, -8.6109', { lat: 41.1496, lng: -8.6109 }],
  ['41,1496 -8,6109', { lat: 41.1496, lng: -8.6109 }],
  ['41°08′58.56″N 8°36′39.24″W', { lat: 41.1496, lng: -8.6109 }],
  ['geo:41.1496,-8.6109', { lat: 41.1496, lng: -8.6109 }],
  ['https://www.openstreetmap.org/#map=15/41.1496/-8.6109', { lat: 41.1496, lng: -8.6109 }],
])('%s is taken as it is typed, and shown as it was read', async (text, position) => {
  const { changes } = await open();
  type(text);
  expect(changes).toEqual([position]);
  expect(field().value).toBe(text);
  fireEvent.blur(field());
  expect(field().value).toBe('41.1496, -8.6109');
});

test('nonsense leaves the place where it was, and says why once nobody is typing', async () => {
  const { changes } = await open({ lat: 1, lng: 2 });
  type('somewhere');
  expect(screen.queryByText(/not coordinates/)).toBeNull();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(screen.getByText(/not coordinates/)).toBeDefined();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  for (const [text, sentence] of [
    ['41.15', /Latitude or longitude is missing/],
    ['95, 8', /position does not exist/],
    ['https://maps.app.goo.gl/x', /shortened link/],
  ] as const) {
    type(text);
    fireEvent.blur(field());
    expect(screen.getByText(sentence)).toBeDefined();
  }
  expect(changes).toEqual([]);
});

test('an empty field is no place, and a place can be removed', async () => {
  const { changes } = await open({ lat: 1, lng: 2 });
  type('');
  expect(changes).toEqual([undefined]);
  type('3, 4');
  fireEvent.blur(field());
  fireEvent.click(screen.getByRole('button', { name: 'Remove the place' }));
  expect(changes).toEqual([undefined, { lat: 3, lng: 4 }, undefined]);
  expect(field().value).toBe('');
});

test('a place that changes elsewhere is shown, whatever was typed here', async () => {
  const { set } = await open({ lat: 1, lng: 2 });
  type('nonsense');
  fireEvent.blur(field());
  set({ lat: 5, lng: 6 });
  expect(field().value).toBe('5, 6');
  expect(screen.queryByText(/not coordinates/)).toBeNull();
});

type Asked = Parameters<Geolocation['getCurrentPosition']>;

/** A device that answers when it is told to. */
function device() {
  const asked: Asked[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: { getCurrentPosition: (...about: Asked) => asked.push(about) },
  });
  return asked;
}

const here = () => screen.getByRole('button', { name: 'My position' });

test('where the writer is becomes the place once the device knows; a slow one is waited for', async () => {
  const asked = device();
  const { changes } = await open();
  fireEvent.click(here());
  expect(screen.getByText('Finding your position…')).toBeDefined();
  fireEvent.click(here());
  expect(asked).toHaveLength(1);
  const coords = { latitude: 48.85661234, longitude: 2.35221234 };
  act(() => asked[0]?.[0]({ coords } as GeolocationPosition));
  expect(changes).toEqual([{ lat: 48.856612, lng: 2.352212 }]);
  expect(screen.getByText('The place is at 48.856612, 2.352212.')).toBeDefined();
});

test('a device that may not tell, or cannot, is said so, and nothing changes', async () => {
  const asked = device();
  const { changes } = await open({ lat: 1, lng: 2 });
  const fail = (code: number) =>
    act(() => asked.at(-1)?.[1]?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
  fireEvent.click(here());
  fail(1);
  expect(screen.getByText(/does not share your position/)).toBeDefined();
  fireEvent.click(here());
  fail(3);
  expect(screen.getByText(/could not find your position/)).toBeDefined();
  expect(changes).toEqual([]);
});

test('the search stands before the map, and the map before the coordinates', async () => {
  await open({ lat: 1, lng: 2 });
  const parts = [
    screen.getByRole('searchbox', { name: 'Search by name' }),
    screen.getByRole('button', { name: 'Put it here' }),
    field(),
  ];
  const inOrder = parts.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder).toEqual(parts);
});

test('a place that is shown roughly says what visitors see of it', async () => {
  await open({ lat: 1, lng: 2 }, true);
  expect(screen.getByText(/square of about one kilometre/)).toBeDefined();
});
