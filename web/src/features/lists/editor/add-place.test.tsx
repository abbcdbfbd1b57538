// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Card } from '@waymark/model/entities/card';
import { cardOf } from '@waymark/model/entities/card';
import type { ListEntry } from '@waymark/model/entities/list';
import { exampleDocument, exampleList } from '@waymark/model/testing/examples';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savedItems } from '../../../elements/save/saved-items.ts';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { AddPlace } from './add-place.tsx';

const server = vi.hoisted(() => ({ addItem: vi.fn(), moveItems: vi.fn() }));
vi.mock('../../../live/writes/list-mutations.ts', () => server);
vi.mock('../../../elements/places/use-public-around.ts', () => ({
  usePublicAround: () => ({ found: [], isLoading: false, sources: null }),
}));
vi.mock('../../../elements/places/use-public-search.ts', () => ({ usePublicSearch: () => undefined }));
vi.mock('../../../elements/found/use-found.ts', () => ({
  useFound: () => ({ hits: undefined, isWaiting: false, failure: undefined, retry: () => {} }),
}));
const cards = vi.hoisted(() => new Map<string, Card>());
vi.mock('../../../live/core/use-live-all.ts', () => ({
  useLiveAll: (queries: readonly { key: string }[]) =>
    queries.map(({ key }) => {
      const value = cards.get(key.split('/').at(-1) ?? '');
      return value ? { status: 'ready', value } : { status: 'loading' };
    }),
}));

const InEnglish = await inEnglish('lists', 'failures');
const { position: _, ...WITHOUT_POSITION } = exampleList();
const LIST = { ...WITHOUT_POSITION, position: { lat: 38.7, lng: -9.1 } };

/** Items are small letters, headings capitals. */
const entriesOf = (letters: string): ListEntry[] =>
  [...letters].map((itemId) =>
    itemId === itemId.toUpperCase()
      ? { itemId, heading: { en: `Day ${itemId}` }, order: itemId }
      : { itemId, kind: 'poi', id: itemId, order: itemId },
  );

beforeEach(() => {
  server.addItem.mockResolvedValue({ isNew: true });
  server.moveItems.mockResolvedValue({ orders: new Map() });
  // The farther north, the farther away.
  for (const [index, id] of [...'afbecd'].entries()) {
    const position = { lat: 38.7 + index, lng: -9.1 };
    cards.set(id, { ...cardOf(exampleDocument('poi')), id, title: { en: `Place ${id}` }, position });
  }
});
afterEach(() => {
  cleanup();
  savedItems.set(new Map());
  vi.clearAllMocks();
});

/** Opens the part, for a user who has saved some items. */
function open(letters: string, saved: string) {
  savedItems.set(new Map([...saved].map((id) => [id, { kind: 'poi', id }])));
  const shown = (entries: string) => (
    <MemoryRouter>
      <InEnglish>
        <AddPlace list={LIST} entries={entriesOf(entries)} />
      </InEnglish>
    </MemoryRouter>
  );
  const view = render(shown(letters));
  fireEvent.click(screen.getByRole('button', { name: 'Add a place' }));
  return (entries: string) => view.rerender(shown(entries));
}

const offered = () =>
  within(screen.getByRole('list', { name: 'Your saved places' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('saved places that are not in the list are offered, the nearest first, and stay once they are added', async () => {
  const hear = open('a', 'abcdef');
  expect(offered().map((text) => text?.slice(0, 7))).toEqual([
    'Place f',
    'Place b',
    'Place e',
    'Place c',
    'Place d',
  ]);
  await press(/^Place b/);
  await waitFor(() => expect(server.addItem).toHaveBeenCalledExactlyOnceWith(LIST, { kind: 'poi', id: 'b' }));
  hear('ab');
  expect(offered()[1]).toMatch(/^Place b.*Already in the list$/);
  expect(screen.queryByLabelText('Day')).toBeNull();
  expect(server.moveItems).not.toHaveBeenCalled();
});

test('a place whose title is in another language says which', () => {
  cards.set('b', { ...cardOf(exampleDocument('poi')), id: 'b', title: { fr: 'Le phare' } });
  open('a', 'b');
  expect(screen.getByText('Le phare').lang).toBe('fr');
  expect(offered()[0]).toContain('in French');
});

test('the rest of the saved places is one press away, which leaves the focus on the first of them', async () => {
  open('X', 'abcdef');
  expect(offered()).toHaveLength(5);
  await press(/^Show 1 more$/);
  expect(offered()).toHaveLength(6);
  expect(document.activeElement?.textContent).toMatch(/^Place d/);
});

test('in a list with days, a place goes to the end of the chosen day, at first that of the first one', async () => {
  open('XaYZ', 'bc');
  await press(/^Place b/);
  await waitFor(() => expect(server.moveItems).toHaveBeenCalledOnce());
  expect(server.moveItems.mock.calls[0]?.[1]).toMatchObject({ itemIds: ['b'], nextId: 'Y' });
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: 'Y' } });
  await press(/^Place c/);
  await waitFor(() => expect(server.moveItems).toHaveBeenCalledTimes(2));
  expect(server.moveItems.mock.calls[1]?.[1]).toMatchObject({ itemIds: ['c'], nextId: 'Z' });
});

test('the chosen day is there again when the part is opened again, and for the last one nothing moves', async () => {
  open('XYZ', 'b');
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: 'Z' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add a place' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a place' }));
  expect(screen.getByLabelText('Day')).toHaveProperty('value', 'Z');
  await press(/^Place b/);
  await waitFor(() => expect(server.addItem).toHaveBeenCalledOnce());
  expect(server.moveItems).not.toHaveBeenCalled();
});
