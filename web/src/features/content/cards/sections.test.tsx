// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type Card, cardOf } from '@waymark/model/entities/card';
import type { Section } from '@waymark/model/payloads';
import { exampleDocument, exampleId } from '@waymark/model/testing/examples';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AFTER_PAGE } from '../../../elements/page/lazy-part.tsx';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import type { CardOrder } from '../../../live/queries/card-queries.ts';
import { KindSections } from './sections.tsx';

// The sections as the page has them before the database answers.
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

const InEnglish = await inEnglish('near', 'explore', 'save');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
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
async function show(order: CardOrder, { sections = SECTIONS, total = 7 } = {}) {
  render(
    <MemoryRouter>
      <InEnglish>
        <KindSections
          narrowing={NARROWING}
          sections={sections}
          total={total}
          order={order}
          onOrder={onOrder}
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
  expect([...order.options].map(({ text }) => text)).toEqual(['Most saved first', 'Newest first']);
  fireEvent.change(order, { target: { value: 'new' } });
  expect(onOrder).toHaveBeenLastCalledWith('new');
});

test('a single item has no order', async () => {
  await show('saved', { sections: SECTIONS.slice(1), total: 1 });
  expect(screen.queryByRole('combobox')).toBeNull();
});
