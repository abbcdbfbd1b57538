import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../locale.ts';
import { matchPath } from '../paths/match-path.ts';
import { PAGE_NAMES, PAGES, type PageName, patternOf } from '../paths/pages.ts';
import { hasPayload, PAYLOAD_SCHEMAS, type Payload } from '../payloads.ts';
import { arbitraryOf } from '../testing/arbitrary-of.ts';
import { EXAMPLE_ADDRESSES } from '../testing/example-addresses.ts';
import { exampleArticle, exampleCreator, exampleDocument, exampleId } from '../testing/examples.ts';
import { type ParsedTag, parsedHead } from '../testing/parsed-head.ts';
import { headTags } from './head-tags.ts';
import { SERVED_ATTRIBUTE } from './served-attribute.ts';

const addresses = EXAMPLE_ADDRESSES;
const none = { partOf: [], parts: [], tiles: [] };
const inLanguages = PAGE_NAMES.flatMap((page) => LOCALES.map((locale) => ({ page, locale })));

function pathOf(page: PageName, locale: (typeof LOCALES)[number]): string {
  return patternOf(page, locale).replace(':id', exampleId('i')).replace(':slug', 'example');
}

function tagsOf(pathname: string, payload?: Payload, status: 200 | 404 | 410 | 500 | 503 = 200): ParsedTag[] {
  return parsedHead(headTags({ pathname, status, payload, addresses }));
}

/** The values of the tags with this name or property, or of the links with this relation. */
function valuesOf(tags: readonly ParsedTag[], name: string): string[] {
  return tags
    .filter(({ attributes: { name: own, property, rel } }) => [own, property, rel].includes(name))
    .map(({ attributes }) => attributes['content'] ?? attributes['href'] ?? '');
}

function jsonLdIn(tags: readonly ParsedTag[]): unknown {
  const [script, ...others] = tags.filter(({ element }) => element === 'script');
  expect(others).toEqual([]);
  return script && JSON.parse(script.text);
}

describe.each(inLanguages)('$page in $locale', ({ page, locale }) => {
  const pathname = pathOf(page, locale);
  const tags = tagsOf(pathname);

  test.skipIf(PAGES[page].framed)('has an address in each language', () => {
    expect(valuesOf(tags, 'canonical')).toEqual([addresses.page(pathname)]);
    const alternates = tags.filter(({ attributes }) => attributes['hreflang'] !== undefined);
    expect(alternates.map(({ attributes }) => [attributes['hreflang'], attributes['href']])).toEqual([
      ['en', addresses.page(pathOf(page, 'en'))],
      ['fr', addresses.page(pathOf(page, 'fr'))],
      ['x-default', addresses.page(pathOf(page, 'en'))],
    ]);
    expect(valuesOf(tags, 'og:locale')).toEqual([locale === 'fr' ? 'fr_FR' : 'en_US']);
    expect(valuesOf(tags, 'og:locale:alternate')).toEqual([locale === 'fr' ? 'en_US' : 'fr_FR']);
  });

  test('names itself and its picture', () => {
    expect(tags[0]).toMatchObject({ element: 'title', attributes: {} });
    expect(valuesOf(tags, 'og:url')).toEqual([addresses.page(pathname)]);
    expect(valuesOf(tags, 'og:site_name')).toEqual(['Waymark']);
    expect(valuesOf(tags, 'description')).toEqual(valuesOf(tags, 'og:description'));
    expect(valuesOf(tags, 'og:image')[0]).toMatch(/^https:\/\/waymark\.example\/social\/.+\.jpg\?v=\w+$/);
    expect([valuesOf(tags, 'og:image:width'), valuesOf(tags, 'og:image:height')]).toEqual([
      ['1200'],
      ['630'],
    ]);
    expect(valuesOf(tags, 'og:image:alt')).toHaveLength(1);
    expect(valuesOf(tags, 'twitter:card')).toEqual(['summary_large_image']);
  });

  test('is for search engines only where it is public', () => {
    expect(valuesOf(tags, 'robots')).toEqual(PAGES[page].indexed ? [] : ['noindex']);
  });

  test('is missing or gone without an address, a picture or an entry in search engines', () => {
    for (const status of [404, 410] as const) {
      const missing = tagsOf(pathname, undefined, status);
      expect(missing.map(({ element, attributes }) => attributes['name'] ?? element)).toEqual([
        'title',
        'robots',
        'description',
      ]);
      expect(missing[0]?.text).toBe(locale === 'fr' ? 'Page introuvable' : 'Page Not Found');
      expect(valuesOf(missing, 'robots')).toEqual(['noindex']);
    }
  });
});

