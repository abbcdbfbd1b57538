// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { exampleImportItem } from '@waymark/model/testing/examples';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PageMapContext } from '../../../elements/map/page-map-context.ts';
import { LazyMessages } from '../../../i18n/lazy-messages.tsx';
import { loadMessages } from '../../../i18n/messages.ts';
import { Translated } from '../../../i18n/translated.tsx';
import { latestToast, removeToasts } from '../../../ui/testing/latest-toast.ts';
import type { OwnItem } from './item-filter.ts';
import { OwnItemList } from './own-item-list.tsx';

const { changeItem, undoPlacing } = vi.hoisted(() => ({ changeItem: vi.fn(), undoPlacing: vi.fn() }));
vi.mock('../../../live/writes/import-mutations.ts', () => ({ changeItem, undoPlacing }));

// Nothing has a height here, so that no row would be in view.
vi.mock('./panel-rows.ts', () => ({
  usePanelRows: (keys: readonly string[]) => ({
    container: { current: null },
    rows: keys.map((key, index) => ({ key, index, start: 0 })),
    height: 0,
    measure: () => {},
    top: 0,
  }),
}));

const LYON = { lat: 45.76, lng: 4.84 };
vi.mock('./offers/use-offered-places.ts', () => ({
  useOfferedPlaces: () => [{ key: 'city/Lyon', name: 'Lyon', lang: 'en', position: LYON, what: 'city' }],
}));

const messages = await loadMessages('en');
const SPOT = { lat: -12.345678901, lng: 60 };

function itemOf(mediaId: string, state: OwnItem['item']['state'] = 'new'): OwnItem {
  const { position: _, photo: __, ...item } = exampleImportItem();
  const made = { ...item, mediaId, caption: `Evening ${mediaId}`, state, positionFrom: null };
  return { importId: 'run', status: 'done', isStored: true, item: made };
}

const ITEMS = [itemOf('one'), itemOf('two'), itemOf('three'), itemOf('drafted', 'converted')];
const WITH_WAITING = [...ITEMS, { ...itemOf('waiting'), isStored: false }];

afterEach(() => {
  cleanup();
  removeToasts();
  vi.clearAllMocks();
});

async function show(items: readonly OwnItem[] = ITEMS) {
  const map = {
    show: () => () => {},
    highlight: () => {},
    goTo: () => {},
    open: () => {},
    spotAt: (x: number) => (x > 400 ? SPOT : null),
  };
  const list = (
    <Translated locale="en" messages={messages}>
      <LazyMessages parts={['imports']}>
        <PageMapContext value={map}>
          <OwnItemList
            uid="ada"
            position={({ onChange }) => (
              <button type="button" onClick={() => onChange(LYON)}>
                Choose Lyon
              </button>
            )}
            items={items}
            works={new Map()}
            numbers={new Map()}
            onHighlight={() => {}}
          />
        </PageMapContext>
      </LazyMessages>
    </Translated>
  );
  const router = createMemoryRouter([{ path: '*', element: list }]);
  await act(async () => render(<RouterProvider router={router} />));
  await screen.findByRole('checkbox', { name: 'Select: Evening one' });
}

const pinOf = (name: string) => screen.getByRole('button', { name: `Place on the map: Evening ${name}` });

function drag(name: string, x: number): void {
  const about = { pointerId: 1, isPrimary: true, pointerType: 'mouse', clientY: 50 };
  fireEvent(pinOf(name), new PointerEvent('pointerdown', { ...about, clientX: 10, bubbles: true }));
  fireEvent(document.body, new PointerEvent('pointermove', { ...about, clientX: x, bubbles: true }));
}

const drop = () =>
  act(async () => {
    document.body.dispatchEvent(
      new PointerEvent('pointerup', { pointerId: 1, isPrimary: true, bubbles: true }),
    );
  });

const select = (name: string) =>
  fireEvent.click(screen.getByRole('checkbox', { name: `Select: Evening ${name}` }));

