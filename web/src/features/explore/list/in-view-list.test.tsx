// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { NO_VIEW } from '@waymark/model/view-codec';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { InViewList } from './in-view-list.tsx';

const listed = vi.hoisted(() => ({ now: {} as object, rows: [] as object[] }));
vi.mock('../state/use-listed-items.ts', () => ({ useListedItems: () => listed.now }));
vi.mock('./item-row.tsx', () => ({
  ItemRow: (props: { item: MapItem }) => {
    listed.rows.push(props);
    return props.item.title.en;
  },
}));
vi.mock('./list-tools.tsx', () => ({ ListTools: () => null }));
vi.mock('../../../elements/save/lazy-save.tsx', () => ({ LazySave: () => null }));
vi.mock('../state/explore-context.ts', () => ({
  useExploreState: () => ({
    view: NO_VIEW,
    inView: { waiting: false, total: 200 },
    highlighted: null,
    searchChoosing: () => '',
  }),
}));

const InEnglish = await inEnglish('explore');
const takeStep = vi.fn();

afterEach(() => {
  cleanup();
  takeStep.mockClear();
});

function itemsOf(count: number): MapItem[] {
  return Array.from({ length: count }, (_, at) => ({
    kind: 'pin',
    id: `pin-${at}`,
    position: { lat: 0, lng: 0 },
    rank: 1,
    cover: null,
    title: { en: `Pin ${at}` },
  }));
}

/** A list with so many loaded items. */
function list(count: number, busy: boolean) {
  listed.now = { items: itemsOf(count), hasMore: true, busy, takeStep, sources: null };
  return listAgain();
}

function listAgain() {
  return (
    <MemoryRouter>
      <InEnglish>
        <InViewList />
      </InEnglish>
    </MemoryRouter>
  );
}

const more = () => screen.getByRole('button', { name: /^Show \d+ more$/ });
const press = () => act(async () => fireEvent.click(more()));
const rows = () => screen.getAllByRole('listitem').length;

test('the rows that are loaded can be shown while others load, and nothing else is asked for', async () => {
  await act(async () => render(list(40, true)));
  expect([rows(), more().getAttribute('aria-busy')]).toEqual([30, 'false']);
  await press();
  expect([rows(), more().getAttribute('aria-busy')]).toEqual([40, 'true']);
  expect(takeStep).not.toHaveBeenCalled();
});

test('where too few rows are loaded, a press asks for others, once until they come', async () => {
  const { rerender } = await act(async () => render(list(40, false)));
  await press();
  expect(rows()).toBe(40);
  rerender(list(40, true));
  await press();
  expect(takeStep).toHaveBeenCalledOnce();
  rerender(list(70, false));
  expect([rows(), more().getAttribute('aria-busy')]).toEqual([60, 'false']);
});

test('a list that renders again gives its rows the same properties, so that these do not', async () => {
  const { rerender } = await act(async () => render(list(2, false)));
  const before = listed.rows.slice(-2).flatMap(Object.values);
  listed.rows = [];
  rerender(listAgain());
  const after = listed.rows.flatMap(Object.values);
  expect(after).toHaveLength(before.length);
  expect(after.every((value, at) => Object.is(value, before[at]))).toBe(true);
});
