import { expect, test } from 'vitest';
import { PAGE_NAMES, PAGES, patternOf, routeName } from './pages.ts';

test('every page of the specification exists once, and those of measurements, of messages, of photos, of what a browser saved, of whom one follows, of everybody’s settings, of previews and of new creators', () => {
  const patterns = PAGE_NAMES.map((page) => PAGES[page].pattern);
  expect(patterns).toHaveLength(44);
  expect(new Set(patterns).size).toBe(44);
});

test('a page is named after its path', () => {
  for (const page of PAGE_NAMES.filter((name) => name !== 'index')) {
    expect(page).toBe(PAGES[page].pattern.slice(1).replaceAll('/', '-').replaceAll(':', ''));
  }
});

test('a page behind a guard is not for search engines', () => {
  for (const page of PAGE_NAMES.filter((name) => PAGES[name].guards.length > 0)) {
    expect(PAGES[page].indexed).toBe(false);
  }
});

test('the browser alone renders pages behind a guard, the embedded map, imports, previews and what it has saved', () => {
  const own = ['atlas-instagram-id', 'iframe', 'preview', 'saved'];
  expect(PAGE_NAMES.filter((page) => !PAGES[page].rendered)).toEqual(
    PAGE_NAMES.filter((page) => PAGES[page].guards.length > 0 || own.includes(page)),
  );
  expect(PAGE_NAMES.filter((page) => PAGES[page].framed)).toEqual(['iframe']);
});

test('the guards are those of the specification, in order', () => {
  expect(PAGES['creators-join'].guards).toEqual(['authenticated', 'join']);
  expect(PAGES['workspace-profile'].guards).toEqual(['authenticated', 'permission-feature-creator-profile']);
  expect(PAGES['workspace-messages'].guards).toEqual(['authenticated', 'permission-messages']);
  const guarded = PAGE_NAMES.filter((page) => PAGES[page].guards.length > 0);
  expect(guarded).toEqual([
    'atlas-instagram',
    'creators-join',
    'following',
    'lists',
    'logout',
    'settings',
    'workspace-articles',
    'workspace-integrations',
    'workspace-messages',
    'workspace-photos',
    'workspace-profile',
    'workspace-settings',
    'workspace-welcome',
  ]);
});

test('patterns and route names in each language', () => {
  expect(patternOf('index', 'en')).toBe('/');
  expect(patternOf('index', 'fr')).toBe('/fr');
  expect(patternOf('creators-id-contact', 'fr')).toBe('/fr/creators/:id/contact');
  expect(routeName('areas-id', 'en')).toBe('areas-id___en');
  expect(routeName('index', 'fr')).toBe('index___fr');
});
