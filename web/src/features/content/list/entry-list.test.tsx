// @vitest-environment happy-dom

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { cardOf } from '@waymark/model/entities/card';
import type { List } from '@waymark/model/entities/list';
import {
  exampleDocument,
  exampleId,
  exampleList,
  exampleListHeading,
  exampleListItem,
} from '@waymark/model/testing/examples';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { OrderOfPlaces } from '../../../elements/order/place-orders.ts';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { EntryList } from './entry-list.tsx';
import type { Entry } from './entry-row.tsx';

// The rows as the page has them at first.
vi.mock('../../../live/core/live.tsx', () => ({
  Live: ({
    initial,
    children,
    loading,
  }: {
    initial?: unknown;
    loading: ReactNode;
    children: (now: unknown) => ReactNode;
  }) => (initial === undefined ? loading : children(initial)),
}));

/** What the database says of the cards; undefined until it has answered. */
const database = vi.hoisted(() => ({ cards: undefined as ReadonlyMap<string, unknown> | undefined }));
vi.mock('../../../elements/order/use-cards-by-id.ts', () => ({
  useCardsById: (references: readonly unknown[]) => (references.length === 0 ? new Map() : database.cards),
}));

const InEnglish = await inEnglish('item', 'explore', 'save', 'near', 'map');

/** The texts of the rows, once their titles stand in an order. The code of any other order than the list's loads by itself. */
function inOrder(...titles: readonly string[]): Promise<readonly string[]> {
  return waitFor(() => {
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(rows.map((row) => /Fort|Cassis|Nowhere/.exec(row)?.[0])).toEqual(titles);
    return rows;
  });
}

afterEach(() => {
  cleanup();
  database.cards = undefined;
});

const MARSEILLE = { lat: 43.2965, lng: 5.3698 };
const CASSIS = { lat: 43.2148, lng: 5.5385 };

const item = (letter: string, name: string): Entry => ({
  entry: { ...exampleListItem(), itemId: exampleId(letter) },
  card: { ...cardOf(exampleDocument('poi')), id: exampleId(letter), title: { en: name } },
});
const heading = (letter: string, en: string): Entry => ({
  entry: { ...exampleListHeading(), itemId: exampleId(letter), heading: { en } },
  card: null,
});
const stop = (letter: string, number: number, day: number, position: typeof CASSIS) => ({
  kind: 'poi' as const,
  itemId: exampleId(letter),
  number,
  day,
  position,
});

async function show(list: List, entries: readonly Entry[], order: OrderOfPlaces = { by: 'list' }) {
  // Awaited, because React would not show what loads by itself otherwise.
  await act(async () => {
    render(
      <MemoryRouter>
        <InEnglish>
          <EntryList
            list={list}
            entries={entries}
            order={order}
            onOrder={() => {}}
            onMore={() => {}}
            step={48}
          />
        </InEnglish>
      </MemoryRouter>,
    );
  });
}

test('a list with days shows each with its distance and time, and numbers its items across them, in the units of the reader', async () => {
  const stops = [stop('a', 1, 1, MARSEILLE), stop('b', 2, 2, MARSEILLE), stop('c', 3, 2, CASSIS)];
  await show({ ...exampleList(), count: 3, days: 2, stops }, [
    heading('h', 'The port'),
    item('a', 'Fort'),
    heading('i', 'The calanques'),
    item('b', 'Harbour'),
    item('c', 'Cassis'),
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'The port',
    'The calanques',
  ]);
  const lists = screen.getAllByRole('list');
  expect(lists.map((list) => list.getAttribute('start'))).toEqual(['1', '2']);
  // The way from a day to the next one belongs to none of them.
  expect(screen.getAllByText(/by road$/)).toHaveLength(1);
  expect(within(lists[1] as HTMLElement).getByText(/^10.mi, about 30.mins by road$/)).toBeDefined();
  expect(screen.getByText(/^10.mi in total, about 30.mins$/)).toBeDefined();
  expect(
    screen.getByText(/on foot up to 1.9.mi, at 3.mph; by road .* at 16.mph for the first 6.2.mi and 37.mph/),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});

test('a list of points has no legs, and offers the entries that are not loaded', async () => {
  const { stops: _, days: __, ...bare } = exampleList();
  await show({ ...bare, count: 3, asRoute: false }, [item('a', 'Fort')]);
  expect(screen.queryByText(/as the crow flies/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Show 2 more' })).toBeDefined();
});

const LIST = {
  ...exampleList(),
  count: 3,
  days: 1,
  stops: [stop('a', 1, 1, MARSEILLE), stop('b', 2, 1, CASSIS)],
};
const ENTRIES = [heading('h', 'The port'), item('a', 'Fort'), item('b', 'Cassis'), item('c', 'Nowhere')];

test('entries that are sorted by distance say how far away they are and keep their numbers, without days and legs; an entry without a position comes last', async () => {
  await show(LIST, ENTRIES, { by: 'near', from: { lat: 43.21, lng: 5.54 } });
  const rows = await inOrder('Cassis', 'Fort', 'Nowhere');
  expect(rows[0]).toMatch(/\d.(ft|mi)/);
  expect(rows[1]).toMatch(/1\d.mi/);
  expect(rows[2]).not.toMatch(/\d.(ft|mi)/);
  expect(rows.map((row) => row?.[0])).toEqual(['2', '1', '3']);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.queryByText(/in total|on foot|by road/)).toBeNull();
});

test('entries are sorted once all of them are there, because the last one may be the nearest', async () => {
  await show(LIST, ENTRIES.slice(0, 3), { by: 'near', from: { lat: 43.21, lng: 5.54 } });
  await inOrder('Fort', 'Cassis');
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});

/** The entries of the list with ids of their own; each is in more lists than the one before. */
const SAVED = ENTRIES.map((one, index) => {
  const id = exampleId('abcd'[index]);
  if (!('kind' in one.entry) || !one.card) return one;
  return { entry: { ...one.entry, id }, card: { ...one.card, id, saves: index } };
});

test('entries that are sorted by what their cards say keep their numbers, without days; one that is gone comes last', async () => {
  const known = SAVED.slice(1, 3).flatMap(({ card }) => card ?? []);
  database.cards = new Map(known.map((card) => [card.id, card]));
  await show(LIST, SAVED, { by: 'saved' });
  const rows = await inOrder('Cassis', 'Fort', 'Nowhere');
  expect(rows.map((row) => row[0])).toEqual(['2', '1', '3']);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('the order of the list stays until all cards are known', async () => {
  await show(LIST, SAVED, { by: 'saved' });
  await inOrder('Fort', 'Cassis', 'Nowhere');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});
