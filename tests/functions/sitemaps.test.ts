import { request } from 'node:http';
import { COLLECTION_OF, KINDS, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { newId } from '@waymark/model/ids';
import { describe, expect, it, vi } from 'vitest';
import { shardPath } from '../../functions/src/publish/sitemaps/shard.ts';
import { faultsIn } from '../../functions/src/testing/xml.ts';
import { contentOf, publicItem, writeDocument } from './content.ts';
import { database } from './database.ts';
import { aCreator, creatorRecord } from './people.ts';
import { ADDRESS, ask, publish, published, refused, unpublish } from './requests.ts';
import { listed, sitemapNamed, sitemapNames } from './sitemaps.ts';
import { soon } from './soon.ts';
import { draft } from './works.ts';

describe('sitemaps', () => {
  it('a crawler finds them in a valid index, each of them valid', async () => {
    const index = await ask('/sitemap.xml');
    expect(index.headers.get('Content-Type')).toContain('application/xml');
    expect(index.headers.get('Cache-Control')).toContain('s-maxage=300');
    expect(await faultsIn('sitemapindex', await index.text())).toEqual([]);

    const names = await sitemapNames();
    expect(names).toEqual(expect.arrayContaining(['pages.xml', 'countries.xml', 'articles.xml']));
    const parts = [...KINDS.map((kind) => COLLECTION_OF[kind]), 'creators'];
    expect(names).toEqual(expect.arrayContaining(parts.map((plural) => `${plural}-1-of-1.xml`)));
    for (const name of names) await sitemapNamed(name);
  });

  it('a crawler finds the pages of the team in both languages', async () => {
    const all = await listed('');
    for (const path of ['/', '/about', '/countries/france', '/posts']) {
      const french = path === '/' ? '/fr' : `/fr${path}`;
      const languages = { en: ADDRESS + path, fr: ADDRESS + french, 'x-default': ADDRESS + path };
      expect(all.get(path)?.languages, path).toEqual(languages);
      expect(all.get(french)?.languages, french).toEqual(languages);
    }
    const [article] = (await database.collection('articles').limit(1).get()).docs;
    expect(all.get(`/blog/${article?.id}`)?.lastmod).toBe(article?.get('publishedAt').toDate().toISOString());
  });

  it('a crawler finds a new publication with its date and picture, and no longer after its withdrawal', async () => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, 'poi', contentOf('poi', creator.uid));
    const { id } = await published(await publish(creator, workId));

    const page = await vi.waitFor(async () => {
      const pages = await listed('pois-');
      expect([...pages.keys()]).toContain(`/fr/pois/${id}`);
      return pages.get(`/pois/${id}`);
    }, soon);
    const item = await database.doc(`pois/${id}`).get();
    expect(page?.lastmod).toBe(item.get('updatedAt').toDate().toISOString());
    expect(page?.images).toEqual([
      expect.stringContaining(`${encodeURIComponent(item.get('cover.path'))}%2F1280.webp?alt=media`),
    ]);

    await unpublish(creator, workId);
    await vi.waitFor(async () => {
      expect([...(await listed('pois-')).keys()]).not.toContain(`/pois/${id}`);
    }, soon);
  });

  it('a crawler finds no drafts, nothing unlisted or private, and nothing that ceased to be public', async () => {
    const creator = await aCreator();
    const work = await draft(creator.uid, 'pin', contentOf('pin', creator.uid));
    const unlisted = await Promise.all(KINDS.map((kind) => publicItem(kind, { visibility: 'unlisted' })));
    const secret = await publicItem('list', { visibility: 'private' });
    const hidden = await publicItem('list');
    await vi.waitFor(
      async () => expect([...(await listed('lists-')).keys()]).toContain(`/lists/${hidden}`),
      soon,
    );
    await database.doc(`lists/${hidden}`).update({ visibility: 'private' });
    // Written last, so that the others have been followed when it is found.
    const known = await Promise.all(PUBLISHED_KINDS.map((kind) => publicItem(kind)));

    const pages = await vi.waitFor(async () => {
      const found = [...(await listed('')).keys()].join('\n');
      for (const id of known) expect(found).toContain(id);
      expect(found).not.toContain(hidden);
      return found;
    }, soon);
    for (const id of [work, secret, ...unlisted]) expect(pages).not.toContain(id);
  });

  it('a crawler finds a creator at the current handle, and no suspended one', async () => {
    const handle = `maps-${newId().toLowerCase()}`;
    const id = await creatorRecord({ userId: newId(), handle });
    const suspended = await creatorRecord({ userId: newId(), status: 'suspended', handle: `${handle}-s` });
    const paths = async () => [...(await listed('creators-')).keys()].join('\n');
    await vi.waitFor(async () => expect(await paths()).toContain(`/creators/${handle}\n`), soon);

    await database.doc(`creators/${id}`).update({ handle: `${handle}-new` });
    await vi.waitFor(async () => expect(await paths()).toContain(`/creators/${handle}-new\n`), soon);
    const found = await paths();
    for (const gone of [`/creators/${handle}\n`, `${handle}-s`, id, suspended])
      expect(found).not.toContain(gone);

    await database.doc(`creators/${id}`).update({ status: 'suspended' });
    await vi.waitFor(async () => expect(await paths()).not.toContain(handle), soon);
  });

  it('a crawler that has a sitemap already gets a 304 until it changes', async () => {
    for (const path of ['/sitemaps/pages.xml', '/sitemap.xml']) {
      const etag = (await ask(path)).headers.get('ETag') ?? '';
      const again = await ask(path, { headers: { 'If-None-Match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    const first = (await ask('/sitemaps/markers-1-of-1.xml')).headers.get('ETag');
    await publicItem('marker');
    await vi.waitFor(async () => {
      const etag = (await ask('/sitemaps/markers-1-of-1.xml')).headers.get('ETag');
      expect(etag).not.toBe(first);
    }, soon);
  });

  it.each([
    'pins-0.xml',
    'pins-0-of-1.xml',
    'pins-2-of-1.xml',
    'pins-99999999999.xml',
    'pins-1-of-99999999999.xml',
    'works-1-of-1.xml',
    '__proto__.xml',
    'pages.xml.gz',
    '%00.xml',
  ])('a crawler that asks for %s finds nothing, and nothing keeps that answer', async (name) => {
    await refused(await ask(`/sitemaps/${name}`), 404, 'not-found');
  });

  it('a crawler gets canonical addresses, whatever host it names', async () => {
    for (const path of ['/sitemap.xml', '/sitemaps/pages.xml', '/blog/feed.xml']) {
      const text = await askWithHost(path, 'evil.example');
      expect(text, path).toContain(ADDRESS);
      expect(text, path).not.toContain('evil.example');
    }
  });

  it('a crawler finds the other pages where a shard was not written by functions', async () => {
    const known = await publicItem('area');
    await vi.waitFor(
      async () => expect([...(await listed('areas-')).keys()]).toContain(`/areas/${known}`),
      soon,
    );
    await writeDocument(shardPath('area', '00'), { listings: 'nonsense', count: 1 });

    await refused(await ask('/sitemaps/areas-1-of-2048.xml'), 404, 'not-found');
    expect([...(await listed('areas-')).keys()]).toContain(`/areas/${known}`);
  });
});

/** Requests a path in the name of another host, as only a forged request does. */
function askWithHost(path: string, host: string): Promise<string> {
  const { hostname, port } = new URL(ADDRESS);
  const headers = { Host: host, 'X-Forwarded-Host': host, Forwarded: `host=${host};proto=https` };
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  request({ hostname, port, path, headers }, (response) => {
    let text = '';
    response
      .setEncoding('utf8')
      .on('data', (chunk) => (text += chunk))
      .on('end', () => resolve(text));
  })
    .on('error', reject)
    .end();
  return promise;
}
