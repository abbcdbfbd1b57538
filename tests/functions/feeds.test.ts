import { newId } from '@waymark/model/ids';
import { LOCALE_PREFIXES, LOCALES } from '@waymark/model/locale';
import { exampleArticle } from '@waymark/model/testing/examples';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { faultsIn, parseXml } from '../../functions/src/testing/xml.ts';
import { publicItem, writeDocument } from './content.ts';
import { database } from './database.ts';
import { aCreator, creatorRecord } from './people.ts';
import { ADDRESS, ask, refused } from './requests.ts';

const text = z.object({ '#': z.string(), '@xml:lang': z.string() });
const feedSchema = z.object({
  feed: z.object({
    '@xml:lang': z.string(),
    id: z.string(),
    title: z.string(),
    link: z.array(z.object({ '@rel': z.string(), '@href': z.string() })),
    entry: z.array(z.object({ id: z.string(), title: text, published: z.string() })).default([]),
  }),
});

/** The feed at a path, which is valid. */
async function feedAt(path: string) {
  const response = await ask(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toContain('s-maxage=300');
  const xml = await response.text();
  expect(await faultsIn('feed', xml)).toEqual([]);
  return feedSchema.parse(parseXml(xml)).feed;
}

describe('the feed of the blog', () => {
  it.each(LOCALES)('has the newest articles first, in %s', async (locale) => {
    const { slug: _, ...article } = exampleArticle();
    const slug = `feed-${newId().toLowerCase()}`;
    const title = { en: '</title>]]> & "one"', fr: '</title>]]> & « un »' };
    await writeDocument(`articles/${slug}`, { ...article, title, publishedAt: Date.now() });

    const prefix = LOCALE_PREFIXES[locale];
    const feed = await feedAt(`${prefix}/blog/feed.xml`);

    expect(feed['@xml:lang']).toBe(locale);
    expect(feed.link.map((link) => link['@href'])).toEqual([
      `${ADDRESS}${prefix}/blog`,
      `${ADDRESS}${prefix}/blog/feed.xml`,
      `${ADDRESS}${locale === 'en' ? '/fr' : ''}/blog/feed.xml`,
    ]);
    expect(feed.entry[0]).toMatchObject({
      id: `${ADDRESS}${prefix}/blog/${slug}`,
      title: { '#': title[locale], '@xml:lang': locale },
    });
    const dates = feed.entry.map((entry) => entry.published);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it('a reader that has it gets a 304', async () => {
    const etag = (await ask('/blog/feed.xml')).headers.get('ETag') ?? '';
    expect((await ask('/blog/feed.xml', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });
});

describe('the feed of a creator', () => {
  it('has their newest public items of all kinds, in both languages, and nothing unlisted', async () => {
    const { creatorId } = await aCreator();
    const ids = { pin: '', post: '', area: '' };
    for (const [i, kind] of (['area', 'post', 'pin'] as const).entries()) {
      ids[kind] = await publicItem(kind, { creatorId, publishedAt: Date.UTC(2026, 0, 1 + i) });
    }
    await publicItem('poi', { creatorId, visibility: 'unlisted' });
    const record = await database.doc(`creators/${creatorId}`).get();
    const handle: unknown = record.get('handle');

    for (const prefix of Object.values(LOCALE_PREFIXES)) {
      const feed = await feedAt(`${prefix}/creators/${handle}/feed.xml`);
      expect(feed.title).toBe(`${record.get('name')} · Waymark`);
      expect(feed.entry.map(({ id }) => id)).toEqual([
        `${ADDRESS}${prefix}/pins/${ids.pin}`,
        `${ADDRESS}${prefix}/posts/${ids.post}`,
        `${ADDRESS}${prefix}/areas/${ids.area}`,
      ]);
    }
  });

  it('is the same by id and by a former handle, and names the address with the current handle', async () => {
    const { creatorId, uid } = await aCreator();
    const handle = (await database.doc(`creators/${creatorId}`).get()).get('handle');
    const former = `former-${newId().toLowerCase()}`.slice(0, 30);
    await writeDocument(`handles/${former}`, { creatorId, userId: uid, createdAt: Date.now() });

    for (const at of [handle, creatorId, former]) {
      const feed = await feedAt(`/creators/${at}/feed.xml`);
      expect(feed.id).toBe(`${ADDRESS}/creators/${creatorId}`);
      expect(feed.link[1]).toMatchObject({
        '@rel': 'self',
        '@href': `${ADDRESS}/creators/${handle}/feed.xml`,
      });
      expect(feed.entry).toEqual([]);
    }
  });

  it('does not exist for a suspended creator', async () => {
    const id = await creatorRecord({ userId: newId(), status: 'suspended', handle: `feed-${Date.now()}` });
    await refused(await ask(`/creators/${id}/feed.xml`), 404, 'not-found');
  });

  it.each([
    '/fr/feed.xml',
    '/posts/feed.xml',
    '/creators/feed.xml',
    '/creators/join/feed.xml',
    '/creators/nobody/feed.xml',
    `/creators/${'a'.repeat(129)}/feed.xml`,
    '/creators/__proto__/feed.xml',
    '/creators/a%2Fb/feed.xml',
    '/creators/%00/feed.xml',
    '/blog/article/feed.xml',
    '/de/blog/feed.xml',
  ])('does not exist at %s, and nothing keeps that answer', async (path) => {
    await refused(await ask(path), 404, 'not-found');
  });
});
