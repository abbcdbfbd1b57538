// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CATEGORIES, KINDS } from '@waymark/model/entities/kinds';
import { NO_VIEW, type View } from '@waymark/model/view-codec';
import { afterEach, expect, test, vi } from 'vitest';
import { recordOf } from '../../../elements/map/item-filter.ts';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { Filters } from './filters.tsx';

const explore = vi.hoisted(() => ({ view: {} as object, change: vi.fn() }));
vi.mock('../state/explore-context.ts', () => ({
  useExploreState: () => ({
    ...explore,
    inView: { counts: { kinds: recordOf(KINDS, () => 0), categories: recordOf(CATEGORIES, () => 0) } },
  }),
}));
vi.mock('./more-filters.tsx', () => ({ MoreFilters: () => null }));

const InEnglish = await inEnglish('explore', 'failures');

afterEach(() => {
  cleanup();
  explore.change.mockClear();
});

async function open(view: Partial<View>) {
  explore.view = { ...NO_VIEW, ...view };
  await act(async () =>
    render(
      <InEnglish>
        <Filters />
      </InEnglish>,
    ),
  );
}

test.each<Partial<View>>([
  { kinds: ['pin'] },
  { categories: ['museum'] },
  { tags: ['beach'] },
  { kinds: ['pin'], tags: ['beach'], countries: ['PT'] },
])('one press clears every filter: %o', async (view) => {
  await open(view);
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(explore.change).toHaveBeenCalledOnce();
  expect({ ...NO_VIEW, ...view, ...explore.change.mock.lastCall?.[0] }).toEqual(NO_VIEW);
  // The button goes with the filters: the focus stays on the row.
  expect(document.activeElement).toBe(screen.getAllByRole('button')[0]);
});

test('without filters there is nothing to clear, and words are none', async () => {
  await open({ query: 'tea' });
  expect(screen.getByRole('button', { name: 'More' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});
