import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headOf, MAX_DESCRIPTION, notFoundHead } from './heads.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts';
import { matchPath, type PathMatch } from './paths/match-path.ts';
import { PAGE_NAMES, PAGES, type PageName, patternOf } from './paths/pages.ts';
import { hasPayload, PAYLOAD_SCHEMAS, type Payload } from './payloads.ts';
import { arbitraryOf } from './testing/arbitrary-of.ts';
import {
  exampleArticle,
  exampleBody,
  exampleCountry,
  exampleCreator,
  exampleDocument,
  exampleId,
  exampleList,
  examplePhoto,
} from './testing/examples.ts';

const inLanguages = PAGE_NAMES.flatMap((page) => LOCALES.map((locale) => ({ page, locale })));

function matchOf(page: PageName, locale: Locale): PathMatch {
  const match = matchPath(patternOf(page, locale).replace(':id', exampleId('i')).replace(':slug', 'example'));
  if (match === null) throw new Error(`No path leads to ${page}`);
  return match;
}

const none = { partOf: [], parts: [], tiles: [] };

describe('without a payload', () => {
  test.each(inLanguages)('$page in $locale says what it is and where it is', ({ page, locale }) => {
    const head = headOf({ match: matchOf(page, locale) });
    expect(head.title).toBe(page === 'index' ? `Waymark · ${head.name}` : `${head.name} · Waymark`);
    expect(head.description.length).toBeGreaterThanOrEqual(50);
    expect(head.description.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
    expect(head.description).toMatch(/\.$/);
    expect(head).toMatchObject({ locale, ogLocale: locale === 'fr' ? 'fr_FR' : 'en_US', type: 'website' });
    expect(head.canonical).toBe(head.alternates[locale]);
    expect(head.xDefault).toBe(head.alternates[DEFAULT_LOCALE]);
    for (const language of LOCALES) {
      expect(matchPath(head.alternates[language])).toMatchObject({ page, locale: language });
    }
    expect(head.image).toMatchObject({ path: expect.stringMatching(`^/social/${locale}\\.jpg\\?v=\\w+$`) });
  });

  test.each(LOCALES)('no two pages have the same description in %s', (locale) => {
    const descriptions = PAGE_NAMES.map((page) => headOf({ match: matchOf(page, locale) }).description);
    expect(new Set(descriptions).size).toBe(PAGE_NAMES.length);
  });

  test('every description is written separately in each language', () => {
    for (const page of PAGE_NAMES) {
      const [english, french] = LOCALES.map((locale) => headOf({ match: matchOf(page, locale) }));
      expect(english?.description).not.toBe(french?.description);
    }
  });

  test.each(inLanguages)('$page in $locale is listed where any page of its kind is', ({ page, locale }) => {
    const robots = PAGES[page].indexed ? 'index,follow' : 'noindex';
    expect(headOf({ match: matchOf(page, locale) }).robots).toBe(robots);
  });
});

describe('the page of an item', () => {
  const match = matchOf('destinations-id', 'fr');

  test('has the texts of the item in the reader’s language', () => {
    const head = headOf({ match, payload: { item: exampleDocument('destination'), ...none } });
    expect(head).toMatchObject({
      title: 'Marseille · Waymark',
      description: 'Une ville face à la mer.',
      robots: 'index,follow',
      type: 'website',
      canonical: `/fr/destinations/${exampleId('i')}`,
      xDefault: `/destinations/${exampleId('i')}`,
    });
  });

  test('uses the other language where the reader’s is missing', () => {
    const item = {
      ...exampleDocument('destination'),
      title: { en: 'Marseilles' },
      summary: { en: 'By the sea.' },
    };
    const head = headOf({ match, payload: { item, ...none } });
    expect(head).toMatchObject({ title: 'Marseilles · Waymark', description: 'By the sea.', locale: 'fr' });
  });

  test('describes this type of page where the item has no summary', () => {
    const item = { ...exampleDocument('destination'), summary: {} };
    const { description } = headOf({ match, payload: { item, ...none } });
    expect(description).toBe(headOf({ match }).description);
  });

  test('has a picture of its own in link previews', () => {
    const { image } = headOf({ match, payload: { item: exampleDocument('destination'), ...none } });
    expect(image).toEqual({
      path: expect.stringMatching(`^/social/fr/destinations/${exampleId('i')}\\.jpg\\?v=\\w+$`),
      alt: 'Le vieux port au crépuscule',
    });
  });

  test('describes a cover without alternative text by the name of the item', () => {
    const cover = { ...examplePhoto(), alt: {} };
    const { image } = headOf({
      match,
      payload: { item: { ...exampleDocument('destination'), cover }, ...none },
    });
    expect(image.alt).toBe('Marseille');
  });

  test('is not indexed and has no structured data while the item is unlisted', () => {
    const item = { ...exampleDocument('destination'), visibility: 'unlisted' as const };
    const head = headOf({ match, payload: { item, ...none } });
    expect(head.robots).toBe('noindex');
    expect(head.jsonLd).toBeUndefined();
  });

  test('a story without a summary is described by its beginning', () => {
    const body = { fr: exampleBody('Nous avons longé le quai. '.repeat(20)) };
    const payload = { item: { ...exampleDocument('post'), summary: {}, body }, ...none };
    const head = headOf({ match: matchOf('posts-id', 'fr'), payload });
    expect(head.description).toMatch(/^Nous avons longé le quai\. Nous .*\p{L}…$/u);
    expect(head.description.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
    expect(head.type).toBe('article');
  });

  test('a pin without a summary is described by its note', () => {
    const payload = { item: { ...exampleDocument('pin'), summary: {} }, ...none };
    expect(headOf({ match: matchOf('pins-id', 'en'), payload }).description).toBe('Come early.');
  });
});

describe('the page of a list', () => {
  const match = matchOf('lists-id', 'en');

  test('has the texts of the list', () => {
    const head = headOf({ match, payload: { item: exampleList(), entries: [] } });
    expect(head).toMatchObject({ title: 'A week on the coast · Waymark', description: 'From west to east.' });
    expect(head.robots).toBe('index,follow');
  });

  test('is not indexed while the list is private', () => {
    const item = { ...exampleList(), visibility: 'private' as const };
    expect(headOf({ match, payload: { item, entries: [] } }).robots).toBe('noindex');
  });
});

describe('the page of a creator', () => {
  const match = matchOf('creators-id', 'fr');

  test('is a profile at the address with the handle, however it was reached', () => {
    const head = headOf({ match, payload: { creator: exampleCreator(), sections: [] } });
    expect(head).toMatchObject({
      title: 'Inès Moreau · Waymark',
      description: 'J’écris sur les ports.',
      type: 'profile',
      canonical: '/fr/creators/ines-moreau',
      alternates: { en: '/creators/ines-moreau', fr: '/fr/creators/ines-moreau' },
    });
  });

  test('shows the picture of the creator where there is no cover', () => {
    const payload = { creator: { ...exampleCreator(), cover: null }, sections: [] };
    expect(headOf({ match, payload }).jsonLd?.['@graph'][0]).toMatchObject({
      mainEntity: { image: `${examplePhoto('v').path}/1280.webp` },
    });
  });

  test('is not listed while the creator is suspended', () => {
    const payload = { creator: { ...exampleCreator(), status: 'suspended' as const }, sections: [] };
    expect(headOf({ match, payload }).robots).toBe('noindex');
  });

  test('their contact page names them, and is not listed', () => {
    const payload = { creator: exampleCreator() };
    const head = headOf({ match: matchOf('creators-id-contact', 'fr'), payload });
    expect(head).toMatchObject({ title: 'Écrire à Inès Moreau · Waymark', robots: 'noindex' });
    expect(head.canonical).toBe('/fr/creators/ines-moreau/contact');
  });
});

test('the page of a country shows the first picture from there', () => {
  const card = {
    kind: 'pin' as const,
    id: exampleId(),
    title: {},
    summary: {},
    position: null,
    updatedAt: 0,
  };
  const cards = [
    { ...card, cover: null },
    { ...card, cover: examplePhoto('z') },
  ];
  const payload = { country: exampleCountry(), sections: [{ kind: 'pin' as const, cards, total: 2 }] };
  const head = headOf({ match: matchOf('countries-slug', 'fr'), payload });
  expect(head).toMatchObject({ title: 'France · Waymark', description: 'Fromages et rivages.' });
  expect(head.jsonLd?.['@graph'][0]).toMatchObject({ image: `${examplePhoto('z').path}/1280.webp` });
});

test('the page of an article has the texts of the article', () => {
  const head = headOf({ match: matchOf('blog-slug', 'en'), payload: { article: exampleArticle() } });
  expect(head).toMatchObject({ title: 'Why a map · Waymark', type: 'article', robots: 'index,follow' });
  expect(head.description).toBe('Because places lie somewhere.');
});

test('the head of a missing page says so in its language and is not indexed', () => {
  expect(notFoundHead('/nowhere', 'en')).toEqual({
    title: 'Page Not Found',
    description: 'Page Not Found: /nowhere',
    locale: 'en',
    ogLocale: 'en_US',
    robots: 'noindex',
    type: 'website',
  });
  expect(notFoundHead('/fr/nulle\npart', 'fr')).toMatchObject({
    title: 'Page introuvable',
    description: 'Page introuvable\u00a0: /fr/nulle part',
  });
  expect(notFoundHead(`/${'x'.repeat(500)}`, 'en').description).toHaveLength(MAX_DESCRIPTION);
});

test.each(PAGE_NAMES.filter(hasPayload))(
  'whatever creators write, the head of %s is whole and plain',
  (page) => {
    const payloads: fc.Arbitrary<Payload> = arbitraryOf(PAYLOAD_SCHEMAS[page]);
    const holds = (payload: Payload, locale: Locale) => {
      const head = headOf({ match: matchOf(page, locale), payload });
      expect(head.title).toMatch(/^\S.* · \S/u);
      expect(head.description).not.toBe('');
      expect(head.description.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
      for (const language of LOCALES) {
        expect(matchPath(head.alternates[language])).toMatchObject({ page, locale: language });
      }
      for (const value of leavesOf(head)) {
        expect(value).toBeDefined();
        if (typeof value === 'string') expect(value).toSatisfy(isPlain);
      }
    };
    fc.assert(fc.property(payloads, fc.constantFrom(...LOCALES), holds), { numRuns: 25 });
  },
);

function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}

function isPlain(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}|\p{Zl}|\p{Zp}/u.test(text);
}