test('a story names its author and its times', () => {
  const item = exampleDocument('post');
  const tags = tagsOf(`/fr/posts/${item.id}`, { item, ...none });
  expect(valuesOf(tags, 'og:type')).toEqual(['article']);
  expect(valuesOf(tags, 'article:published_time')).toEqual(['2026-05-31T12:00:00.000Z']);
  expect(valuesOf(tags, 'article:modified_time')).toEqual(['2026-05-31T12:00:00.001Z']);
  expect(valuesOf(tags, 'article:author')).toEqual(['https://waymark.example/fr/creators/ines-moreau']);
  expect(valuesOf(tags, 'article:tag')).toEqual(item.tags);
});

test('an article of the blog has its time', () => {
  const tags = tagsOf('/blog/why-a-map', { article: exampleArticle() });
  expect(valuesOf(tags, 'article:published_time')).toHaveLength(1);
  expect(valuesOf(tags, 'article:author')).toEqual([]);
});

test('a creator is a profile at the current handle, however the page was reached', () => {
  const tags = tagsOf(`/creators/${exampleId('v')}`, { creator: exampleCreator(), sections: [] });
  expect(valuesOf(tags, 'og:type')).toEqual(['profile']);
  expect(valuesOf(tags, 'profile:username')).toEqual(['ines-moreau']);
  expect(valuesOf(tags, 'canonical')).toEqual(['https://waymark.example/creators/ines-moreau']);
  expect(valuesOf(tags, 'og:image')[0]).toMatch('/social/creators/ines-moreau.jpg?');
});

test('a creator and the blog announce their feeds, and no other page has one', () => {
  const feeds = (pathname: string, payload?: Payload) =>
    tagsOf(pathname, payload)
      .filter(({ attributes }) => attributes['type'] === 'application/atom+xml')
      .map(({ attributes }) => [attributes['rel'], attributes['href']]);
  const ofCreator = { creator: exampleCreator(), sections: [] };
  expect(feeds(`/creators/${exampleId('v')}`, ofCreator)).toEqual([
    ['alternate', 'https://waymark.example/creators/ines-moreau/feed.xml'],
  ]);
  for (const path of ['/fr/blog', '/fr/blog/why-a-map']) {
    expect(feeds(path)).toEqual([['alternate', 'https://waymark.example/fr/blog/feed.xml']]);
  }
  expect(feeds('/creators')).toEqual([]);
});

test('structured data has absolute addresses and the way to the page', () => {
  const item = exampleDocument('destination');
  expect(jsonLdIn(tagsOf(`/fr/destinations/${item.id}`, { item, ...none }))).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TouristDestination',
        url: `https://waymark.example/fr/destinations/${item.id}`,
        image: `https://photos.example/${item.cover?.path}/1280.webp`,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ item: 'https://waymark.example/fr' }, { position: 2 }],
      },
    ],
  });
});

test('the page that other sites frame has no canonical address', () => {
  expect(valuesOf(tagsOf('/fr/iframe'), 'canonical')).toEqual([]);
});

test('an unlisted item has a preview, and is hidden from search engines', () => {
  const item = { ...exampleDocument('poi'), visibility: 'unlisted' as const };
  const tags = tagsOf(`/pois/${item.id}`, { item, ...none });
  expect(valuesOf(tags, 'robots')).toEqual(['noindex']);
  expect(valuesOf(tags, 'og:title')).toEqual(['Marseilles']);
  expect(jsonLdIn(tags)).toBeUndefined();
});

test('a work has its own title and text for link previews, and search engines keep those of the page', () => {
  const shared = { shareTitle: { en: 'Face the <sea>' }, shareText: { en: 'Three days.' } };
  const item = { ...exampleDocument('poi'), ...shared };
  const tags = tagsOf(`/pois/${item.id}`, { item, ...none });
  expect(valuesOf(tags, 'og:title')).toEqual(['Face the <sea>']);
  expect(valuesOf(tags, 'og:description')).toEqual(['Three days.']);
  expect(tags[0]?.text).toBe('Marseilles · Waymark');
  expect(valuesOf(tags, 'description')).toEqual(['A city that faces the sea.']);
  // The other language has none.
  const french = tagsOf(`/fr/pois/${item.id}`, { item, ...none });
  expect(valuesOf(french, 'og:title')).toEqual(['Marseille']);
  expect(valuesOf(french, 'og:description')).toEqual(['Une ville face à la mer.']);
});

