import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { WORK_STATES } from '@waymark/model/entities/work';
import { LOCALES } from '@waymark/model/locale';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isFiltered,
  MAX_TEXT,
  ORDERED_BY,
  orderedBy,
  readWorksView,
  type WorksView,
  withoutFilters,
  worksSearch,
} from './works-view.ts';

const read = (search: string) => readWorksView(new URLSearchParams(search));
const FIRST = read('');
const ID = 'p'.repeat(20);

const views: fc.Arbitrary<WorksView> = fc.record({
  inTrash: fc.boolean(),
  text: fc.string({ maxLength: 30 }).map((text) => (text.trim() === '' ? '' : text)),
  kind: fc.constantFrom(undefined, ...PUBLISHED_KINDS),
  state: fc.constantFrom(undefined, ...WORK_STATES),
  project: fc.constantFrom(undefined, 'none', ID),
  missing: fc.constantFrom(undefined, ...LOCALES),
  by: fc.constantFrom(...ORDERED_BY),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
});

describe('the address of my content', () => {
  test('holds every view', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(read(worksSearch(view))).toEqual(view);
      }),
    );
  });

  test('is bare for what is shown first: all works, the last to change first', () => {
    expect(worksSearch(FIRST)).toBe('');
    expect(FIRST).toMatchObject({ inTrash: false, by: 'updated', direction: 'desc' });
    expect(isFiltered(FIRST)).toBe(false);
  });

  test.each([
    '?kind=castle&state=gone&project=../x&missing=de&sort=size-up&show=all',
    '?kind=list&sort=',
    '?sort=title-sideways-x&kind=',
  ])('shows all where it says what there is not: %s', (search) => {
    expect(isFiltered(read(search))).toBe(false);
  });

  test('holds no more text than a title has', () => {
    expect(read(`?q=${'x'.repeat(5_000)}`).text).toHaveLength(MAX_TEXT);
  });
});

describe('an order', () => {
  test('begins its own way, and is turned round when it is chosen again', () => {
    const titles = { ...FIRST, ...orderedBy(FIRST, 'title') };
    expect(titles).toMatchObject({ by: 'title', direction: 'asc' });
    expect(orderedBy(titles, 'title')).toEqual({ by: 'title', direction: 'desc' });
    expect(orderedBy({ ...titles, direction: 'desc' }, 'title').direction).toBe('asc');
    expect(orderedBy(titles, 'published')).toEqual({ by: 'published', direction: 'desc' });
  });

  test('stays where all filters are taken away', () => {
    const view = read(`?q=x&kind=pin&state=draft&project=${ID}&missing=fr&sort=title&show=trash`);
    expect(isFiltered(view)).toBe(true);
    expect(withoutFilters(view)).toEqual({ ...FIRST, by: 'title', direction: 'asc' });
  });
});
