// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type Card, cardOf } from '@waymark/model/entities/card';
import type { Section } from '@waymark/model/payloads';
import { exampleDocument, exampleId } from '@waymark/model/testing/examples';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Origin } from '../../../elements/order/origin.ts';
import { AFTER_PAGE } from '../../../elements/page/lazy-part.tsx';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { type CardOrder, cardsInOrder, NEAREST_OF } from '../../../live/queries/card-queries.ts';
import { KindSections } from './sections.tsx';

/** What the database answers, by the key of the query. */
const answers = vi.hoisted(() => new Map<string, unknown>());

// The sections as the page has them before the database answers, unless the test has its answer.
vi.mock('../../../live/core/live.tsx', () => ({
  Live: ({
    query,
    initial,
    children,
    loading,
  }: {
    query: { key: string };
    initial?: unknown;
    loading: ReactNode;
    children: (now: unknown) => ReactNode;
  }) => {
    const value = initial ?? answers.get(query.key);
    return value === undefined ? loading : children(value);
  },
}));

const InEnglish = await inEnglish('near', 'explore', 'save');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  answers.clear();
  vi.useRealTimers();
});

const card = (letter: string): Card => ({ ...cardOf(exampleDocument('pin')), id: exampleId(letter) });
const POST: Card = { ...cardOf(exampleDocument('post')), id: exampleId('p') };
const SECTIONS: Section[] = [
  { kind: 'pin', cards: ['a', 'b', 'c', 'd'].map(card), total: 6 },
  { kind: 'post', cards: [POST], total: 1 },
];
const NARROWING = { countryCode: 'FR' };
const onOrder = vi.fn();

/** With the choice of the order, which comes after the page. */
async function show(order: CardOrder, { sections = SECTIONS, total = 7, from = null as Origin | null } = {}) {
  render(
    <MemoryRouter>
      <InEnglish>
        <KindSections
          narrowing={NARROWING}
          sections={sections}
          total={total}
          order={order}
          onOrder={onOrder}
          from={from}
          onMap={false}
        />
      </InEnglish>
    </MemoryRouter>,
  );
  await act(() => vi.advanceTimersByTimeAsync(AFTER_PAGE.longest));
  await act(() => vi.dynamicImportSettled());
}

test('the most saved items are those of the payload', async () => {
  await show('saved');
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('status')).toBeNull();
});

test('the newest items are awaited in a section with as many rows; a single item is the newest as well', async () => {
  await show('new');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getAllByRole('status').map(({ children }) => children.length)).toEqual([4]);
  expect(screen.getByRole('heading', { name: 'Recommended places 6' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined();
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Recommended places',
    'Stories',
  ]);
});

test('the visitor chooses the order where there is more than one item', async () => {
  await show('saved');
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' });
  expect([...order.options].map(({ text }) => text)).toEqual([
    'Most saved first',
    'Newest first',
    'Nearest first',
  ]);
  fireEvent.change(order, { target: { value: 'new' } });
  expect(onOrder).toHaveBeenLastCalledWith('new');
});

test('the nearest of the most saved items come first, with their distance; the others can be shown', async () => {
  const pins = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter, index) => ({
    ...card(letter),
    title: { en: `Pin ${letter}` },
    position: { lat: 0, lng: 10 - index },
  }));
  const { key } = cardsInOrder('saved', 'pin', NEAREST_OF, NARROWING);
  answers.set(key, pins);
  await show('near', { from: { at: { lat: 0, lng: 5 }, isVisitor: false } });
  const names = () =>
    within(screen.getByRole('region', { name: 'Recommended places' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => /Pin ./.exec(textContent)?.[0]);
  expect(names()).toEqual(['Pin f', 'Pin e', 'Pin d', 'Pin c']);
  expect(screen.getAllByRole('listitem')[1]?.textContent).toMatch(/\d.(km|mi)/);
  expect(screen.getByText('Measured from the middle of the map.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(names()).toEqual(['Pin f', 'Pin e', 'Pin d', 'Pin c', 'Pin b', 'Pin a']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('where a kind has more items than are measured, the page says so', async () => {
  const many = SECTIONS.map((section) => ({ ...section, total: NEAREST_OF + 1 }));
  await show('near', { sections: many, from: { at: { lat: 0, lng: 0 }, isVisitor: true } });
  expect(screen.getByText(/^Measured from where you are\. .* of the 96 most saved\.$/)).toBeDefined();
});

test('a single item has no order', async () => {
  await show('saved', { sections: SECTIONS.slice(1), total: 1 });
  expect(screen.queryByRole('combobox')).toBeNull();
});