test('a page that could not be rendered keeps its head', () => {
  const item = exampleDocument('poi');
  expect(tagsOf(`/pois/${item.id}`, { item, ...none }, 500)).toEqual(
    tagsOf(`/pois/${item.id}`, { item, ...none }),
  );
});

test.each([
  ['/nowhere', 'Page Not Found'],
  ['/fr/nulle-part', 'Page introuvable'],
  ['/french', 'Page Not Found'],
])('the missing page %s says so in its language', (pathname, title) => {
  expect(tagsOf(pathname, undefined, 404)[0]?.text).toBe(title);
});

test('the browser can tell which tags only the server writes', () => {
  const item = { ...exampleDocument('post'), visibility: 'unlisted' as const };
  const tags = tagsOf(`/posts/${item.id}`, { item, ...none });
  const isServed = ({ attributes }: ParsedTag) => SERVED_ATTRIBUTE in attributes;
  expect(tags.filter((tag) => !isServed(tag)).map(({ element }) => element)).toEqual([
    'title',
    'meta',
    'link',
    'link',
    'link',
    'link',
    'meta',
    'meta',
  ]);
  expect(tags.slice(tags.findIndex(isServed)).every(isServed)).toBe(true);
});

/** Texts by which an attribute, a title or a script could end early. */
const hostile = fc
  .array(
    fc.constantFrom(
      '</title>',
      '</script>',
      '<script>alert(1)</script>',
      '<!--',
      '-->',
      ']]>',
      '"',
      "'",
      '&',
      '&quot;',
      '=',
      '>',
      '<',
      '\u2028',
      '\u2029',
      '\u0000',
      '\ud800',
      ' onload=x',
      'a',
      ' ',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));

test('whatever a creator writes stays a text', () => {
  const clean = exampleDocument('post');
  const usual = tagsOf(`/posts/${clean.id}`, { item: clean, ...none });
  const holds = (text: string) => {
    const byline = { ...clean.byline, name: text };
    const item = {
      ...clean,
      title: { en: `a ${text}` },
      summary: { en: `a ${text}` },
      tags: [text, text],
      byline,
    };
    const html = headTags({
      pathname: `/posts/${item.id}`,
      status: 200,
      payload: { item, ...none },
      addresses,
    });
    const tags = parsedHead(html);
    expect(tags.map(({ element, attributes }) => [element, Object.keys(attributes)])).toEqual(
      usual.map(({ element, attributes }) => [element, Object.keys(attributes)]),
    );
    expect(html).not.toMatch(/[\u2028\u2029]/);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(jsonLdIn(tags)).toMatchObject({ '@graph': [{ '@type': 'Article' }, {}] });
  };
  fc.assert(fc.property(hostile, holds), { numRuns: 300 });
});

test('a title comes out of the HTML as it was written', () => {
  const title = `“Tea & <b>cake</b>” it's </title></script> ]]>`;
  const item = { ...exampleDocument('poi'), title: { en: title } };
  const tags = tagsOf(`/pois/${item.id}`, { item, ...none });
  expect(tags[0]?.text).toBe(`${title} · Waymark`);
  expect(valuesOf(tags, 'og:title')).toEqual([title]);
  expect(jsonLdIn(tags)).toMatchObject({ '@graph': [{ name: title }, {}] });
});

test('a path that no page has stays a text', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (text) => {
      expect(tagsOf(`/${text}`, undefined, 404)).toHaveLength(3);
    }),
  );
});

test.each(PAGE_NAMES.filter(hasPayload))('whatever the payload of %s, its head is valid HTML', (page) => {
  fc.assert(
    fc.property(arbitraryOf(PAYLOAD_SCHEMAS[page]), fc.constantFrom(...LOCALES), (payload, locale) => {
      const tags = tagsOf(pathOf(page, locale), payload as Payload);
      const addressed = tags.flatMap(
        ({ attributes: { href, property, content } }) =>
          href ?? (property === 'og:url' || property === 'og:image' ? content : []) ?? [],
      );
      for (const address of addressed) {
        expect(URL.parse(address)?.origin).toBe('https://waymark.example');
        expect(matchPath(new URL(address).pathname) ?? address).toBeTruthy();
      }
    }),
    { numRuns: 25 },
  );
});