test('a selected item that is dropped on the map takes the other selected ones along, and all come back', async () => {
  await show();
  for (const name of ['one', 'two', 'drafted']) select(name);
  drag('two', 500);
  expect(screen.getByText('Place 2 here')).toBeTruthy();
  await drop();
  await waitFor(() => expect(latestToast().message).toBe('2 photos are on the map.'));
  const placed = { position: { lat: -12.345679, lng: 60 }, positionFrom: 'person' };
  expect(changeItem.mock.calls).toEqual([
    ['run', 'one', placed],
    ['run', 'two', placed],
  ]);
  expect(screen.queryByText('2 selected')).toBeNull();
  await latestToast().press();
  await waitFor(() => expect(latestToast().message).toBe('2 photos are back where they were.'));
  expect(undoPlacing.mock.calls).toEqual([
    ['run', ITEMS[0]?.item, placed.position],
    ['run', ITEMS[1]?.item, placed.position],
  ]);
});

test('an item beside the selected ones is dropped alone, and they stay selected', async () => {
  await show();
  select('one');
  drag('three', 500);
  await drop();
  await waitFor(() => expect(changeItem).toHaveBeenCalledOnce());
  expect(changeItem.mock.calls[0]?.[1]).toBe('three');
  expect(screen.getByText('1 selected')).toBeTruthy();
});

test('a drop beside the map places nothing, and what is a draft has no pin', async () => {
  await show();
  drag('one', 300);
  expect(screen.getByText('Drag it onto the map')).toBeTruthy();
  await drop();
  expect(changeItem).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Place on the map: Evening drafted' })).toBeNull();
});

test('an item that is not stored yet shows, and cannot be selected, placed or dragged', async () => {
  await show(WITH_WAITING);
  const box = screen.getByRole('checkbox', { name: 'Select: Evening waiting' });
  expect(box).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Place on the map: Evening waiting' })).toBeNull();
  const offers = screen.getAllByRole('button', { name: 'Lyon City' });
  expect(offers.map((offer) => (offer as HTMLButtonElement).disabled)).toEqual([false, false, false, true]);
  const all = screen.getByRole('checkbox', { name: 'Select all 4' });
  fireEvent.click(all);
  expect(screen.getByText('4 selected')).toBeTruthy();
  expect(box).toHaveProperty('checked', false);
  fireEvent.click(all);
  expect(screen.queryByText('4 selected')).toBeNull();
});

test('the kind of drafts follows the rule, or is chosen for all of them', async () => {
  await show();
  select('one');
  fireEvent.click(screen.getByRole('button', { name: 'Make drafts' }));
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveProperty('value', 'rule');
  expect(screen.getByText('Pin for one place, story for several')).toBeTruthy();
  expect(screen.getByText(/has no place yet. You can set it in the draft/)).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'post' } });
  expect(screen.queryByText(/has no place yet. You can set it in the draft/)).toBeNull();
});

test('an item whose photos are still on their way becomes no draft', async () => {
  await show([itemOf('one'), { ...itemOf('two'), status: 'running' }]);
  for (const name of ['one', 'two']) select(name);
  fireEvent.click(screen.getByRole('button', { name: 'Make drafts' }));
  expect(screen.getByText('1 of them still waits for its photos and is left out.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Make 1 draft' })).toBeTruthy();
});

test('the pin of an item opens a dialog that places it', async () => {
  await show();
  fireEvent.click(pinOf('one'));
  fireEvent.click(screen.getByText('Choose Lyon'));
  await act(async () => fireEvent.click(screen.getByText('Place it here')));
  await waitFor(() => expect(latestToast().message).toBe('1 photo is on the map.'));
  expect(changeItem.mock.calls).toEqual([['run', 'one', { position: LYON, positionFrom: 'person' }]]);
});

test('an offered place is accepted with one press, and none is offered for a draft', async () => {
  await show();
  const offers = screen.getAllByRole('button', { name: 'Lyon City' });
  expect(offers).toHaveLength(3);
  await act(async () => fireEvent.click(offers[1] as HTMLElement));
  await waitFor(() => expect(changeItem).toHaveBeenCalledOnce());
  expect(changeItem.mock.calls).toEqual([['run', 'two', { position: LYON, positionFrom: 'person' }]]);
});

test('items that could not be placed are counted, and only the others can be taken back', async () => {
  await show();
  for (const name of ['one', 'two']) select(name);
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  changeItem.mockRejectedValueOnce(new Error('refused'));
  drag('one', 500);
  await drop();
  await waitFor(() => expect(latestToast().message).toBe('1 photo is on the map.'));
  await latestToast().press();
  expect(undoPlacing).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
