// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MAX_VERTICES, readGeometry } from '@waymark/model/geography/geometry';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { findStart } from '../../elements/places/find-start.ts';
import type { Writer } from '../../elements/places/use-found-places.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { Translated } from '../../i18n/translated.tsx';
import type { MapCanvasProps } from '../../map/map-canvas-props.ts';
import { AreaField } from './area-field.tsx';

vi.mock('../../elements/places/find-start.ts', () => ({ findStart: vi.fn(async () => undefined) }));
const map = vi.hoisted(() => ({ goal: undefined as unknown }));
vi.mock('../../map/map-canvas.tsx', () => ({
  MapCanvas: ({ goal }: MapCanvasProps) => {
    map.goal = goal;
    return null;
  },
}));
// The map has no tiles, and no network is needed.
vi.mock('../../live/tiles/use-map-tiles.tsx', () => ({ useMapTiles: () => ({ shown: [], sources: null }) }));
vi.mock(import('../../map/base-map/load-names.ts'), async (original) => ({
  ...(await original()),
  loadNames: async () => ({
    cities: [['Geneva', 'Genève', 46.2, 6.15, 3]],
    countries: [],
    seas: [],
  }),
}));

const messages = await loadMessages('en');
const SQUARE = '{"type":"Polygon","coordinates":[[[0,0],[9,0],[9,9],[0,9],[0,0]]]}';
const BOW = '{"type":"Polygon","coordinates":[[[0,0],[9,9],[9,0],[0,9],[0,0]]]}';

const WRITER = { uid: 'me', workId: 'w' };
const LAST_WORK = { lat: 41, lng: -8 };

afterEach(() => {
  cleanup();
  vi.mocked(findStart).mockReset();
});

/** Renders the field in a form. `set` changes its value from outside, as an undo of the editor does. */
async function open(first?: string, { fault, writer }: { fault?: string; writer?: Writer } = {}) {
  const changes: (string | undefined)[] = [];
  let now = first;
  const shown = () => (
    <Translated locale="en" messages={messages}>
      <Suspense>
        <AreaField
          label="Where it lies"
          value={now}
          fault={fault}
          {...(writer && { writer })}
          onChange={(next) => {
            changes.push(next);
            set(next);
          }}
        />
      </Suspense>
    </Translated>
  );
  const view = await act(async () => render(shown()));
  const set = (value: string | undefined) => {
    now = value;
    act(() => view.rerender(shown()));
  };
  await screen.findByRole('button', { name: 'Add a corner here' });
  return { changes, set };
}

test('the map of a new area begins where the author last worked', async () => {
  vi.mocked(findStart).mockResolvedValue(LAST_WORK);
  await open(undefined, { writer: WRITER });
  expect(findStart).toHaveBeenCalledExactlyOnceWith(WRITER);
  await vi.waitFor(() => expect(map.goal).toEqual({ ...LAST_WORK, zoom: 10 }));
});

test('the map of an area that is drawn shows it, wherever the author last worked', async () => {
  vi.mocked(findStart).mockResolvedValue(LAST_WORK);
  await open(SQUARE, { writer: WRITER });
  expect(findStart).not.toHaveBeenCalled();
  expect(map.goal).toEqual({ bounds: { west: 0, south: 0, east: 9, north: 9 } });
});

const button = (name: string) => screen.getByRole('button', { name });

/** Adds a corner to a line, by coordinates. */
function add(coordinates: string, line = /^Outline 1/): void {
  const summary = screen.getByText(line, { selector: 'summary *' });
  const part = within(summary.closest('details') ?? document.body);
  fireEvent.change(part.getByRole('textbox', { name: 'Coordinates of the next corner' }), {
    target: { value: coordinates },
  });
  fireEvent.click(part.getByRole('button', { name: 'Add' }));
}

function paste(text: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: 'Or paste GeoJSON' }), { target: { value: text } });
  fireEvent.click(button('Import the pasted text'));
}

const coordinatesIn = (text: string | undefined) => JSON.parse(text ?? '').coordinates;

test('an area can be drawn by coordinates alone, and each corner is saved at once', async () => {
  const { changes } = await open();
  add('0, 0');
  expect(coordinatesIn(changes.at(-1))).toEqual([
    [
      [0, 0],
      [0, 0],
    ],
  ]);
  expect(screen.getByText(/at least three corners/)).toBeDefined();
  add('0°N 9°E');
  add('9; 9');
  expect(readGeometry(changes.at(-1) ?? '')).toHaveProperty('geometry');
  expect(screen.queryByText(/at least three corners/)).toBeNull();
  expect(screen.getByText('Corner 3', { selector: 'label' })).toBeDefined();
});

test('what was said of a drawing goes with that drawing', async () => {
  const { set } = await open(SQUARE);
  fireEvent.click(button('Remove corner 1'));
  expect(screen.getByText('The outline has 3 corners now.')).toBeDefined();
  set(SQUARE);
  expect(screen.queryByText(/corners now/)).toBeNull();
});

