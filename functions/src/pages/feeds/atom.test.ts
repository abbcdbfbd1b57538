import { EXAMPLE_INSTANT } from '@waymark/model/testing/examples';
import { describe, expect, it } from 'vitest';
import { faultsIn, parseXml } from '../../testing/xml.ts';
import { atomOf, type Feed, type FeedEntry } from './atom.ts';

const ORIGIN = 'https://waymark.example';

const ENTRY: FeedEntry = {
  address: `${ORIGIN}/pins/a`,
  title: { value: 'The old harbour', lang: 'en', fallback: false },
  summary: { value: 'A quay.', lang: 'en', fallback: false },
  publishedAt: EXAMPLE_INSTANT,
  updatedAt: EXAMPLE_INSTANT + 1_000,
  author: { name: 'Inès Moreau', uri: `${ORIGIN}/creators/ines` },
  tags: ['sea', 'old town'],
  picture: 'https://photos.example/o/a%2F640.webp?alt=media&b=c',
};

const FEED: Feed = {
  id: `${ORIGIN}/creators/aaaaaaaaaaaaaaaaaaaa`,
  locale: 'en',
  title: 'Inès Moreau · Waymark',
  subtitle: 'Writes about harbours.',
  author: { name: 'Inès Moreau', uri: `${ORIGIN}/creators/ines` },
  page: `${ORIGIN}/creators/ines`,
  self: `${ORIGIN}/creators/ines/feed.xml`,
  translations: [{ locale: 'fr', address: `${ORIGIN}/fr/creators/ines/feed.xml` }],
  icon: `${ORIGIN}/icon.svg`,
  entries: [ENTRY],
  since: 0,
};

/** Text that could end its element, its script or its document. */
const HOSTILE: [what: string, text: string, shown: string][] = [
  ['the end of a script', '</script><script>alert(1)</script>', '</script><script>alert(1)</script>'],
  ['quotes and apostrophes', `"double" 'single' «guillemets»`, `"double" 'single' «guillemets»`],
  ['ends of CDATA', 'one ]]> two ]]> three', 'one ]]> two ]]> three'],
  ['entities', '&amp; &lt; &nbsp; &#0; &', '&amp; &lt; &nbsp; &#0; &'],
  ['the end of its element', '</title></entry><entry>', '</title></entry><entry>'],
  ['separators of lines and paragraphs', 'a\u2028b\u2029c', 'a b c'],
  ['characters that XML forbids', 'a\u0000b\u0007c\u000bd\u001fe\ufffef\uffff', 'a b c d ef'],
  ['half of a pair', 'a\ud800b', 'a\ufffdb'],
  [
    'a comment and an instruction',
    '<!-- --><?xml version="1.0"?><!DOCTYPE a>',
    '<!-- --><?xml version="1.0"?><!DOCTYPE a>',
  ],
  ['a word for a boolean', 'true', 'true'],
];

describe('a feed', () => {
  it('is valid Atom, with everything that an entry has', async () => {
    const xml = atomOf(FEED);
    expect(await faultsIn('feed', xml)).toEqual([]);
    expect(parseXml(xml)).toMatchObject({
      feed: {
        '@xml:lang': 'en',
        id: FEED.id,
        updated: '2026-05-31T12:00:01.000Z',
        link: [
          { '@rel': 'alternate', '@type': 'text/html', '@href': FEED.page },
          { '@rel': 'self', '@href': FEED.self },
          { '@rel': 'alternate', '@hreflang': 'fr', '@href': `${ORIGIN}/fr/creators/ines/feed.xml` },
        ],
        entry: [
          {
            id: ENTRY.address,
            published: '2026-05-31T12:00:00.000Z',
            link: [{ '@href': ENTRY.address }, { '@rel': 'enclosure', '@type': 'image/webp' }],
            category: [{ '@term': 'sea' }, { '@term': 'old town' }],
          },
        ],
      },
    });
  });

  it('is valid without entries, and with an entry that has nothing but a title', async () => {
    const since = EXAMPLE_INSTANT;
    const empty = atomOf({ ...FEED, subtitle: '', author: { name: 'Waymark' }, entries: [], since });
    expect(await faultsIn('feed', empty)).toEqual([]);
    expect(parseXml(empty)).toMatchObject({ feed: { updated: '2026-05-31T12:00:00.000Z' } });

    const { picture: _, ...bare } = { ...ENTRY, tags: [], summary: { ...ENTRY.summary, value: '' } };
    expect(await faultsIn('feed', atomOf({ ...FEED, entries: [bare] }))).toEqual([]);
  });

  it('says in which language a text is that is missing in its own', () => {
    const title = { value: 'Le vieux port', lang: 'fr', fallback: true } as const;
    expect(parseXml(atomOf({ ...FEED, entries: [{ ...ENTRY, title }] }))).toMatchObject({
      feed: { entry: [{ title: { '@xml:lang': 'fr', '#': 'Le vieux port' } }] },
    });
  });

  it('stays valid with hostile texts, and shows them', async () => {
    const entries = HOSTILE.map(([, text]): FeedEntry => {
      const hostile = { value: text, lang: 'en', fallback: false } as const;
      return { ...ENTRY, title: hostile, summary: hostile, author: { name: text }, tags: [text] };
    });
    const all = HOSTILE.map(([, text]) => text).join('');
    const xml = atomOf({ ...FEED, title: all, subtitle: all, author: { name: all }, entries });

    expect(await faultsIn('feed', xml)).toEqual([]);
    const feed = parseXml(xml);
    for (const [i, [what, , shown]] of HOSTILE.entries()) {
      const texts = { title: { '#': shown }, summary: { '#': shown }, author: { name: shown } };
      expect(feed, what).toHaveProperty(['feed', 'entry', i], expect.objectContaining(deep(texts)));
    }
  });
});

/** Matches an object whose objects have at least these fields. */
function deep(fields: Readonly<Record<string, object>>): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, expect.objectContaining(value)]),
  );
}
