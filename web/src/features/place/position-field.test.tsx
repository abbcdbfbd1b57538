// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Position } from '@waymark/model/geography/position';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages } from '../../i18n/messages.ts';
import { Translated } from '../../i18n/translated.tsx';
import { PositionField } from './position-field.tsx';

// The map has no tiles, and no network is needed.
vi.mock('../../live/tiles/use-map-tiles.tsx', () => ({ useMapTiles: () => ({ shown: [], sources: null }) }));

const messages = await loadMessages('en');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Options {
  isApproximate?: boolean;
  photoSpot?: Position;
}

/** Renders the field in a form. `set` changes its value from outside, as an undo of the editor does. */
async function open(first?: Position, options: Options = {}) {
  const changes: (Position | undefined)[] = [];
  let now = first;
  const shown = () => (
    <Translated locale="en" messages={messages}>
      <PositionField
        label="Where it is"
        value={now}
        {...options}
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
])('%s is read while it is typed, and shown in the standard form afterwards', async (text, position) => {
  const { changes } = await open();
  type(text);
  expect(changes).toEqual([position]);
  expect(field().value).toBe(text);
  fireEvent.blur(field());
  expect(field().value).toBe('41.1496, -8.6109');
});

test('invalid text does not change the position, and the field says why after typing has ended', async () => {
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

test('emptying the field removes the position, and so does the button', async () => {
  const { changes } = await open({ lat: 1, lng: 2 });
  type('');
  expect(changes).toEqual([undefined]);
  type('3, 4');
  fireEvent.blur(field());
  fireEvent.click(screen.getByRole('button', { name: 'Remove the place' }));
  expect(changes).toEqual([undefined, { lat: 3, lng: 4 }, undefined]);
  expect(field().value).toBe('');
});

test('a position that is changed from outside replaces typed text', async () => {
  const { set } = await open({ lat: 1, lng: 2 });
  type('nonsense');
  fireEvent.blur(field());
  set({ lat: 5, lng: 6 });
  expect(field().value).toBe('5, 6');
  expect(screen.queryByText(/not coordinates/)).toBeNull();
});

type LocationRequest = Parameters<Geolocation['getCurrentPosition']>;

/** Stubs the geolocation of the device. The test answers its requests. */
function stubLocation() {
  const requests: LocationRequest[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: { getCurrentPosition: (...request: LocationRequest) => requests.push(request) },
  });
  return requests;
}

const here = () => screen.getByRole('button', { name: 'My position' });

test('the position of the device becomes the value, and a second press waits for the same request', async () => {
  const requests = stubLocation();
  const { changes } = await open();
  fireEvent.click(here());
  expect(screen.getByText('Finding your position…')).toBeDefined();
  fireEvent.click(here());
  expect(requests).toHaveLength(1);
  const coords = { latitude: 48.85661234, longitude: 2.35221234 };
  await act(async () => requests[0]?.[0]({ coords } as GeolocationPosition));
  expect(changes).toEqual([{ lat: 48.856612, lng: 2.352212 }]);
  expect(screen.getByText('The place is at 48.856612, 2.352212.')).toBeDefined();
});

test('a denied or failed location request is reported, and the value does not change', async () => {
  const requests = stubLocation();
  const { changes } = await open({ lat: 1, lng: 2 });
  const fail = (code: number) =>
    act(() => requests.at(-1)?.[1]?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
  fireEvent.click(here());
  fail(1);
  expect(screen.getByText(/does not share your position/)).toBeDefined();
  fireEvent.click(here());
  fail(3);
  expect(screen.getByText(/could not find your position/)).toBeDefined();
  expect(changes).toEqual([]);
});

const atPhoto = () => screen.queryByRole('button', { name: 'Where the photo was taken' });

test('the place of a photo becomes the value, and is not offered while it is the value', async () => {
  const { changes, set } = await open(undefined, { photoSpot: { lat: 48.85661234, lng: 2.35221234 } });
  fireEvent.click(atPhoto() ?? document.body);
  expect(changes).toEqual([{ lat: 48.856612, lng: 2.352212 }]);
  expect(screen.getByText('The place is at 48.856612, 2.352212.')).toBeDefined();
  expect(atPhoto()).toBeNull();
  set({ lat: 1, lng: 2 });
  expect(atPhoto()).not.toBeNull();
});

test('without a photo that says where it was taken, its place is not offered', async () => {
  await open();
  expect(atPhoto()).toBeNull();
});

test('the search precedes the map, and the map precedes the coordinates', async () => {
  await open({ lat: 1, lng: 2 });
  const parts = [
    screen.getByRole('searchbox', { name: 'Find a place' }),
    screen.getByRole('button', { name: 'Put it here' }),
    field(),
  ];
  const inOrder = parts.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder).toEqual(parts);
});

test('the field of an approximate position says what visitors see', async () => {
  await open({ lat: 1, lng: 2 }, { isApproximate: true });
  expect(screen.getByText(/square of about one kilometre/)).toBeDefined();
});