test('holes and further outlines are drawn in the same way', async () => {
  const { changes } = await open(SQUARE);
  fireEvent.click(button('Cut a hole'));
  for (const corner of ['2, 2', '2, 4', '4, 4']) add(corner, /^Hole 1 in outline 1/);
  fireEvent.click(button('New outline'));
  for (const corner of ['20, 20', '20, 29', '29, 29']) add(corner, /^Outline 2/);
  const read = readGeometry(changes.at(-1) ?? '');
  expect(read).toMatchObject({ geometry: { type: 'MultiPolygon', coordinates: [[{}, {}], [{}]] } });
});

test('a corner can be moved by its coordinates and removed, and each change can be undone', async () => {
  const { changes } = await open(SQUARE);
  fireEvent.change(screen.getByRole('textbox', { name: 'Corner 2' }), { target: { value: '-5, 9' } });
  expect(coordinatesIn(changes.at(-1))[0][1]).toEqual([9, -5]);
  expect(screen.getByText('The outline has 4 corners now.')).toBeDefined();
  fireEvent.click(button('Remove corner 1'));
  expect(coordinatesIn(changes.at(-1))[0]).toEqual([
    [9, -5],
    [9, 9],
    [0, 9],
    [9, -5],
  ]);
  fireEvent.click(button('Undo'));
  fireEvent.click(button('Undo'));
  expect(changes.at(-1)).toBe(SQUARE);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
});

test('the map shows a place found by name, and the drawing does not change', async () => {
  const { changes } = await open(SQUARE);
  const search = screen.getByRole('searchbox', { name: 'Find a place' });
  fireEvent.change(search, { target: { value: 'genev' } });
  fireEvent.click(await screen.findByRole('button', { name: /^Geneva/ }));
  expect(screen.getByText(/^The map shows Geneva\./)).toBeDefined();
  expect(document.activeElement).toBe(search);
  expect(changes).toEqual([]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
});

test('a change made outside the field cannot be undone in it', async () => {
  const { set } = await open(SQUARE);
  fireEvent.click(button('Remove corner 1'));
  set(BOW);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
});

test('removing an outline removes its holes, and removing the last outline empties the field', async () => {
  const { changes } = await open(SQUARE);
  fireEvent.click(button('Remove Outline 1'));
  expect(changes).toEqual([undefined]);
});

test('lines that cross are reported with their position, and the problem of the editor is shown only when the field has none', async () => {
  await open(BOW, { fault: 'This is needed.' });
  expect(screen.getByRole('alert').textContent).toMatch(/cross or touch/);
  expect(button('Show where')).toBeDefined();
  expect(screen.queryByText('This is needed.')).toBeNull();
  cleanup();
  await open(undefined, { fault: 'This is needed.' });
  expect(screen.getByText('This is needed.')).toBeDefined();
});

test.each([
  ['{"type":', /not valid JSON/],
  ['{"type":"Point","coordinates":[1,2]}', /contains no area/],
  ['{"type":"Polygon","coordinates":[[[0,0],[191,0],[191,9],[0,0]]]}', /outside the Earth/],
  ['{"type":"Polygon","coordinates":[[[0,0],[1,1],[0,0]]]}', /at least three corners/],
  [BOW, /cross or touch/],
])('%s is not imported, and a message says why', async (text, sentence) => {
  const { changes } = await open(SQUARE);
  paste(text);
  expect(screen.getByRole('alert').textContent).toMatch(sentence);
  expect(changes).toEqual([]);
});

test('open rings are closed on import, a message says so, and the import can be undone', async () => {
  const { changes } = await open();
  paste(
    '{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[[[0,0],[9,0],[9,9],[0,9]]]}}',
  );
  expect(changes).toEqual([SQUARE]);
  expect(screen.getByText(/One outline was open and has been closed/)).toBeDefined();
  fireEvent.click(button('Undo'));
  expect(changes).toEqual([SQUARE, undefined]);
});

test('a file with one corner too many is simplified on request', async () => {
  const { changes } = await open();
  const ring = Array.from({ length: MAX_VERTICES + 1 }, (_, i) => {
    const angle = (2 * Math.PI * i) / (MAX_VERTICES + 1);
    return [Math.cos(angle) * 5, Math.sin(angle) * 5];
  });
  const file = new File(
    [JSON.stringify({ type: 'Polygon', coordinates: [[...ring, ring[0]]] })],
    'area.geojson',
  );
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('There is no file field.');
  fireEvent.change(input, { target: { files: [file] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Simplify and import' }));
  expect(await screen.findByText(/An area was imported and simplified/)).toBeDefined();
  expect(readGeometry(changes.at(-1) ?? '')).toHaveProperty('geometry');
});

test('an area with thousands of corners lists them in pages', async () => {
  const ring = Array.from({ length: 3_000 }, (_, i) => [i / 100, i % 2]);
  const text = JSON.stringify({ type: 'Polygon', coordinates: [[...ring, [15, 50], ring[0]]] });
  await open(text);
  expect(screen.getAllByRole('textbox', { name: /^Corner/ })).toHaveLength(10);
  fireEvent.click(button('Later corners'));
  expect(screen.getByRole('textbox', { name: 'Corner 11' })).toBeDefined();
});
