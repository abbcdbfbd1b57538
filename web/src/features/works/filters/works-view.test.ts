import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { WORK_STATES } from '@waymark/model/entities/work';
import { LOCALES } from '@waymark/model/locale';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  filtersOf,
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
  tag: fc.constantFrom(undefined, 'sea', 'free entry'),
  missing: fc.constantFrom(undefined, ...LOCALES),
  placeless: fc.boolean(),
  here: fc.boolean(),
  map: fc.constantFrom(undefined, 'on' as const, 'off' as const),
  camera: fc.constantFrom(null, { lat: 42.1, lng: -9.25, zoom: 8.5 }, { lat: 0, lng: 180, zoom: 0 }),
  by: fc.constantFrom(...ORDERED_BY),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
});

/** The view as an address can hold it: a work without a position is never on the map. */
const possible = views.map((view) => ({ ...view, here: view.here && !view.placeless }));

describe('the address of my content', () => {
  test('holds every view', () => {
    fc.assert(
      fc.property(possible, (view) => {
        expect(read(worksSearch(view))).toEqual(view);
      }),
    );
  });

  test('excludes impossible combinations: works without a position are not within the map', () => {
    expect(read(worksSearch({ ...FIRST, placeless: true, here: true }))).toMatchObject({
      placeless: true,
      here: false,
    });
  });

  test('writes the camera as every other page does', () => {
    const camera = { lat: 42.1, lng: -9.25, zoom: 8.5 };
    expect(worksSearch({ ...FIRST, camera })).toBe('?at=42.1,-9.25,8.5');
    expect(worksSearch({ ...FIRST, here: true, map: 'on', camera })).toBe(
      '?place=here&map=on&at=42.1,-9.25,8.5',
    );
  });

  test.each(['?at=91,0,3', '?at=1,2', '?map=maybe', '?place=there'])(
    'ignores the invalid map parameters %s',
    (search) => {
      expect(read(search)).toEqual(FIRST);
    },
  );

  test('is empty for the default view: all works, the last changed first', () => {
    expect(worksSearch(FIRST)).toBe('');
    expect(FIRST).toMatchObject({ inTrash: false, by: 'updated', direction: 'desc' });
    expect(isFiltered(FIRST)).toBe(false);
  });

  test.each([
    '?kind=castle&state=gone&project=../x&missing=de&sort=size-up&show=all',
    '?kind=list&sort=',
    '?sort=title-sideways-x&kind=',
  ])('ignores unknown values: %s', (search) => {
    expect(isFiltered(read(search))).toBe(false);
  });

  test('holds no more text than a title can have', () => {
    expect(read(`?q=${'x'.repeat(5_000)}`).text).toHaveLength(MAX_TEXT);
  });
});

describe('an order', () => {
  test('starts in its own direction, and is reversed when it is chosen again', () => {
    const titles = { ...FIRST, ...orderedBy(FIRST, 'title') };
    expect(titles).toMatchObject({ by: 'title', direction: 'asc' });
    expect(orderedBy(titles, 'title')).toEqual({ by: 'title', direction: 'desc' });
    expect(orderedBy({ ...titles, direction: 'desc' }, 'title').direction).toBe('asc');
    expect(orderedBy(titles, 'published')).toEqual({ by: 'published', direction: 'desc' });
  });

  test('stays when all filters are cleared', () => {
    const view = read(`?q=x&kind=pin&state=draft&project=${ID}&missing=fr&sort=title&show=trash`);
    expect(isFiltered(view)).toBe(true);
    expect(withoutFilters(view)).toEqual({ ...FIRST, by: 'title', direction: 'asc' });
  });

  test.each(['?place=none', '?place=here'])('%s is a filter, but the map is not', (search) => {
    const view = read(`${search}&map=on&at=1,2,3`);
    expect(isFiltered(view)).toBe(true);
    const bare = withoutFilters(view);
    expect(isFiltered(bare)).toBe(false);
    expect(bare).toMatchObject({ map: 'on', camera: { lat: 1, lng: 2, zoom: 3 } });
  });

  test('the key of a filter depends neither on the camera nor on the order', () => {
    fc.assert(
      fc.property(possible, possible, (view, other) => {
        const { here, map, camera, by, direction } = other;
        expect(filtersOf({ ...view, here, map, camera, by, direction })).toBe(filtersOf(view));
      }),
    );
    expect(filtersOf(read('?place=none'))).not.toBe(filtersOf(FIRST));
    expect(filtersOf(read('?kind=pin'))).not.toBe(filtersOf(FIRST));
  });
});
