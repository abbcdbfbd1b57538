import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from '../locale.ts';
import { matchPath } from './match-path.ts';
import { PAGE_NAMES, PAGES } from './pages.ts';
import { alternates, pathTo } from './path-to.ts';
import { isId } from './segments.ts';

const found = (pathname: string) => {
  const match = matchPath(pathname);
  return match && { page: match.page, locale: match.locale, params: match.params };
};

test.each([
  ['/', 'index', 'en', {}],
  ['/fr', 'index', 'fr', {}],
  ['/fr/', 'index', 'fr', {}],
  ['/about', 'about', 'en', {}],
  ['/about/', 'about', 'en', {}],
  ['/fr/areas/a1', 'areas-id', 'fr', { id: 'a1' }],
  ['/creators/join', 'creators-join', 'en', {}],
  ['/creators/joined', 'creators-id', 'en', { id: 'joined' }],
  ['/creators/join/contact', 'creators-id-contact', 'en', { id: 'join' }],
  ['/fr/countries/new-zealand', 'countries-slug', 'fr', { slug: 'new-zealand' }],
  ['/atlas/instagram/i1', 'atlas-instagram-id', 'en', { id: 'i1' }],
  ['/pins/__proto__', 'pins-id', 'en', { id: '__proto__' }],
  ['/pins/caf%C3%A9%20%25', 'pins-id', 'en', { id: 'café %' }],
  ['/pins/~..', 'pins-id', 'en', { id: '..' }],
])('%s is the page %s in %s', (pathname, page, locale, params) => {
  expect(found(pathname)).toEqual({ page, locale, params });
});

test.each([
  '',
  'about',
  '//',
  '/fr//',
  '//fr',
  '/french',
  '/en',
  '/en/about',
  '/fr/fr',
  '/About',
  '/about//',
  '/__proto__',
  '/constructor',
  '/areas',
  '/areas/',
  '/areas//',
  '/areas/a/b',
  '/areas/a%2Fb',
  '/areas/..',
  '/areas/%2e%2e',
  '/areas/%',
  '/areas/%c3',
  `/areas/${'x'.repeat(129)}`,
  '/blog/Not-Kebab',
  '/blog/a--b',
  '/workspace',
  '/:id',
])('%s is no page', (pathname) => {
  expect(matchPath(pathname)).toBeNull();
});

test('a match names its route', () => {
  expect(matchPath('/fr/posts')?.routeName).toBe('posts___fr');
});

test('a path is percent-encoded', () => {
  expect(pathTo('areas-id', { id: 'é' }, 'fr')).toBe('/fr/areas/%C3%A9');
  expect(pathTo('index', {}, 'fr')).toBe('/fr');
  expect(pathTo('creators-id-contact', { id: '?#' }, 'en')).toBe('/creators/%3F%23/contact');
});

test('an invalid id or slug has no path', () => {
  expect(() => pathTo('areas-id', { id: '' }, 'en')).toThrow(RangeError);
  expect(() => pathTo('areas-id', { id: 'a/b' }, 'en')).toThrow(RangeError);
  expect(() => pathTo('areas-id', { id: '\udc00' }, 'en')).toThrow(RangeError);
  expect(() => pathTo('blog-slug', { slug: 'Not Kebab' }, 'en')).toThrow(RangeError);
});

test('the same page in each language', () => {
  expect(alternates({ page: 'posts-id', params: { id: 'p1' } })).toEqual({
    en: '/posts/p1',
    fr: '/fr/posts/p1',
  });
  const home = matchPath('/fr');
  expect(home && alternates(home)).toEqual({ en: '/', fr: '/fr' });
});

test('every page is found at its path as a browser writes it, whatever the id', () => {
  const id = fc
    .oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.stringMatching(/^[~.%\\?#2e]{1,8}$/),
      fc.constantFrom('.', '..', '~.', '%', '%2e', 'join', 'contact', 'fr', '__proto__'),
    )
    // `/creators/join` is a page of its own, so that no creator can have this id.
    .filter((text) => isId(text) && text !== 'join');
  const slug = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,3}$/);
  fc.assert(
    fc.property(
      fc.constantFrom(...PAGE_NAMES),
      fc.constantFrom(...LOCALES),
      id,
      slug,
      (page, locale, anId, aSlug) => {
        const { pattern } = PAGES[page];
        const params = {
          ...(pattern.includes(':id') && { id: anId }),
          ...(pattern.includes(':slug') && { slug: aSlug }),
        };
        const pathname = pathTo(page, params, locale);
        expect(new URL(pathname, 'https://waymark.example').pathname).toBe(pathname);
        for (const written of [pathname, `${pathname}/`]) {
          if (written !== '//') expect(found(written)).toEqual({ page, locale, params });
        }
      },
    ),
    { numRuns: 1000 },
  );
});

test('matching never throws', () => {
  const pathname = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[/%.~a-f0-9]{0,20}$/),
    fc.webPath(),
  );
  fc.assert(
    fc.property(pathname, (text) => {
      matchPath(text);
      matchPath(`/areas/${text}`);
    }),
  );
});
