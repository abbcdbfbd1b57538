import type { WorkSummary } from '@waymark/model/entities/work-summary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placesOf } from '../map/work-locations.ts';
import { byProject, progressOf } from '../projects/work-groups.ts';
import { exampleSummary } from '../testing/example-summary.ts';
import { findWorks, projectOf, publicationTimeOf } from './find-works.ts';
import { readWorksView } from './works-view.ts';

const ENGLISH = { locale: 'en', intlLocale: 'en-GB' } as const;
const [CORSICA, DELETED] = ['c'.repeat(20), 'd'.repeat(20)];
const PROJECTS = new Set([CORSICA]);

const work = (id: string, fields: Partial<WorkSummary> = {}) =>
  exampleSummary(id, { title: { en: id }, ...fields });

const found = (
  all: readonly WorkSummary[],
  search: string,
  reader: { locale: 'en' | 'fr'; intlLocale: string } = ENGLISH,
  hits: readonly string[] = [],
) =>
  findWorks(
    all,
    readWorksView(new URLSearchParams(search)),
    { projects: PROJECTS, places: placesOf(all), found: new Set(hits) },
    reader,
  )
    .map(({ id }) => id)
    .join(' ');

describe('finding works', () => {
  const all = [
    work('pin', {
      updatedAt: 5,
      title: { en: 'The Pier', fr: 'La Jetée' },
      missing: [],
      position: { lat: 1, lng: 2 },
    }),
    work('area', { kind: 'area', updatedAt: 4, missing: ['fr'], projectId: CORSICA }),
    work('post', {
      kind: 'post',
      state: 'published',
      updatedAt: 3,
      projectId: DELETED,
      missing: ['en', 'fr'],
    }),
    work('gone', { updatedAt: 9, deletedAt: 1 }),
    work('old', { state: 'archived', updatedAt: 2, tags: ['sea'], missing: [], projectId: CORSICA }),
    work('lost', { state: 'archived', updatedAt: 1, deletedAt: 1 }),
  ];

  test.each([
    ['', 'pin area post'],
    ['?show=trash', 'gone lost'],
    // What is archived is in the way of nothing else.
    ['?state=archived', 'old'],
    ['?state=archived&show=trash', 'lost'],
    ['?q=old', 'old'],
    ['?tag=sea', ''],
    ['?tag=sea&state=archived', 'old'],
    ['?tag=land', ''],
    ['?q=jetee', 'pin'],
    ['?q=%20JETÉE%20', 'pin'],
    ['?q=PIE', 'pin'],
    ['?q=castle', ''],
    ['?kind=area', 'area'],
    ['?state=published', 'post'],
    ['?missing=fr', 'area post'],
    ['?missing=en', 'post'],
    ['?place=none', 'area post'],
    // The map restricts the list later.
    ['?place=here', 'pin area post'],
    [`?project=${CORSICA}`, 'area old'],
    [`?project=${DELETED}`, ''],
    ['?project=none', 'pin post'],
    ['?kind=pin&missing=fr', ''],
  ])('the query "%s" finds "%s"', (search, expected) => expect(found(all, search)).toBe(expected));

  test('what the search engine found passes too, if the other filters let it', () => {
    expect(found(all, '?q=peir', ENGLISH, ['pin', 'area', 'gone'])).toBe('pin area');
    expect(found(all, '?q=peir&kind=area', ENGLISH, ['pin', 'area'])).toBe('area');
    expect(found(all, '?q=pie', ENGLISH, ['post'])).toBe('pin post');
  });

  test('works are sorted by title in the reader’s language, and those without a title come last', () => {
    const titled = [
      work('none', { title: {} }),
      work('z', { title: { en: 'zoo', fr: 'Alpes' } }),
      work('e', { title: { en: 'Étretat' } }),
      work('10', { title: { en: 'Etape 10' } }),
      work('9', { title: { en: 'etape 9' } }),
    ];
    expect(found(titled, '?sort=title')).toBe('9 10 e z none');
    expect(found(titled, '?sort=title-desc')).toBe('z e 10 9 none');
    expect(found(titled, '?sort=title', { locale: 'fr', intlLocale: 'fr-FR' })).toBe('z 9 10 e none');
  });

  test('works are sorted by their scheduled or first publication, and those without either come last', () => {
    const timed = [
      work('never', { updatedAt: 99 }),
      work('old', { state: 'changed', publishedAt: 1 }),
      work('again', { state: 'scheduled', publishedAt: 1, publishAt: 8 }),
      work('new', { state: 'published', publishedAt: 5 }),
      // A work that missed its time keeps it, but has no scheduled publication.
      work('missed', { publishAt: 7 }),
    ];
    expect(found(timed, '?sort=published')).toBe('again new old never missed');
    expect(found(timed, '?sort=published-asc')).toBe('old new again never missed');
    expect(timed.map(publicationTimeOf)).toEqual([undefined, 1, 8, 5, undefined]);
  });

  test('every order has each work once', () => {
    const works = fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1, maxLength: 4 }),
        updatedAt: fc.nat(5),
        publishedAt: fc.option(fc.nat(5), { nil: undefined }),
        en: fc.string({ maxLength: 3 }),
      }),
      { selector: ({ id }) => id },
    );
    const sorts = fc.constantFrom('', 'title', 'title-desc', 'published', 'published-asc', 'updated-asc');
    fc.assert(
      fc.property(works, sorts, (all, sort) => {
        const summaries = all.map(({ id, updatedAt, publishedAt, en }) =>
          work(id, { updatedAt, ...(publishedAt !== undefined && { publishedAt }), title: { en } }),
        );
        const view = readWorksView(new URLSearchParams({ sort }));
        const shown = findWorks(
          summaries,
          view,
          { projects: PROJECTS, places: new Map(), found: new Set() },
          ENGLISH,
        );
        expect(new Set(shown)).toEqual(new Set(summaries));
        expect(shown).toHaveLength(summaries.length);
        if (sort === 'updated-asc') {
          const times = shown.map(({ updatedAt }) => updatedAt);
          expect(times).toEqual(times.toSorted((a, b) => a - b));
        }
      }),
    );
  });
});

test('a project counts the works that are published, translated and have a photo, without the trash', () => {
  const all = [
    work('a', { state: 'published', photo: 'x', projectId: CORSICA }),
    work('b', { state: 'changed', missing: ['fr'], projectId: CORSICA }),
    work('c', { state: 'scheduled', missing: ['fr'], projectId: CORSICA }),
    work('d', { state: 'published', deletedAt: 1, projectId: CORSICA }),
    work('e'),
  ];
  expect(progressOf(byProject(all).get(CORSICA) ?? [])).toEqual({
    all: 3,
    published: 2,
    translated: 1,
    withPhoto: 1,
  });
  expect(progressOf([])).toEqual({ all: 0, published: 0, translated: 0, withPhoto: 0 });
  expect(projectOf(work('x', { projectId: DELETED }), PROJECTS)).toBe('none');
});
